import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isEmail } from './texts/emails.ts'
import { isSubdomain } from './texts/hosts.ts'

/** All settings of the process: docs/configuration.md. */
export type Config = ReturnType<typeof readAll>

/** A setting that can't be used; the message is one line for the operator. */
export class ConfigError extends Error {}

/** Reads every setting once; throws a ConfigError that names the first one that can't be used. */
export function readConfig(env: NodeJS.ProcessEnv): Readonly<Config> {
  return Object.freeze(readAll(env))
}

function readAll(env: NodeJS.ProcessEnv) {
  const databaseUrl = env.DATABASE_URL || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL must begin with postgres://')
  }
  const port = readInteger(env, 'PORT', 3000, 0, 65_535)
  return {
    port,
    host: env.HOST || (databaseUrl ? '0.0.0.0' : '127.0.0.1'),
    /** What follows the tenant's label in a Host. */
    baseDomain: readBaseDomain(env),
    /** The subdomain of the tenant that a Host without a tenant's label means; absent: none. */
    defaultTenant: readDefaultTenant(env, databaseUrl),
    /** Absent: the service brings its own PostgreSQL, with its data in `dataDir`. */
    databaseUrl,
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseMaxConnections: readInteger(env, 'DATABASE_MAX_CONNECTIONS', 10, 2, 1_000),
    /** Signs access tokens; at least 32 characters. */
    jwtSecret: readSecret(env, 'JWT_SECRET', databaseUrl),
    /** The key for secrets at rest is derived from it; at least 32 characters. */
    encryptionKey: readSecret(env, 'ENCRYPTION_KEY', databaseUrl),
    /** While the key is changed, the other one: what it was encrypted with can be read, too. */
    encryptionKeyPrevious: readSecret(env, 'ENCRYPTION_KEY_PREVIOUS', undefined),
    /** Origins whose pages may call the API; `*` means any, `localhost` all of this machine. */
    corsOrigins: readOrigins(env.CORS_ORIGINS ?? (databaseUrl ? '' : 'localhost')),
    /** Of the user that the first start makes; without them an example address, and a random password. */
    ...readFirstAdmin(env),
    /** How long the audit log is kept. */
    auditLogDays: readInteger(env, 'AUDIT_LOG_DAYS', 365, 1, 36_500),
    /** How large a file may be that is imported in the background. */
    importMaxBytes: readInteger(env, 'IMPORT_MAX_BYTES', 104_857_600, 1, 10_737_418_240),
    /** How large the files of a tenant's imports in the background may be together. */
    importFilesMaxBytes: readInteger(env, 'IMPORT_FILES_MAX_BYTES', 524_288_000, 1, 1_099_511_627_776),
    /** How long changes are kept, but the last of each record, and deletions; absent: for ever. */
    changesRetentionDays: env.CHANGES_RETENTION_DAYS
      ? readInteger(env, 'CHANGES_RETENTION_DAYS', 0, 1, 36_500)
      : undefined,
    /** A deal with at least this BANT score (0–100) is qualified. */
    bantThreshold: readInteger(env, 'BANT_THRESHOLD', 60, 0, 100),
    rateLimitMax: readInteger(env, 'RATE_LIMIT_MAX', 1_000, 1, 1_000_000_000),
    rateLimitWindowMs: readInteger(env, 'RATE_LIMIT_WINDOW_MS', 60_000, 100, 86_400_000),
    /** How many connections there may be at once, and of each client address that is no trusted proxy. */
    maxConnections: readInteger(env, 'MAX_CONNECTIONS', 10_000, 1, 1_000_000),
    maxConnectionsPerAddress: readInteger(env, 'MAX_CONNECTIONS_PER_ADDRESS', 2_000, 1, 1_000_000),
    /** How long after a failed attempt the next one is made, in seconds; one for each retry. */
    webhookRetryDelays: readDelays(env.WEBHOOK_RETRY_DELAYS, [30, 120, 480, 1_920, 7_680]),
    /** So many deliveries of a tenant may wait; while they do, what would queue more is refused. */
    webhookMaxPending: readInteger(env, 'WEBHOOK_MAX_PENDING', 1_000_000, 1, 1_000_000_000),
    /** Whether webhooks may have http and addresses that are not public: for development and tests. */
    webhookAllowLocal: readChoice(env, 'WEBHOOK_ALLOW_LOCAL', ['false', 'true']) === 'true',
    /** Whose X-Forwarded-* is believed: nobody's, that of so many proxies in front, or that of peers with these addresses. */
    trustProxy: readTrustProxy(env.TRUST_PROXY || 'false'),
    /** Where /metrics is served, apart from the API; absent: nowhere. */
    metricsPort: readMetricsPort(env, port),
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    /** How long after a signal to stop the service goes on answering, where somebody is connected, in milliseconds. */
    shutdownGraceMs: readInteger(env, 'SHUTDOWN_GRACE_MS', 2_000, 0, 300_000),
    logLevel: readChoice(env, 'LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'])
  }
}

function readInteger(env: NodeJS.ProcessEnv, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}`)
  }
  return value
}

/** The metrics have a port of their own, since everybody reaches the API's port. */
function readMetricsPort(env: NodeJS.ProcessEnv, port: number): number | undefined {
  if (!env.METRICS_PORT) return undefined
  const metricsPort = readInteger(env, 'METRICS_PORT', 0, 0, 65_535)
  if (metricsPort !== 0 && metricsPort === port) throw new ConfigError('METRICS_PORT must be another port than PORT')
  return metricsPort
}

function readDelays(text: string | undefined, otherwise: readonly number[]): readonly number[] {
  if (!text) return otherwise
  const delays = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (delays.length > 20 || delays.some((delay) => !(delay >= 0 && delay <= 86_400))) {
    throw new ConfigError(
      'WEBHOOK_RETRY_DELAYS must be at most 20 numbers of seconds from 0 to 86400, separated by commas'
    )
  }
  return delays
}

function readChoice(env: NodeJS.ProcessEnv, name: string, choices: [string, ...string[]]): string {
  const text = env[name] || choices[0]
  if (!choices.includes(text)) throw new ConfigError(`${name} must be one of ${choices.join(', ')}`)
  return text
}

function readBaseDomain(env: NodeJS.ProcessEnv): string {
  const text = (env.BASE_DOMAIN || 'localhost').toLowerCase()
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text)) {
    throw new ConfigError('BASE_DOMAIN must be a host name without scheme and port, such as crm.example.com')
  }
  return text
}

/** The default is set only with the embedded database: behind a public name, unknown hosts would reach that tenant. */
function readDefaultTenant(env: NodeJS.ProcessEnv, databaseUrl: string | undefined): string | undefined {
  const text = env.DEFAULT_TENANT ?? (databaseUrl ? '' : 'demo')
  if (text !== '' && !isSubdomain(text))
    throw new ConfigError('DEFAULT_TENANT must be the subdomain of a tenant, or empty')
  return text || undefined
}

function readOrigins(text: string): string[] {
  const origins = text.split(',').map((part) => part.trim())
  const given = origins.filter((origin) => origin !== '')
  for (const origin of given) {
    const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin
    if (isOrigin || origin === '*' || origin === 'localhost') continue
    throw new ConfigError(
      'CORS_ORIGINS must be origins such as https://app.example.com, separated by commas, * or localhost'
    )
  }
  return given
}

/** Trusting every peer is refused: behind a proxy that appends to X-Forwarded-For, its first address is what the client wrote. */
function readTrustProxy(text: string): false | number | string[] {
  const proxies = text.split(',').map((part) => part.trim())
  if (text === 'false') return false
  if (/^([1-9]|1\d|20)$/.test(text)) return Number(text)
  if (proxies.every((one) => namedNetworks.includes(one) || isNetwork(one))) return proxies
  const wanted = 'the number of proxies in front of the service, such as 1, or their addresses, such as 10.0.0.0/8,::1'
  if (text !== 'true') throw new ConfigError(`TRUST_PROXY must be ${wanted}; or false`)
  throw new ConfigError(`TRUST_PROXY=true would believe what clients write into X-Forwarded-For: write ${wanted}`)
}

/** Names that Fastify has for private networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function readFirstAdmin(env: NodeJS.ProcessEnv) {
  const [firstAdminEmail, firstAdminPassword] = [
    env.FIRST_ADMIN_EMAIL || undefined,
    env.FIRST_ADMIN_PASSWORD || undefined
  ]
  if (firstAdminEmail && !isEmail(firstAdminEmail)) throw new ConfigError('FIRST_ADMIN_EMAIL must be an e-mail address')
  if (firstAdminPassword && (firstAdminPassword.length < 12 || firstAdminPassword.length > 128)) {
    throw new ConfigError('FIRST_ADMIN_PASSWORD must have 12 to 128 characters')
  }
  return { firstAdminEmail, firstAdminPassword }
}

/** The settings as they may be logged: no secrets, and of the database only where it is. */
export function describeSettings(config: Config): Record<string, unknown> {
  const {
    jwtSecret: _,
    encryptionKey: _1,
    encryptionKeyPrevious: _2,
    firstAdminPassword: _3,
    databaseUrl,
    ...open
  } = config
  // Host, port and name: user, password and parameters may hold a password.
  const url = URL.parse(databaseUrl ?? '')
  const place = url ? `${url.host}${url.pathname}` : 'of DATABASE_URL'
  return { ...open, database: databaseUrl === undefined ? 'embedded' : place }
}

function readSecret(env: NodeJS.ProcessEnv, name: string, databaseUrl: string | undefined): string | undefined {
  const text = env[name] || undefined
  if (!text && databaseUrl) throw new ConfigError(`${name} is needed beside DATABASE_URL: at least 32 characters`)
  if (text && text.length < 32) throw new ConfigError(`${name} must have at least 32 characters`)
  return text
}

/** Whether a text is an address, or a network in CIDR notation (RFC 4632, RFC 4291) that is smaller than all of them. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
