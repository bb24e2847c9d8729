import type { Browser } from 'playwright-core'

const mostBytes = 1_100_000
const longestMs = 2_000

/** What a first visit transfers, and how long a second one waits for the heading; the best of three, since others may be at work. */
export async function findSlowness(browser: Browser, origin: string): Promise<{ faults: string[]; figures: string }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await network.send('Network.enable')
  const visit = async () => {
    const beganAt = performance.now()
    await page.goto(`${origin}/docs`, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'CRM API' }).first().waitFor()
    const elapsed = performance.now() - beganAt
    await page.waitForLoadState('networkidle')
    return elapsed
  }
  await visit()
  const transferred = bytes
  const warmMs = Math.min(await visit(), await visit(), await visit())
  await context.close()
  const faults = [
    ...(transferred > 0 && transferred < mostBytes ? [] : [`a first visit transfers ${transferred} bytes`]),
    ...(warmMs < longestMs ? [] : [`a second visit waits ${Math.round(warmMs)} ms for the heading`])
  ]
  return { faults, figures: `${transferred} bytes at first, a heading after ${Math.round(warmMs)} ms from then on` }
}
