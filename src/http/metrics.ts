import { Counter, Gauge, Histogram } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { type OperationDescription, operations } from '../../generated/operations.ts'
import type { Metrics } from '../metrics.ts'
import { problemCodes } from './error-handler.ts'

/** Upper bounds in seconds: from a read out of memory's reach to the longest a request may take. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const operationIds = new Map<OperationDescription | undefined, string>(
  Object.entries(operations).map(([id, operation]) => [operation, id])
)

/**
 * Measures every request of the app, those that are refused at once included; to be called before anything that refuses
 * adds its hooks. The labels are the contract's operation (`none` where there isn't any), method and class of status, so
 * that there are only as many series as the contract has answers.
 */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'crm_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer; of status "aborted" where the client left before.',
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
  // Or else an alert on an increase would miss the first of its kind.
  for (const code of problemCodes) problems.inc({ code }, 0)
  let inFlight = 0
  new Gauge({
    name: 'crm_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(inFlight)
    }
  })

  app.addHook('onRequest', (request, reply, done) => {
    inFlight += 1
    let status = 'aborted'
    reply.raw.once('finish', () => {
      status = `${Math.floor(reply.statusCode / 100)}xx`
    })
    // Unlike onResponse, this comes also where the client goes away before its answer.
    reply.raw.once('close', () => {
      inFlight -= 1
      const operation = operationIds.get(request.routeOptions.config.operation) ?? 'none'
      duration.observe({ operation, method: request.method, status }, reply.elapsedTime / 1_000)
      if (reply.problemCode) problems.inc({ code: reply.problemCode })
    })
    done()
  })
}
