import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'

// Prism says nothing about a schema that it can't compile. To show that its silence means something, this is put between it
// and the service, and spoils an answer whose request asks for that: then Prism has to complain.

export const spoilHeader = 'x-spoil-answer'

/** Passes everything on to the service on a local port. */
export async function startSpoiler(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { method, url } = request
    // What is packed can't be read here.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const sent = send({ host: '127.0.0.1', port, method, path: url, headers })
    sent.on('error', (error) => response.destroy(error))
    sent.end(await buffer(request))
    sent.on('response', async (answer) => {
      const body = await buffer(answer)
      const { 'transfer-encoding': _, ...kept } = answer.headers
      const spoilt = spoilHeader in headers ? spoil(String(kept['content-type']), body) : {}
      const content: Buffer = spoilt.body ?? body
      response.writeHead(answer.statusCode ?? 502, {
        ...kept,
        ...(spoilt.contentType && { 'content-type': spoilt.contentType }),
        'content-length': content.byteLength
      })
      response.end(content)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}

/** JSON that no schema of the contract allows; of a file, only its media type can be wrong. */
function spoil(contentType: string, body: Buffer): { contentType?: string; body?: Buffer } {
  if (!contentType.includes('json')) return { contentType: 'application/x-spoilt' }
  const wrong = { spoilt: true }
  const isList = Array.isArray(JSON.parse(String(body)))
  return { body: Buffer.from(JSON.stringify(isList ? [wrong] : wrong)) }
}
