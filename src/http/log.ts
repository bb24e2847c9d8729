import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

/** Properties whose values are kept out of the log wherever they are; in the text of a body, quotes have a backslash. */
const secretNames =
  'authorization|cookie|set-cookie|x-api-key|secret|secretKey|password|currentPassword|newPassword|token|accessToken|' +
  'refreshToken|apiKey|jwtSecret|encryptionKey|encryptionKeyPrevious|firstAdminPassword'
const byName = new RegExp(String.raw`("(?:${secretNames})" *: *)(?:"(?:[^"\\]|\\.)*"|-?\d+)`, 'gi')
const byNameInText = new RegExp(
  String.raw`(\\"(?:${secretNames})\\" *: *)(?:\\"(?:[^"\\]|\\\\(?:\\["\\]|.))*\\"|-?\d+)`,
  'gi'
)

/** API keys (of which the prefix is public), refresh tokens, webhook secrets, JWTs, credentials of headers and of URLs. */
const byForm =
  /(crm_[a-z0-9]{8}_)[a-z0-9]{32}|(rt_)[\w-]{43}|(whsec_)[\w+/=]+|(eyJ)[\w-]+\.[\w-]+\.[\w-]+|(\b(?:bearer|basic) +)[^\s"\\,]+|(:\/\/[^\s:@/"]*:)[^\s@/"]+(?=@)/gi

/** How every line of the log is made: one form of errors, and no secret, whoever writes one into it. */
export function loggerOptions(level: string): LoggerOptions {
  return { level, base: null, serializers: { err: describeError }, hooks: { streamWrite: redact } }
}

/** A logger for what happens before there is an app. */
export function openLogger(level: string, stream: DestinationStream): Logger {
  return pino(loggerOptions(level), stream)
}

/**
 * How long lines wait for others, and how many characters of them: a write for each is a tenth of what reading a record takes
 * (docs/decisions/log-and-metrics.md).
 */
const [collectedMs, collectedLength] = [100, 16_384]

/**
 * The log on stdout. What has been logged is written when the process exits, whatever it exits for; only one that is
 * killed may take its last tenth of a second along. `flush` is for whoever else writes to stdout.
 */
export function openLog(): DestinationStream & { flush: () => void } {
  const stdout = pino.destination({ dest: 1, sync: true })
  let lines = ''
  const flush = () => {
    if (lines) stdout.write(lines)
    lines = ''
  }
  const write = (line: string) => {
    if (!lines) setTimeout(flush, collectedMs).unref()
    lines += line
    if (lines.length >= collectedLength) flush()
  }
  process.once('exit', flush)
  return { write, flush }
}

/** A line without the secrets in it; still JSON. */
function redact(line: string): string {
  const named = line.replace(byName, '$1"[redacted]"')
  const inTexts = named.includes('\\"') ? named.replace(byNameInText, '$1\\"[redacted]\\"') : named
  return inTexts.replace(byForm, '$1$2$3$4$5$6[redacted]')
}

type Described = { type: string; message: string; code?: unknown; stack: string }

/** Nothing else of an error: those of `pg` hold the client, and its key that cancels statements. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack = '', cause } = error
  const described: Described = { type: error.constructor.name || name, message, stack }
  if ('code' in error) described.code = error.code
  if (!(cause instanceof Error)) return described
  const inner = describeError(cause) as Described
  described.message = `${message}: ${inner.message}`
  described.stack = `${stack}\ncaused by: ${inner.stack}`
  return described
}
