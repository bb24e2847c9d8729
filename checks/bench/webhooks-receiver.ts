import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A receiver in a process of its own; reports for each delivery its path and record, and how long after the change it came.
// It never answers on /hang.

let atOnce = 0

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const now = Date.now()
    const { url: path } = request
    if (path !== '/hang') response.writeHead(204).end()
    else {
      atOnce += 1
      request.socket.once('close', () => {
        atOnce -= 1
      })
    }
    const { timestamp, data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    process.send?.({ path, name: `${data.name}`, lateMs: now - Date.parse(timestamp), at: now, atOnce })
  })
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
