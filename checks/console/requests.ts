import type { Page } from 'playwright-core'
import { type OperationDescription, operations } from '../../generated/operations.ts'
import { validators } from '../../generated/validators.js'

type Operation = OperationDescription & { id: keyof typeof operations; pattern: RegExp }

const all = Object.entries(operations as Record<string, OperationDescription>)
// `/contacts/deleted` is no id of a contact: paths with fewer parameters come first, as the service's router takes them.
all.sort(([, { url: one }], [, { url: other }]) => one.split(':').length - other.split(':').length)
const known = all.map(([id, operation]) => {
  const pattern = new RegExp(`^${operation.url.replaceAll(/:\w+/g, '[^/]+')}$`)
  return { ...operation, id, pattern } as Operation
})

/** Pages of the service that are no operations. */
const pages = /^\/($|console|docs)/

/**
 * Holds every request of the page against the contract: the operation, the names of its query, its body; nothing goes to another host,
 * and no address holds a token. Tells of what isn't so, and of what the page itself complains about.
 */
export function holdRequests(page: Page, origin: string, complain: (fault: string) => void): void {
  page.on('pageerror', (error) => complain(`the page has a fault: ${error.stack}`))
  page.on('console', (message) => {
    // Chromium reports each answer of 400 and above, and each request that was cut off on purpose.
    if (/Failed to load resource/.test(message.text())) return
    if (['error', 'warning'].includes(message.type())) complain(`the page complains: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:') return
    if (url.origin !== origin) return complain(`asks another host: ${url}`)
    if (/eyJ|rt_|crm_\w{20}/.test(url.href)) complain(`a token in an address: ${url}`)
    if (pages.test(url.pathname)) return
    const operation = known.find(({ method, pattern }) => method === request.method() && pattern.test(url.pathname))
    if (!operation) return complain(`no operation: ${request.method()} ${url.pathname}`)
    for (const name of url.searchParams.keys()) {
      if (!operation.queryNames.includes(name)) complain(`${operation.id} has no parameter ${name}`)
    }
    const { body } = validators[operation.id]
    const isJson = request.headers()['content-type']?.includes('json')
    if (!body || !isJson || body(request.postDataJSON())) return
    // Some tasks send what is wrong on purpose, and each says so in the name that is typed.
    if (!/\bwrong\b/.test(request.postData() ?? '')) complain(`${operation.id}: ${JSON.stringify(body.errors)}`)
  })
}
