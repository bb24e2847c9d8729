import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A receiver in a process of its own; reports for each delivery its record, and how long after the change it came.

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const now = Date.now()
    response.writeHead(204).end()
    const { timestamp, data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    process.send?.({ name: `${data.name}`, lateMs: now - Date.parse(timestamp), at: now })
  })
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
