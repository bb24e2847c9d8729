import { spawnSync } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import type { Page, Request } from 'playwright-core'

/** A shell's curl that says what it was given, each argument ended by a zero byte. */
const curl = `curl() { printf '%s\\0' "$@"; }; `
/** What lines leave to variables of the shell. */
const secrets = ['password', 'currentPassword', 'newPassword', 'refreshToken']
const variables = { CRM_KEY: 'crm_key', CRM_PASSWORD: '', CRM_NEW_PASSWORD: '', CRM_REFRESH_TOKEN: '' }

/** Keeps what a page sends to the API from now on, in its order. */
export function keepRequests(page: Page): Request[] {
  const kept: Request[] = []
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && kept.push(request))
  return kept
}

/** Has a POSIX shell run each line of *Calls*: what curl is given has to be what the page has sent. Throws where it isn't. */
export async function runCalls(page: Page, sent: Request[]): Promise<number> {
  // Before what is sent: the page may call something else meanwhile.
  const lines = await page.locator('details.calls li > code').allTextContents()
  const wanted = sent.map((request) => {
    return { method: request.method(), url: request.url(), body: withoutSecrets(request.postData()) }
  })
  for (const line of lines) {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', curl + line], { env: variables, encoding: 'utf8' })
    if (status !== 0 || stderr !== '') throw new Error(`the shell says ${stderr} to ${line}`)
    const given = readArguments(stdout.split('\0').slice(0, -1))
    if (!wanted.some((one) => isDeepStrictEqual(one, given))) {
      throw new Error(`${line} sends ${JSON.stringify(given)}, which the page has not sent`)
    }
  }
  return lines.length
}

function readArguments(given: string[]) {
  const argumentOf = (option: string) => given[given.indexOf(option) + 1]
  const body = given.includes('-d') ? argumentOf('-d') : undefined
  if (!given.includes(`X-Api-Key: ${variables.CRM_KEY}`)) throw new Error(`there is no key in ${given}`)
  const method = given.includes('-X') ? argumentOf('-X') : body === undefined ? 'GET' : 'POST'
  return { method, url: given.find((one) => one.startsWith('http')), body: withoutSecrets(body) }
}

function withoutSecrets(text: string | null | undefined): unknown {
  const body = text ? JSON.parse(text) : null
  for (const name of secrets) if (body && name in body) body[name] = ''
  return body
}
