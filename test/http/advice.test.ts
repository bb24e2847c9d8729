import t from 'tap'
import { startService } from '../support/start.ts'

t.test('A 400 says how to mend what is often got wrong', async (t) => {
  const { call, send } = await startService(t)
  const post = async (path: string, body: object) => {
    const payload = JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    return (await send({ method: 'POST', url: `/api/v1/${path}`, payload, headers })).problem.errors?.[0]
  }
  const ask = async (url: string) => (await send({ url: `/api/v1/${url}` })).problem.errors?.[0]
  const define = (key: string) =>
    call('createProperty', { body: { entity: 'company', key, type: 'text', label: key } as const })

  t.test(
    'Custom values without a definition name those there are, ten at most, or say that there are none',
    async (t) => {
      const custom = { tire: 'gold' }
      const fault = (message: string) => ({ path: '/custom/tire', message: `is not known here${message}` })
      t.same(await post('companies', { name: 'N', custom }), fault(': no property is defined'))
      await define('zone')
      t.same(await post('companies', { name: 'N', custom }), fault('; there is zone'))
      for (let number = 1; number <= 10; number++) await define(`number_${number}`)
      const { message } = (await post('companies', { name: 'N', custom })) ?? {}
      t.equal(message?.match(/zone|number_\d+/g)?.length, 10)
      t.match(message, / and 1 more$/)
      await define('tier')
      t.same(await post('companies', { name: 'N', custom }), fault('; did you mean tier?'))
      const both = await send({
        method: 'POST',
        url: '/api/v1/companies',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ name: 'N', custom: { ...custom, zoen: 'north' } })
      })
      t.same(both.problem.errors?.[1], { path: '/custom/zoen', message: 'is not known here; did you mean zone?' })
      const bulk = await call('bulkCreateCompanies', { body: { items: [{ name: 'N', custom }] } })
      t.match(bulk.body.errors[0]?.error, 'custom/tire: is not known here; did you mean tier?')
    }
  )

  t.test('An unknown property of a body names a near one, also a custom one and in bulk', async (t) => {
    const near = { tier: 'custom.tier', tire: 'custom.tier', domian: 'domain', employee_count: 'employeeCount' }
    for (const [name, meant] of Object.entries(near)) {
      const message = `is not known here; did you mean ${meant}?`
      t.same(await post('companies', { name: 'N', [name]: 'x' }), { path: `/${name}`, message })
    }
    t.equal((await post('companies', { name: 'N', zodiac: 'x' }))?.message, 'is not known here')
    const bulk = await call('bulkCreateCompanies', { invalidBody: { items: [{ name: 'N', domian: 'x' }] } })
    t.match((bulk.body as { errors: object[] }).errors, [{ error: 'domian: is not known here; did you mean domain?' }])
  })

  t.test('Names in fields, filter and sort that are not known come with near ones', async (t) => {
    t.match(
      (await ask('companies?fields=naem,tier'))?.message,
      'has naem (did you mean name?), tier (did you mean custom.tier?); it'
    )
    t.match((await ask('companies?sort=-domian'))?.message, /not "domian"; did you mean domain\?$/)
    const filter = { property: 'employeCount', op: 'eq', value: 5 }
    t.match((await post('companies/search', { filter }))?.message, /; did you mean employeeCount\?$/)
    const sort = [{ property: 'custom.tire' }]
    t.match((await post('companies/search', { sort }))?.message, /; did you mean custom.tier\?$/)
  })

  t.test('An unknown query parameter names what to use instead', async (t) => {
    const pages = 'is not known here; pages are asked for with limit and cursor'
    t.same(await ask('companies?page=2'), { path: 'page', message: pages })
    t.equal((await ask('companies?per_page=2'))?.message, pages)
    const search = 'is not known here; to find by any property, POST /api/v1/companies/search'
    t.equal((await ask('companies?name=Acme'))?.message, search)
    t.equal((await ask(`companies?${encodeURIComponent('filter[name]')}=x`))?.message, search)
    t.equal((await ask('companies?limt=2'))?.message, 'is not known here; did you mean limit?')
    t.equal((await ask('companies?zodiac=2'))?.message, 'is not known here')
  })

  t.test(
    'A plus in a query’s time, a list for bulk, a list of scopes and an option as text are each told',
    async (t) => {
      const plus = /; a \+ in a URL is a blank: write %2B$/
      t.match((await ask('companies?updatedSince=2026-11-21T00:00:00+02:00'))?.message, plus)
      t.notMatch((await ask('companies?updatedSince=yesterday'))?.message, plus)
      t.same(await post('companies/bulk', [{ name: 'N' }]), { path: '', message: 'must be object: { "items": […] }' })
      t.same(await post('api-keys', { name: 'K', scopes: ['read'] }), {
        path: '/scopes',
        message: 'must be string, such as "read,write"'
      })
      const property = { entity: 'company', key: 'state', type: 'select', label: 'State', options: ['New'] }
      t.same(await post('properties', property), {
        path: '/options/0',
        message: 'must be object: [{ "value": "New" }]'
      })
    }
  )
})
