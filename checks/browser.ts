import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import packedChromium from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import { type ServiceProcess, spawnService } from './service-process.ts'

const debianChromium = '/usr/bin/chromium'
/** What Playwright does not ask for by itself. */
const chromiumArgs = ['--disable-gpu', '--disable-quic', '--disable-sync']

/**
 * A real Chromium: Debian's, or else that of a package, which is unpacked into the temporary folder; the variable CHROMIUM names
 * another program.
 */
export async function launchChromium(): Promise<Browser> {
  const known = process.env.CHROMIUM || (existsSync(debianChromium) ? debianChromium : undefined)
  return chromium.launch({ executablePath: known ?? (await packedChromium.executablePath()), args: chromiumArgs })
}

/** A service with its first tenant, and what the first start printed. */
export type FirstStart = { service: ServiceProcess; email: string; password: string; apiKey: string }

const welcomeTimeoutMs = 10_000

/** Starts the production service on an empty database in `DATA_DIR`. Throws where it prints no key. */
export async function startFirst(settings: Record<string, string>): Promise<FirstStart> {
  let log = ''
  const service = await spawnService(settings, (text) => {
    log += text
  })
  // It is printed a moment after the service is ready.
  for (const until = Date.now() + welcomeTimeoutMs; Date.now() < until; await sleep(50)) {
    const [, apiKey] = /API key +(crm_\w+)/.exec(log) ?? []
    const [, email = '', password = ''] = /e-mail +(\S+)\s+password +(\S+)/.exec(log) ?? []
    if (apiKey) return { service, email, password, apiKey }
  }
  await service.stop()
  throw new Error(`the service printed no key: ${log.slice(-2_000)}`)
}
