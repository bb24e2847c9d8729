import { createInterface } from 'node:readline/promises'
import type { Config } from '../../src/config.ts'
import { listErased } from '../../src/contacts/erased.ts'
import type { Database } from '../../src/db/client.ts'
import { recallPort } from '../../src/listening-port.ts'
import { baseUrlOf } from '../../src/tenants/base-url.ts'
import { createTenant } from '../../src/tenants/create.ts'
import { exportTenant } from '../../src/tenants/export.ts'
import { removeTenant } from '../../src/tenants/remove.ts'
import { resetPassword } from '../../src/tenants/reset-password.ts'
import {
  findTenantState,
  listTenants,
  measureTables,
  suspendTenant,
  type TenantState
} from '../../src/tenants/state.ts'
import { isEmail } from '../../src/texts/emails.ts'
import { isSubdomain } from '../../src/texts/hosts.ts'
import { eraseListed } from './erasures.ts'
import { invalidateCaches } from './invalidate-caches.ts'

export type Options = {
  subdomain?: string | undefined
  name?: string | undefined
  email?: string | undefined
  password?: string | undefined
  /** The file that an export goes into. */
  to?: string | undefined
  /** The file with the contacts that are to be erased again. */
  from?: string | undefined
  /** The subdomain again, as the confirmation where no terminal can ask for one. */
  confirm?: string | undefined
  noExport: boolean
  json: boolean
}

type Context = { db: Database; config: Config & { encryptionKey: string }; connectionUrl: string }
/** What is printed: `text` for people, `result` as JSON, and beside them a `hint`. */
type Outcome = { result: unknown; text?: string; hint?: string | undefined }
type Command = (context: Context, options: Options) => Promise<Outcome>

/** By name; each throws an Error of one line where it can't do what is asked. */
export const commands: Record<string, Command> = {
  create: async (context, options) => {
    const { subdomain, name, email, password } = options
    if (!subdomain || !name || !email) throw new Error('create needs --subdomain, --name and --email')
    if (!isSubdomain(subdomain)) {
      throw new Error('--subdomain must be one DNS label of lower-case letters, digits and hyphens')
    }
    if (!isEmail(email)) throw new Error('--email must be an e-mail address')
    checkPassword(password)
    const made = await createTenant(context.db, context.config, { subdomain, name, email, password })
    const baseUrl = await addressOf(context, subdomain)
    const { tenantId, userId, apiKey } = made
    return {
      result: { tenantId, subdomain, baseUrl, userId, email: made.email, password: made.password, apiKey },
      hint: hintOf(baseUrl, subdomain)
    }
  },

  list: async ({ db }) => {
    const tenants = await listTenants(db)
    return { result: tenants, text: tenants.map(describe).join('\n') || 'There is no tenant.' }
  },

  show: async (context, options) => {
    const tenant = await chosen(context, options)
    const sizes = await measureTables(context.db, tenant.tenantId)
    const baseUrl = await addressOf(context, tenant.subdomain)
    const rows = Object.fromEntries(sizes.map(({ table, rows }) => [table, rows]))
    const bytes = Object.fromEntries(sizes.map(({ table, bytes }) => [table, bytes]))
    const total = {
      table: 'all together',
      rows: sizes.reduce((sum, { rows }) => sum + rows, 0),
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    }
    const lines = [...sizes, total].map(
      ({ table, rows, bytes }) =>
        `  ${table.padEnd(24)}${String(rows).padStart(10)} rows ${String(bytes).padStart(14)} bytes`
    )
    return {
      result: { ...tenant, baseUrl, rows, bytes },
      text: [describe(tenant), `  ${baseUrl}`, ...lines].join('\n'),
      hint: hintOf(baseUrl, tenant.subdomain)
    }
  },

  suspend: (context, options) => setSuspension(context, options, true),
  resume: (context, options) => setSuspension(context, options, false),

  'reset-password': async (context, options) => {
    const { email, password } = options
    if (!email) throw new Error('reset-password needs --email, the address of the user')
    checkPassword(password)
    const tenant = await chosen(context, options)
    const result = await resetPassword(context.db, tenant, email, password)
    await invalidateCaches(context.connectionUrl, tenant.tenantId)
    return { result, text: `${result.email} has the password ${result.password}, and all sessions have ended.` }
  },

  export: async (context, options) => {
    const { subdomain } = await chosen(context, options)
    const file = options.to ?? fileFor(subdomain)
    const rows = await exportTenant(context.db, subdomain, file)
    return { result: { subdomain, file, rows }, text: `${rows} rows of ${subdomain} are in ${file}.` }
  },

  erasures: async (context, options) => {
    const erased = await listErased(context.db, await chosen(context, options))
    return { result: erased, text: erased.map((one) => JSON.stringify(one)).join('\n') }
  },

  erase: async (context, options) => {
    const { tenantId } = await chosen(context, options)
    if (!options.from) throw new Error('erase needs --from, a file of what erasures has printed')
    const result = await eraseListed(context, tenantId, options.from)
    const { erased, alreadyErased, unknown, merged } = result
    const text = `${erased} contacts are erased; ${alreadyErased} were already, ${unknown} aren't there.`
    const left = merged.map(({ id, mergedInto }) => `${id} into ${mergedInto}`).join(', ')
    if (left) throw new Error(`${text} These are merged here, and not erased; undo the merge and repeat this: ${left}`)
    return { result, text }
  },

  delete: async (context, options) => {
    const { subdomain } = await chosen(context, options)
    await confirm(subdomain, options)
    const tenant = await suspendTenant(context.db, subdomain, true)
    await invalidateCaches(context.connectionUrl, tenant.tenantId)
    const file = options.noExport ? null : (options.to ?? fileFor(subdomain))
    if (file !== null) await exportTenant(context.db, subdomain, file)
    const deleted = await removeTenant(context.db, tenant)
    await invalidateCaches(context.connectionUrl, tenant.tenantId)
    const kept = file === null ? 'nothing of it is kept' : `what it had is in ${file}`
    return { result: { ...tenant, file, deleted }, text: `${subdomain} is deleted; ${kept}.` }
  }
}

async function setSuspension(context: Context, options: Options, isSuspended: boolean): Promise<Outcome> {
  const { subdomain } = await chosen(context, options)
  const tenant = await suspendTenant(context.db, subdomain, isSuspended)
  await invalidateCaches(context.connectionUrl, tenant.tenantId)
  return { result: tenant, text: describe(tenant) }
}

async function chosen({ db }: Context, { subdomain }: Options): Promise<TenantState> {
  if (!subdomain) throw new Error('which tenant? Name it with --subdomain')
  return findTenantState(db, subdomain)
}

/** How programs get to an address whose name only some resolvers know. */
function hintOf(baseUrl: string, subdomain: string): string | undefined {
  const { hostname } = new URL(baseUrl)
  if (!hostname.endsWith('.localhost')) return undefined
  return `Browsers and curl find ${hostname} by themselves. For programs that don't (Node's fetch, Python), put the line
127.0.0.1 ${hostname}
into /etc/hosts, or start the service with DEFAULT_TENANT=${subdomain}, and use its address without a name.`
}

async function addressOf({ config }: Context, subdomain: string): Promise<string> {
  return baseUrlOf({ ...config, port: await recallPort(config, Boolean(process.env.PORT)) }, subdomain)
}

function describe({ subdomain, name, createdAt, suspendedAt }: TenantState): string {
  const state = suspendedAt === null ? '' : `, suspended since ${suspendedAt}`
  return `${subdomain}: ${name}, since ${createdAt}${state}`
}

function checkPassword(password: string | undefined): void {
  if (password !== undefined && (password.length < 12 || password.length > 128)) {
    throw new Error('--password must have 12 to 128 characters')
  }
}

function fileFor(subdomain: string): string {
  return `${subdomain}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.jsonl`
}

async function confirm(subdomain: string, { confirm }: Options): Promise<void> {
  let answer = confirm
  if (answer === undefined && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    answer = await terminal.question(`Everything of ${subdomain} will be deleted. Type its subdomain to go on: `)
    terminal.close()
  }
  if (answer !== subdomain) throw new Error(`nothing is deleted: confirm with --confirm ${subdomain}`)
}
