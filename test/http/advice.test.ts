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
    'A name for an id, a text for a list or number, and a code in words are told what to send instead',
    async (t) => {
      const put = async (body: object) => {
        const headers = { 'content-type': 'application/json' }
        const url = '/api/v1/deals/019caddc-3a9e-7b10-8f42-6d5e4c3b2a19'
        return (await send({ method: 'PUT', url, payload: JSON.stringify(body), headers })).problem.errors?.[0]?.message
      }
      const search = (kind: string) => new RegExp(`^must be a UUID; POST /api/v1/${kind}/search finds`)
      t.match(await put({ companyId: 'Acme Inc' }), search('companies'))
      t.match(await put({ contactId: 'Maja' }), search('contacts'))
      t.match(await put({ stageId: 'Won' }), /^must be a UUID; GET \/api\/v1\/pipelines has its id/)
      t.match(await put({ ownerId: 'me' }), /^must be a UUID; GET \/api\/v1\/users has its id/)
      t.match((await ask('deals?companyId=Acme'))?.message, search('companies'))
      t.match((await ask('contacts/Maja'))?.message, search('contacts'))
      t.match((await ask('teams/north'))?.message, /^must be a UUID; GET \/api\/v1\/teams has it$/)
      const set = { companyId: 'Acme' }
      const filter = { property: 'name', op: 'eq', value: 'x' }
      t.match((await post('deals/bulk-update', { filter, set }))?.message, search('companies'))

      t.match(await put({ value: '12.500,00' }), /^must be number or null, such as 12500\.5, without quotes/)
      t.match(await put({ probability: '60%' }), /^must be integer or null, such as 60, without quotes/)
      for (const currency of ['Euro', 'eur', '€', 'EURO']) {
        t.equal(await put({ currency }), 'must be three capital letters, such as EUR', currency)
      }
      t.equal(
        (await post('contacts', { firstName: 'A', lastName: 'B', tags: 'a,b' }))?.message,
        'must be array, such as ["key account", "partner"]'
      )
      t.equal((await ask('contacts?count=x'))?.message, 'must be boolean')
      const file = { method: 'POST', url: '/api/v1/importexport/contacts/import?addTags=x' } as const
      t.equal((await send(file)).problem.errors?.[0]?.message, 'must be boolean', 'a list has that name elsewhere')
      const hook = { name: 'H', url: 'hooks.acme.test/crm', events: ['deal.won'] }
      t.match((await post('webhooks', hook))?.message, /^must be an absolute URL, such as https:\/\//)
      t.match(
        (await post('webhooks', { ...hook, url: 'https://x.test', events: 'deal.won' }))?.message,
        /such as \["deal\.won"/
      )
    }
  )

  t.test('A body inside a body, and words of other services, are told what is meant here', async (t) => {
    for (const around of ['data', 'properties', 'attributes', 'contact']) {
      const body = { [around]: { firstName: 'A', lastName: 'B' } }
      const { problem } = await send({
        method: 'POST',
        url: '/api/v1/contacts',
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' }
      })
      const fault = problem.errors?.find(({ path }) => path === `/${around}`)
      t.equal(fault?.message, `is not known here; send what it holds as the body itself, without ${around} around it`)
    }
    const bulk = await call('bulkCreateContacts', { invalidBody: { items: [{ data: {} }] } })
    t.match((bulk.body as { errors: object[] }).errors, [{ error: /data: is not known here; send what it holds/ }])
    t.match(
      (await post('contacts', { firstName: 'A', lastName: 'B', 'custom.zone': 'x' }))?.message,
      /belongs into custom: \{ "zone": … \}$/
    )
    for (const name of ['orderBy', 'order_by', 'sort_by', 'sortBy', 'order']) {
      t.match(
        (await ask(`contacts?${name}=name`))?.message,
        /; the order is asked for with sort, such as sort=-createdAt$/,
        name
      )
      t.match(
        (await post('contacts/search', { [name]: 'name' }))?.message,
        /; the order is asked for with sort: \[\{/,
        name
      )
    }
    for (const name of ['include', 'expand']) {
      t.match((await ask(`contacts?${name}=company`))?.message, /; names of what a record refers to are in it/, name)
    }
    for (const name of ['since', 'after', 'updatedSince']) {
      t.match(
        (await ask(`changes?${name}=2026-01-01`))?.message,
        /; a cursor says where to begin: .*cursor=latest/,
        name
      )
    }
  })

  t.test('A filter of another shape is shown one that works', async (t) => {
    const shape = (filter: unknown) => post('contacts/search', { filter })
    t.match(await shape({ city: 'Oslo' }), {
      path: '/filter',
      message: /, such as \{ "property": "city", "op": "eq", "value": … \}$/
    })
    t.match((await shape({ city: { eq: 'Oslo' } }))?.message, /such as \{ "property": "city"/)
    const example = /such as (\{ "property": "createdAt", "op": "gte", "value": "2026-01-01" \})$/
    for (const filter of [
      [],
      [{ property: 'city', op: 'eq', value: 'x' }],
      'city=Oslo',
      { field: 'city', operator: '=' }
    ]) {
      const fault = await shape(filter)
      t.match(fault?.message, example, JSON.stringify(filter))
      const shown = JSON.parse(example.exec(fault?.message ?? '')?.[1] ?? 'null')
      t.equal((await call('searchContacts', { body: { filter: shown } })).status, 200)
    }
  })

  t.test(
    'A plus in a query’s time, a list for bulk, a list of scopes and an option as text are each told',
    async (t) => {
      const plus = /^must be [^+]+; a \+ in a URL is a blank: write %2B$/
      t.match((await ask('companies?updatedSince=2026-11-21T00:00:00+02:00'))?.message, plus)
      // More than one thing is wrong with it.
      t.match((await ask('companies?updatedSince=2026-11-28T00:00:00+01:00'))?.message, plus)
      t.match(
        (await ask('companies?asOf=2026-11-28T00:00:00+01:00'))?.message,
        /^[^+]+; a \+ in a URL is a blank: write %2B$/
      )
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
