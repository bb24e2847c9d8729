import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import { type Service, startService } from './start.ts'

export type Measured = Service & {
  metricsUrl: string
  scrape: () => Promise<Scrape>
  /** Scrapes until a series has a value; throws where it never does. */
  reaches: (series: string, wanted: number) => Promise<void>
}
export type Scrape = { text: string; value: (series: string) => number | undefined }

/** The production app with its metrics on a free port, which its log names. */
export async function startMeasured(t: Test, settings: Parameters<typeof startService>[1] = {}): Promise<Measured> {
  const log = new PassThrough()
  let lines = ''
  log.on('data', (chunk) => {
    lines += chunk
  })
  const service = await startService(t, { metricsPort: 0, logLevel: 'info', ...settings }, log)
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(lines)?.[1]
  const metricsUrl = `http://127.0.0.1:${port}/metrics`
  const scrape = async () => {
    const answer = await fetch(metricsUrl)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    const text = await answer.text()
    const values = new Map(
      text.split('\n').flatMap((line) => {
        const space = line.lastIndexOf(' ')
        return line === '' || line.startsWith('#') ? [] : [[line.slice(0, space), Number(line.slice(space + 1))]]
      })
    )
    return { text, value: (series: string) => values.get(series) }
  }
  const reaches = async (series: string, wanted: number) => {
    for (const until = performance.now() + 60_000; ; await sleep(20)) {
      const value = (await scrape()).value(series)
      if (value === wanted) return
      if (performance.now() > until) throw new Error(`${series} is ${value} and never ${wanted}`)
    }
  }
  return { ...service, metricsUrl, scrape, reaches }
}
