/** An address that must not be reached. */
export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

const closed = 'the connection was closed before an answer'

const reasons: Record<string, string> = {
  FORBIDDEN_ADDRESS: 'the address is not one of the public internet',
  ENOTFOUND: 'the host name does not resolve',
  ENODATA: 'the host name does not resolve',
  ESERVFAIL: 'the host name does not resolve',
  ETIMEOUT: 'the host name did not resolve in time',
  EAI_AGAIN: 'the host name did not resolve in time',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  EPIPE: 'the connection was reset',
  EPROTO: 'the TLS connection failed',
  HPE_HEADER_OVERFLOW: 'the answer has too many headers',
  HPE_INVALID_EOF_STATE: closed
}

/** The error for the webhook's owner: never a library's text, except about certificates, where it names the fault. */
export function describeFailure(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer within 10 seconds'
  for (const cause of causesOf(error)) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException
    // Node has one code for a reset and for an end, which no call of the system reports.
    if (code === 'ECONNRESET' && syscall === undefined) return closed
    if (reasons[code]) return reasons[code]
    if (code.startsWith('HPE_')) return 'the answer is not HTTP'
    if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return `the TLS connection failed: ${code}`
  }
  return 'the exchange failed'
}

function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : []
  return [error, ...inner.flatMap(causesOf), ...causesOf(error.cause)]
}
