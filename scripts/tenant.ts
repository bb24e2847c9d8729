import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/db/client.ts'
import { openStorage, rootMessage } from '../src/storage.ts'
import { prepareQueue } from '../src/webhooks/queue.ts'
import { commands, type Options } from './tenant/commands.ts'

// What an operator does with tenants; works beside a running service, too.

const usage = `npm run tenant -- <command> [--json]     (show acme is short for show --subdomain acme, and so are the others)
  create          --subdomain acme --name "Acme Inc" --email admin@acme.test [--password …]
  list
  show            --subdomain acme
  suspend         --subdomain acme                 every call is answered 403 tenant_suspended, on all instances at once
  resume          --subdomain acme
  reset-password  --subdomain acme --email ada@acme.test [--password …]
  export          --subdomain acme [--to acme.jsonl]
  erasures        --subdomain acme                 prints the erased contacts, as lines of JSON to keep beside backups
  erase           --subdomain acme --from erased.jsonl   erases those again that a restored backup has
  delete          --subdomain acme [--confirm acme] [--to acme.jsonl | --no-export]
create prints JSON in any case. delete suspends, exports and then deletes everything; it asks for the subdomain again.`

try {
  const { command, options } = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const storage = await openStorage(config, { prepareQueue })
  const db = openDatabase(storage.connectionUrl, 1, () => {})
  try {
    const { result, text, hint } = await command(
      { db, config: { ...config, ...storage }, connectionUrl: storage.connectionUrl },
      options
    )
    process.stdout.write(options.json || text === undefined ? `${JSON.stringify(result)}\n` : `${text}\n`)
    // Beside the answer, which programs read.
    if (hint) process.stderr.write(`${hint}\n`)
  } finally {
    await db.close()
    await storage.stop()
  }
} catch (error) {
  process.stderr.write(`${rootMessage(error)}\n`)
  process.exit(1)
}

function readArguments(args: string[]) {
  const option = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{
        subdomain: option,
        name: option,
        email: option,
        password: option,
        to: option,
        from: option,
        confirm: option
      },
      ...{ json: flag, 'no-export': flag, help: flag }
    }
  })
  const [wanted, subdomain, ...others] = positionals
  const [, command] = Object.entries(commands).find(([name]) => name === wanted) ?? []
  if (values.help || !command || others.length > 0) {
    process.stderr.write(`${usage}\n`)
    process.exit(values.help ? 0 : 1)
  }
  // `show acme` says the same as `show --subdomain acme`.
  const options: Options = {
    ...(subdomain && { subdomain }),
    ...values,
    noExport: values['no-export'] ?? false,
    json: values.json ?? false
  }
  return { command, options }
}
