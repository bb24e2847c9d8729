import { availableParallelism, loadavg } from 'node:os'
import type { Browser, CDPSession } from 'playwright-core'

const mostBytes = 1_100_000
const longestMs = 2_000

/**
 * What a first visit transfers, and how long a second one waits for the heading, the best of three. Where others keep the machine
 * busy, the wait says nothing of the page; then the time counts that its main thread computed.
 */
export async function findSlowness(browser: Browser, origin: string): Promise<{ faults: string[]; figures: string }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await network.send('Performance.enable')
  const visit = async () => {
    const beganAt = performance.now()
    await page.goto(`${origin}/docs`, { waitUntil: 'commit' })
    const computedBefore = await readComputed(network)
    await page.getByRole('heading', { name: 'CRM API' }).first().waitFor()
    const visited = {
      waitedMs: performance.now() - beganAt,
      computedMs: (await readComputed(network)) - computedBefore
    }
    await page.waitForLoadState('networkidle')
    return visited
  }
  await visit()
  const transferred = bytes
  const visits = [await visit(), await visit(), await visit()]
  await context.close()
  const waitedMs = Math.round(Math.min(...visits.map((one) => one.waitedMs)))
  const computedMs = Math.round(Math.min(...visits.map((one) => one.computedMs)))
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism()
  const figures = `${transferred} bytes at first, from then on a heading after ${waitedMs} ms (${computedMs} ms of them computing)`
  const faults = [
    ...(transferred > 0 && transferred < mostBytes ? [] : [`too many bytes: ${figures}`]),
    ...((isBusy ? computedMs : waitedMs) < longestMs ? [] : [`too slow: ${figures}`])
  ]
  return { faults, figures: isBusy ? `${figures}, on a busy machine` : figures }
}

/** How long the page's main thread has computed, in ms. */
async function readComputed(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000
}
