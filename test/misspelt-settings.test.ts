import t from 'tap'
import { readConfig } from '../src/config.ts'
import { findMisspelt } from '../src/misspelt-settings.ts'

const config = readConfig({})
const find = (...names: string[]) => findMisspelt(Object.fromEntries(names.map((name) => [name, '1'])), config)

t.test('A variable that is spelt nearly like a setting is found with the setting', async (t) => {
  const meant = {
    RATELIMIT_MAX: 'RATE_LIMIT_MAX',
    RATE_LIMITS_MAX: 'RATE_LIMIT_MAX',
    LOG_LEVL: 'LOG_LEVEL',
    log_level: 'LOG_LEVEL',
    CORS_ORIGIN: 'CORS_ORIGINS',
    DATABASE_URI: 'DATABASE_URL',
    DATADIR: 'DATA_DIR',
    METRIC_PORT: 'METRICS_PORT',
    JWT_SECERT: 'JWT_SECRET'
  }
  t.same(Object.fromEntries(find(...Object.keys(meant))), meant)
})

t.test('Settings themselves, and what else an environment has, are not taken for misspelt', async (t) => {
  const settings = Object.keys(config).map((key) => key.replaceAll(/[A-Z]/g, '_$&').toUpperCase())
  t.ok(settings.includes('MAX_CONNECTIONS_PER_ADDRESS'))
  t.same(find(...settings), [])
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PGPORT',
    'PGHOST',
    'NODE_ENV',
    'KUBERNETES_PORT',
    'CRM_SERVICE_PORT',
    'LOGNAME'
  ]
  t.same(find(...others, 'DATABASE_HOST', 'SECRET', 'POST', 'npm_config_loglevel', 'TZ', '_'), [])
})
