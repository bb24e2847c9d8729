import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { startService } from '../support/start.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../../scripts/import.ts')

t.test('The command imports a file through the API, and writes the rows left out into another', async (t) => {
  const { app, acme, call } = await startService(t, { defaultTenant: 'acme' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const file = join(t.testdir(), 'people.csv')
  await writeFile(file, 'Mail,first_name,last_name\nmaja@x.test,Maja,Ek\nnobody,Bo,Li\n')
  const command = (...more: string[]) =>
    run(process.execPath, [
      script,
      'contacts',
      file,
      '--url',
      `http://127.0.0.1:${port}`,
      '--key',
      acme.apiKey,
      ...more
    ])
  const mapping = ['--mode', 'upsert', '--mapping', 'Mail:email']

  t.match(
    (await command(...mapping, '--dry-run')).stdout,
    'succeeded: 1 would be imported, 0 would be updated, 0 would stay unchanged, 1 would be skipped'
  )
  t.same((await call('listContacts', {})).body, [])
  const { stdout } = await command(...mapping)
  t.match(stdout, 'succeeded: 1 imported, 0 updated, 0 unchanged, 1 skipped')
  t.match(
    stdout,
    /^change set ([\da-f-]{36}); to take it all back: POST \/api\/v1\/changes\/undo \{"changeSet":"\1"\}$/m
  )
  t.equal(
    await readFile(`${file}.errors.csv`, 'utf8'),
    '\ufeffMail,first_name,last_name,error\r\nnobody,Bo,Li,Row 3: email: not a valid e-mail address (nobody)\r\n'
  )
  t.match((await command(...mapping)).stdout, 'succeeded: 0 imported, 0 updated, 1 unchanged, 1 skipped')
  await t.rejects(command('--mapping', 'x:email'), {
    code: 1,
    stderr: /mapping: names "x", which the first row has not; it has "Mail"/
  })
  const property = { entity: 'contact', key: 'code', label: 'Code', type: 'text', isUnique: true } as const
  await call('createProperty', { body: property })
  await writeFile(file, 'first_name,last_name,custom.code\nMaja,Ek,K-1\nMaja,Ek-Li,k-1\n')
  t.match(
    (await command('--mode', 'upsert', '--match', 'custom.code')).stdout,
    'succeeded: 1 imported, 1 updated, 0 unchanged, 0 skipped'
  )
  await writeFile(file, 'first_name,last_name,phone_number,Quux\nMaja,Ek,1,2\n')
  t.match((await command()).stdout, /not read: phone_number, did you mean phone\?; Quux$/m)
  await writeFile(
    file,
    'first_name,last_name,Job Title,Fax,Pager,Quux,Contact owner,phone_number\nMaja,Ek,1,2,3,4,5,6\n'
  )
  t.match(
    (await command()).stdout,
    /^not read: Job Title, did you mean title\?; Fax; Pager; Quux; Contact owner, did you mean owner_email\?; phone_number, did you mean phone\?$/m
  )
  await writeFile(file, 'sep=;\nName;Value;Company Name;Close\nA;EUR 1.500,00;Made GmbH;31.12.2026\n')
  const deals = await run(process.execPath, [
    ...[
      script,
      'deals',
      file,
      '--url',
      `http://127.0.0.1:${port}`,
      '--key',
      acme.apiKey,
      '--mapping',
      'Close:expected_close_date'
    ],
    ...['--decimal', ',', '--dates', 'dmy', '--references', 'create', '--encoding', 'auto', '--add-tags']
  ]).catch((error) => error)
  t.match(deals.stdout, /^succeeded: 0 imported, .* 1 skipped$/m, 'a deal without a currency isn’t one in euros')
  t.match(deals.stdout, /^read as utf-8$/m)
  t.match(deals.stdout, /^lines passed over: 1$/m)
  const gone = join(file, '../gone.csv')
  const plain = (...more: string[]) => run(process.execPath, [script, ...more])
  const at = ['--url', `http://127.0.0.1:${port}`, '--key', acme.apiKey]
  await t.rejects(plain('contacts', gone, ...at), { code: 1, stderr: /gone.csv isn't there/ })
  await t.rejects(plain('contacts', join(file, '..'), ...at), {
    code: 1,
    stderr: /^[^\n]+ is no file that can be read\n$/
  })
  await t.rejects(plain('leads', file, ...at), { code: 1, stderr: /^leads can't be imported, only contacts/ })
  await t.rejects(plain('contacts', file, '--url', 'http://127.0.0.1:1', '--key', 'k'), {
    code: 1,
    stderr:
      /^(sending people.csv\n)?no service answers at http:\/\/127.0.0.1:1: start it, or name its address with --url\n$/
  })
  await t.rejects(command('--mode', 'replace'), { code: 1, stderr: /mode: must be one of create, upsert, update/ })
})
