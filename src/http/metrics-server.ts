import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'

/**
 * Serves `/metrics` on an address of its own while the app runs. It has to be apart from the app's: there whoever reaches
 * the API reaches every path, and what the metrics show (load, errors, versions) is for operators only. The start fails
 * where the address is taken.
 */
export function serveMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>
): void {
  const server = createServer(async (request, response) => {
    const isScrape = request.url === '/metrics' || request.url?.startsWith('/metrics?')
    if (!isScrape) return answer(response, 404, 'Metrics are at /metrics.\n')
    if (request.method !== 'GET') return answer(response.setHeader('allow', 'GET'), 405, 'Metrics take GET.\n')
    try {
      answer(response, 200, await registry.metrics(), registry.contentType)
    } catch (error) {
      app.log.error({ err: error }, 'metrics could not be collected')
      answer(response, 500, 'The metrics could not be collected; the log says why.\n')
    }
  })
  app.addHook('onReady', async () => {
    server.listen(metricsPort, metricsHost)
    await once(server, 'listening')
    const { address, port } = server.address() as AddressInfo
    app.log.info({ address, port }, 'metrics are served')
  })
  app.addHook('onClose', async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
  })
}

function answer(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}
