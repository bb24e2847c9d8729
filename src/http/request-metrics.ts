import { Counter, Gauge, Histogram } from '@prometheus-io/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OperationDescription, operations, problemWords } from '../../generated/operations.ts'
import type { Metrics } from '../metrics.ts'

/** Upper bounds in seconds: from what the database has in memory to the longest that a client may take over an import. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 360]

const operationIds = new Map<OperationDescription | undefined, string>(
  Object.entries(operations).map(([id, operation]) => [operation, id])
)

/** The contract's name of an operation. */
export function operationIdOf(operation: OperationDescription | undefined): string | undefined {
  return operationIds.get(operation)
}

/** HEAD comes with each GET. */
const methods = new Set<string>([...Object.values(operations).map(({ method }) => method), 'HEAD'])

/** Begins to measure a request. */
type Measure = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Measures every request of the app that could be read as HTTP, those that are refused at once included; to be called
 * before anything that refuses adds its hooks. What it returns is for requests that no hook sees. The labels are the
 * contract's operation (`none` where there isn't any), its methods (`other`: none of them) and the class of status, so that
 * there are only as many series as the contract has answers, whatever clients send.
 */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): Measure {
  const registers = [registry]
  const duration = new Histogram({
    name: 'crm_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, without what it waited for news; of status "aborted" where the client left before.',
    labelNames: ['operation', 'method', 'status'],
    buckets: durationBuckets,
    registers
  })
  const problems = new Counter({
    name: 'crm_http_problems_total',
    help: 'Error answers by the code of their problem document.',
    labelNames: ['code'],
    registers
  })
  // Counters begin at 0, so that an alert on an increase sees the first error of a code.
  for (const code of Object.keys(problemWords)) problems.inc({ code }, 0)
  let inFlight = 0
  new Gauge({
    name: 'crm_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(inFlight)
    }
  })

  const measure: Measure = (request, reply) => {
    const beganAt = performance.now()
    inFlight += 1
    let status = 'aborted'
    // Both come once; `on` needs less memory than `once`, which counts for requests that wait.
    reply.raw.on('finish', () => {
      status = `${Math.floor(reply.statusCode / 100)}xx`
    })
    // Unlike onResponse, this comes also where the client goes away before its answer.
    reply.raw.on('close', () => {
      inFlight -= 1
      // Without a config where not even the path could be read.
      const operation = operationIdOf(request.routeOptions.config?.operation) ?? 'none'
      const method = methods.has(request.method) ? request.method : 'other'
      duration.observe({ operation, method, status }, (performance.now() - beganAt - (request.waitedMs ?? 0)) / 1_000)
      if (reply.problemCode) problems.inc({ code: reply.problemCode })
    })
  }
  app.addHook('onRequest', (request, reply, done) => {
    measure(request, reply)
    done()
  })
  return measure
}
