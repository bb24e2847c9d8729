// Runs in the browser, before the reference and in the strict policy that reference-page.ts sends.

const { baseDomain, isTenantHost } = document.currentScript.dataset
const nonce = document.querySelector('meta[property=csp-nonce]').content

// The reference makes some style elements without the nonce.
const createElement = document.createElement.bind(document)
document.createElement = (name, options) => {
  const element = createElement(name, options)
  if (element instanceof HTMLStyleElement) element.nonce = nonce
  return element
}

// Or else its schema library tries whether eval works, which the policy reports as a violation.
globalThis.__zod_globalConfig = { jitless: true }

// Asked for while the browser still reads the reference's script.
const loading = Promise.all([
  fetch('/openapi.json').then((answer) => answer.json()),
  fetch('/docs/changelog.md').then((answer) => answer.text())
])

document.addEventListener('DOMContentLoaded', () => {
  show().catch(() => {
    document.querySelector('#reference').textContent =
      'The reference could not be loaded; reload the page to try again.'
  })
})

const isTenant = isTenantHost === 'true'
let shownKey = ''

async function show() {
  const [contract, changelog] = await loading
  const { updateConfiguration } = globalThis.Scalar.createApiReference('#reference', configure(contract, changelog))
  if (!isTenant) return
  document.addEventListener('input', async ({ target }) => {
    const key = target.value
    if (key === shownKey || !/^crm_\w{8}_\w{32}$/.test(key)) return
    shownKey = key
    const own = await fetch('/api/v1/contract', { headers: { 'X-Api-Key': key } }).catch(() => ({ ok: false }))
    // The contract of all tenants stays where the key is refused.
    if (own.ok) updateConfiguration(configure(await own.json(), changelog, key))
  })
}

/** What the reference shows: the contract of all tenants, or with a key the tenant's own, which has its custom properties. */
function configure(contract, changelog, key = '') {
  return {
    content: prepare(contract, changelog),
    servers: [isTenant ? { url: location.origin, description: 'This tenant' } : anyTenant()],
    // Elsewhere no tenant answers, and calls to another host are not what a browser allows.
    hideTestRequestButton: !isTenant,
    authentication: { preferredSecurityScheme: 'apiKey', ...(key && { securitySchemes: { apiKey: { value: key } } }) },
    // A pasted key is gone with the page.
    persistAuth: false,
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    modelsSectionLabel: 'Schemas',
    // The introduction's chapters are open instead.
    defaultOpenFirstTag: false,
    showOperationId: true,
    // As the contract has them: what belongs together stands together.
    orderSchemaPropertiesBy: 'preserve',
    customCss: css,
    // It would offer the contract with our badges in it; the introduction links to the real one.
    documentDownloadType: 'none',
    // What would speak to, or lead to, the services of the reference's maker.
    telemetry: false,
    withDefaultFonts: false,
    showDeveloperTools: 'never',
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true }
  }
}

// Code in prose has no button of its own to copy it, and some controls of the reference have no name for screen readers.
new MutationObserver(() => {
  nameControls()
  openIntroduction()
  for (const block of document.querySelectorAll('.markdown pre:not(:has(> .copy-code))')) {
    const button = document.createElement('button')
    button.className = 'copy-code'
    button.type = 'button'
    button.textContent = 'Copy'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '')
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, 2_000)
    })
    block.append(button)
  }
}).observe(document.documentElement, { childList: true, subtree: true })

let isIntroductionOpen = false

/** Once: after that it is the reader's to close. */
function openIntroduction() {
  if (isIntroductionOpen) return
  const button = document.querySelector('[data-sidebar-id$="/description/introduction"] button[aria-expanded="false"]')
  if (!button) return
  isIntroductionOpen = true
  button.click()
}

/** WCAG 2.2, 4.1.2: buttons that copy code, and the field of a key. */
function nameControls() {
  // The text of these is hidden until a pointer comes.
  for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])')) {
    button.setAttribute('aria-label', 'Copy')
  }
  // What scrolls must be reached without a pointer (2.1.1).
  for (const box of document.querySelectorAll(':is(code.custom-scroll, ul.endpoints):not([tabindex])'))
    box.setAttribute('tabindex', '0')
  // The reference's own begins like a real key.
  for (const field of document.querySelectorAll('input[placeholder^="QUxM"]'))
    field.setAttribute('placeholder', 'crm_…')
  for (const field of document.querySelectorAll('[role="combobox"]:not([aria-expanded])')) {
    field.setAttribute('aria-expanded', 'false')
    field.setAttribute('aria-controls', 'suggestions')
    if (!field.hasAttribute('aria-label')) field.setAttribute('aria-label', 'Value')
  }
}

const css = `
  /* The reference's own colours are too pale for WCAG 2.2, 1.4.3 (AA). */
  body.light-mode {
    --scalar-color-2: #595959; --scalar-color-3: #666666; --scalar-color-green: #006b43; --scalar-color-blue: #0064a4;
    --scalar-color-red: #c00000; --scalar-color-orange: #a83a00; --scalar-color-yellow: #7a5a00;
  }
  body.dark-mode { --scalar-color-3: #a0a0a0; --scalar-color-red: #ff6b6b; }
  /* Whole at any width, and with room for the button that copies it. */
  .markdown pre { position: relative; }
  .markdown pre code { padding-top: 34px !important; }
  .markdown pre code, .markdown pre code * { white-space: pre-wrap !important; overflow-wrap: anywhere; }
  /* The name of the key's header is fixed, and looks like the field for the key. */
  tr:has([data-placeholder="api-key"]) { display: none !important; }
  .copy-code {
    position: absolute; top: 6px; right: 6px; padding: 2px 8px; font-size: 12px; cursor: pointer;
    color: var(--scalar-color-1); background: var(--scalar-background-1); border: 1px solid var(--scalar-border-color);
    border-radius: 4px;
  }
  /* Codes stay whole, and leave the room to what is said of them. */
  .scalar-app .markdown tr :is(th, td) { padding: 6px 8px; }
  .markdown tr :is(th, td):not(:last-child), .markdown td:not(:last-child) code { white-space: nowrap; }
  /* Beside a code that stays whole, a telephone leaves no room: there cells stand one below the other. */
  @media (max-width: 600px) {
    .scalar-app .markdown :is(table, thead, tbody, tr, th, td) { display: block; width: auto; max-width: 100%; }
    .scalar-app .markdown tr :is(th, td):not(:last-child) { border-width: 0; padding-bottom: 0; }
    .scalar-app .markdown tr :is(th, td):not(:first-child) { padding-top: 2px; }
  }
  /* What a link leads to has the focus, but a frame around a whole chapter is no help. */
  section:focus-visible { outline: none; }
  /* An event is sent by the service: there is nothing here to try. */
  .section[id*='/webhook/'] .show-api-client-button { display: none; }
`

/** The contract, with what the reference needs beyond it to show scopes and to try calls that are not full of filters. */
function prepare(contract, changelog) {
  const { info, components, paths } = contract
  const operations = Object.values(paths).flatMap(Object.values)
  const introduction = info.description.replace(/\n(?=## )/, `\n${waysIn}\n\n`)
  const text = [atThisHost(introduction), downloads, asChapter(changelog)].join('\n\n')
  info.description = linkOperations(text, paths)
  // Of the description one line is shown.
  const { apiKey } = components.securitySchemes
  apiKey.description = `Paste it below; a reload forgets it. ${apiKey.description}`
  for (const operation of operations) {
    const [scope] = Object.values(operation.security?.[0] ?? {}).flat()
    if (scope) operation['x-badges'] = [{ name: `scope ${scope}`, position: 'after' }]
  }
  // An operation of OpenAPI has no parameter for what it accepts, but the reference sends one, in place of what it makes up itself.
  const schema = { type: 'string', default: 'application/json, text/event-stream' }
  paths['/mcp'].post.parameters = [{ name: 'Accept', in: 'header', required: true, schema, example: schema.default }]
  const parameters = [
    ...Object.values(components.parameters),
    ...operations.flatMap(({ parameters = [] }) => parameters)
  ]
  for (const parameter of parameters) {
    if (parameter.required || parameter.example === undefined) continue
    parameter.examples = { example: { value: parameter.example, 'x-disabled': true } }
    delete parameter.example
  }
  return contract
}

const waysIn = `Three ways in: make your [first call](#description/quick-start), keep a copy
[in sync](#description/staying-in-sync), or be told of changes by [webhooks](#tag/webhooks).`

const downloads = `## Downloads

The contract as [openapi.yaml](/openapi.yaml) and [openapi.json](/openapi.json), and its
[strict edition](/openapi.strict.yaml) for whoever validates answers. For API clients a
[Postman collection](/docs/crm.postman_collection.json) and a [Bruno collection](/docs/crm.bruno_collection.json).

There is no package to install: a generator makes a client of the contract, in TypeScript, Python or what you write.`

/** What people type for a chapter, or a tag, and its heading doesn't say. */
const searchWords = {
  'Quick start': 'first call, curl',
  Tenants: 'sandbox',
  Credentials: 'API key, scopes, OAuth, 401',
  'Who sees what': 'visibility, permissions',
  'Browser apps': 'CORS',
  Records: 'date format, time zone, expand, owner, assign owner, associate, tags',
  'Your own properties': 'custom fields, custom property, attachments',
  'Pagination and filters': 'cursor, sort',
  'Finding records': 'search filter, search by email, phone',
  'Staying in sync': 'delta, realtime, long polling',
  'Retrying safely': 'idempotency, timeout',
  'Two people, one record': 'ETag, optimistic locking',
  Undo: 'deleted',
  Agents: 'MCP, Claude',
  'Rate limits and sizes': '429',
  Downloads: 'Postman, SDK, TypeScript, Python',
  Contacts: 'email, lead',
  Deals: 'won deal, close deal',
  Activities: 'call, task, meeting, note',
  'Pipelines and stages': 'stage',
  'Personal data': 'GDPR, erase',
  'Import and export': 'CSV, XLSX, backup, HubSpot',
  Webhooks: 'Zapier'
}

/** Called by the search for what a chapter is found by; nothing for other entries (packed-reference.ts). */
globalThis.textOfChapter = ({ type, title }) => {
  const words = Object.hasOwn(searchWords, title) ? searchWords[title] : ''
  return type === 'heading' || (type === 'tag' && words) ? `${title} ${words}` : ''
}

/** The changelog as the introduction's last chapter, without its preamble, and its headings each a level or two lower. */
function asChapter(changelog) {
  const releases = changelog.slice(changelog.indexOf('\n## '))
  return `## Changelog\n${releases.replace(/^### (.*)$/gm, '**$1**').replace(/^## /gm, '### ')}`
}

/** The quick start with the address that the reader has open, where a tenant answers there. */
function atThisHost(text) {
  return isTenant ? text.replaceAll('https://acme.example.com\n', `${location.origin}\n`) : text
}

/** Operations that are named in prose lead to their description. */
function linkOperations(text, paths) {
  const anchors = new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId, tags }]) => [
        operationId,
        `#tag/${tags?.[0]}/${method.toUpperCase()}${path}`
      ])
    )
  )
  return text.replace(/`(\w+)`/g, (code, name) => (anchors.has(name) ? `[${code}](${anchors.get(name)})` : code))
}

function anyTenant() {
  const port = location.port && `:${location.port}`
  return {
    url: '{scheme}://{tenant}.{host}',
    description: 'The host name of a tenant; open this page there to try calls',
    variables: {
      scheme: { default: location.protocol.slice(0, -1), enum: ['http', 'https'] },
      tenant: { default: 'demo', description: 'Subdomain of the tenant' },
      host: { default: `${baseDomain}${port}`, description: 'What follows the subdomain' }
    }
  }
}
