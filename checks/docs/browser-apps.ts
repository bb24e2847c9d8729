import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'

/** A name that Chromium takes for this machine (`--host-resolver-rules`), and whose origin nobody has allowed. */
export const strangeHost = 'stranger.example'

/**
 * What pages of other origins can do with the service, in a real browser: those of this machine read a list and its `Link`,
 * a stranger's reads the contract alone. Returns what is not so.
 */
export async function findCorsFaults(browser: Browser, service: string, apiKey: string): Promise<string[]> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>an app</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const list = `${service}/api/v1/companies?limit=1`
  const page = await browser.newPage()
  const read = (url: string) =>
    page.evaluate<string>(`fetch('${url}', ${url === list ? `{ headers: { 'X-Api-Key': '${apiKey}' } }` : '{}'}).then(
      async (answer) => [answer.status, answer.headers.get('link'), Array.isArray(await answer.json())].join(' '),
      (error) => error.name
    )`)
  try {
    await page.goto(`http://127.0.0.1:${port}/`)
    const allowed = await read(list)
    await page.goto(`http://${strangeHost}:${port}/`)
    const [refused, contract] = [await read(list), await read(`${service}/openapi.json`)]
    return [
      ...(/^200 <.+>; rel="next" true$/.test(allowed) ? [] : [`an allowed origin reads: ${allowed}`]),
      ...(refused === 'TypeError' ? [] : [`a stranger's origin reads: ${refused}`]),
      ...(contract.startsWith('200 ') ? [] : [`a stranger's origin can't read the contract: ${contract}`])
    ]
  } finally {
    await page.close()
    server.close()
    server.closeAllConnections()
  }
}
