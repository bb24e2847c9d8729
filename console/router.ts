import { signal } from '@preact/signals'

/** Where the page is: what stands behind `/console/`, in parts, and the query. */
export type Address = { path: string[]; query: URLSearchParams }

/** The address as the browser shows it. */
export const address = signal(readAddress())

addEventListener('popstate', () => {
  address.value = readAddress()
})

// Links stay plain links, which can be copied and opened elsewhere; a plain press of one doesn't load the page anew.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || !/^\/console(\/|$)/.test(link.pathname) || link.hash) return
  event.preventDefault()
  navigate(link.pathname + link.search)
})

/** Goes to an address of this page, such as `/console/records?q=ada`; with `replace` *Back* skips the one that is left. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else if (to !== location.pathname + location.search) history.pushState(null, '', to)
  address.value = readAddress()
}

function readAddress(): Address {
  const path = location.pathname.split('/').slice(2).filter(Boolean)
  return { path, query: new URLSearchParams(location.search) }
}
