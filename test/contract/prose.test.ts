import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import t from 'tap'
import { readConfig } from '../../src/config.ts'
import { signBody } from '../../src/webhooks/signature.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

// The programs and tables in the contract's prose: what is taken from there into other programs has to be right.

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
const introduction: string = contract.info.description
/** Of the introduction, the chapter that has this heading. */
const chapterOf = (heading: string): string =>
  introduction.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
/** What is said of a tag. */
const chapter = (name: string): string => contract.tags.find((tag: { name: string }) => tag.name === name).description

type Page = { id: string; updatedAt: string }
type Change = { sequence: number; entityId: string; action: string }
type Readers = {
  pullCompanies: (since: string, save: (company: Page) => Promise<void>) => Promise<string>
  followChanges: (cursor: string | undefined, apply: (change: Change) => Promise<void>) => Promise<string>
}

t.test('The shell examples use what the quick start sets, and files that they make', async (t) => {
  const prose = [introduction, ...contract.tags.map((tag: { description: string }) => tag.description)].join('\n')
  const examples = blocks(prose, 'sh')
  for (const code of examples) {
    for (const [, file] of code.matchAll(/=@(\S+)/g))
      t.match(code, new RegExp(` (-o|>) ${file}\\s`), `${file} is there when it is sent`)
  }
  const used = new Set(examples.flatMap((code) => code.match(/\$[A-Z]\w*/g) ?? []))
  const set = [...chapterOf('Quick start').matchAll(/^export (\w+)=/gm)].map(([, name]) => `$${name}`)
  t.same([...used].sort(), set.sort())
})

t.test('The introduction of the contract is true of the service', async (t) => {
  t.test(
    'The introduction has programs that copy all records, go on from where they stopped, and see deletions',
    async (t) => {
      const { app, call, acme } = await startService(t)
      const fetchHere = async (url: string, { headers }: { headers: Record<string, string> }) => {
        const { statusCode, body } = await app.inject({
          url: url.slice('http://acme'.length),
          headers: { host: acme.host, ...headers }
        })
        return new Response(body, { status: statusCode })
      }
      const code = blocks(chapterOf('Staying in sync'), 'js').join('\n')
      const make = new Function('fetch', 'process', `${code}\nreturn { pullCompanies, followChanges }`)
      const env = { CRM: 'http://acme', CRM_KEY: acme.apiKey }
      const { pullCompanies, followChanges }: Readers = make(fetchHere, { env })

      const made: string[] = []
      for (const round of [1, 2, 3]) {
        const items = Array.from({ length: 70 }, (_, index) => ({ name: `Company ${round}.${index}` }))
        made.push(...(await call('bulkCreateCompanies', { body: { items } })).body.createdIds)
      }
      const copied: string[] = []
      const copy = async ({ id }: Page) => void copied.push(id)
      const since = await pullCompanies('1970-01-01T00:00:00Z', copy)
      t.same(copied, made)
      const followed: Change[] = []
      const follow = async (change: Change) => void followed.push(change)
      const cursor = await followChanges(undefined, follow)
      t.same(
        followed.slice(-made.length).map(({ entityId }) => entityId),
        made
      )
      t.same(
        followed.map(({ sequence }) => sequence),
        followed.map((_, index) => index + 1)
      )

      const [changed = '', deleted = ''] = made
      await call('updateCompany', { params: { id: changed }, body: { city: 'Lyon' } })
      await call('deleteCompany', { params: { id: deleted } })
      await pullCompanies(since, copy)
      t.same(copied.slice(made.length), [changed])
      await followChanges(cursor, follow)
      t.match(followed.slice(-2), [
        { entityId: changed, action: 'updated' },
        { entityId: deleted, action: 'deleted' }
      ])

      const refused: Readers = make(fetchHere, { env: { ...env, CRM_KEY: 'crm_wrong' } })
      await t.rejects(refused.pullCompanies(since, copy), /unauthenticated/)
    }
  )

  t.test('The introduction explains every code of an error, and none that there is not', async (t) => {
    const explained = [...introduction.matchAll(/^\| \d{3} `(\w+)` \|/gm)].map(([, code]) => code)
    t.same(explained.sort(), [...contract.components.schemas.ProblemCode.enum].sort())
  })

  t.test('The introduction shows an error as it is', async (t) => {
    const [shown = ''] = blocks(chapterOf('Error codes'), 'json')
    t.same(
      JSON.parse(shown),
      contract.components.responses.BadRequest.content['application/problem+json'].examples.validation_failed.value
    )
  })
})

t.test('The chapter on signatures of webhooks can be followed', async (t) => {
  const prose = chapterOf('Verify webhook signatures')
  const [body = ''] = blocks(prose, 'json')
  const secret = /`(whsec_[^`]+)`/.exec(prose)?.[1] ?? ''
  const signature = /signature `(\w+)`/.exec(prose)?.[1] ?? ''

  t.test('The chapter on signatures has a body with its right signature', async (t) => {
    t.equal(signBody(body.trimEnd(), secret), signature)
    t.equal(contract.components.parameters.WebhookSignature.example, signature)
  })

  t.test('The chapter on signatures has a program that believes this signature, and no other', async (t) => {
    const [program = ''] = blocks(prose, 'js')
    const code = program.replace(/^import .*$/m, '')
    const isGenuine = new Function('createHmac', 'timingSafeEqual', `${code}\nreturn isGenuine`)(
      createHmac,
      timingSafeEqual
    )
    const bytes = Buffer.from(body.trimEnd())
    t.equal(isGenuine(bytes, signature, secret), true)
    for (const wrong of [undefined, '', 'x', signature.slice(2), `${signature}00`, signature.replace(/^../, '00')]) {
      t.equal(isGenuine(bytes, wrong, secret), false, String(wrong))
    }
    t.equal(isGenuine(bytes, signature, secret.replace('whsec_', '')), false)
    t.equal(isGenuine(Buffer.from(body), signature, secret), false)
  })
})

t.test('The chapter on webhooks names the delays of the retries as they are', async (t) => {
  const [first, ...minutes] =
    /after (\d+) seconds, then (\d+), (\d+), (\d+) and (\d+) minutes/.exec(chapter('webhooks'))?.slice(1).map(Number) ??
    []
  t.same([first, ...minutes.map((one) => one * 60)], readConfig({}).webhookRetryDelays)
})

t.test('The chapter on import and export names the columns of every file', async (t) => {
  const { send } = await startService(t)
  const rows = [...chapter('import-export').matchAll(/^\| (\w+) \| (.*_name.*|.*domain.*) \|$/gm)]
  t.equal(rows.length, 4)
  for (const [, entity = '', columns = ''] of rows) {
    const template = String((await send({ url: `/api/v1/importexport/${entity}/template` })).body).trim()
    t.equal(columns.replaceAll('**', '').split(', ').join(), template, entity)
    const mandatory = [...columns.matchAll(/\*\*(\w+)\*\*/g)].map(([, name]) => name)
    const { problem } = await send({
      method: 'POST',
      url: `/api/v1/importexport/${entity}/import`,
      ...upload('unknown\r\n')
    } as never)
    t.match(problem.detail, `lacks ${mandatory.join(' and ')};`, entity)
  }
})

/** The fenced blocks of a language. */
function blocks(markdown: string, language: string): string[] {
  return [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? [text] : []
  )
}
