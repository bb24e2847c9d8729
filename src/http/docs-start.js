// Runs in the browser, before the reference and in the strict policy that docs.ts sends.

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

document.addEventListener('DOMContentLoaded', () => {
  show().catch(() => {
    document.querySelector('#reference').textContent =
      'The reference could not be loaded; reload the page to try again.'
  })
})

async function show() {
  const isTenant = isTenantHost === 'true'
  const contract = await (await fetch('/openapi.json')).json()
  globalThis.Scalar.createApiReference('#reference', {
    content: prepare(contract),
    servers: [isTenant ? { url: location.origin, description: 'This tenant' } : anyTenant()],
    // Elsewhere no tenant answers, and calls to another host are not what a browser allows.
    hideTestRequestButton: !isTenant,
    authentication: { preferredSecurityScheme: 'apiKey' },
    // A pasted key is gone with the page.
    persistAuth: false,
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    modelsSectionLabel: 'Schemas',
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
  })
}

const css = `
  /* Codes stay whole, and leave the room to what is said of them. */
  .scalar-app .markdown tr :is(th, td) { padding: 6px 8px; }
  .markdown tr :is(th, td):not(:last-child), .markdown td:not(:last-child) code { white-space: nowrap; }
  /* What a link leads to has the focus, but a frame around a whole chapter is no help. */
  section:focus-visible { outline: none; }
  /* An event is sent by the service: there is nothing here to try. */
  .section[id*='/webhook/'] .show-api-client-button { display: none; }
`

/** The contract, with what the reference needs beyond it to show scopes and to try calls that are not full of filters. */
function prepare(contract) {
  const { info, components, paths } = leaveOutPartials(contract)
  info.description = `As a file: [openapi.yaml](/openapi.yaml), [openapi.json](/openapi.json)\n\n${info.description}`
  const operations = Object.values(paths).flatMap(Object.values)
  for (const operation of operations) {
    const [scope] = Object.values(operation.security?.[0] ?? {}).flat()
    if (scope) operation['x-badges'] = [{ name: `scope ${scope}`, position: 'after' }]
  }
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

/** What `fields` leaves of an answer is told once, at the parameter, and not as a second schema of each answer. */
function leaveOutPartials(contract) {
  const { schemas } = contract.components
  const isPartial = (schema) => schemas[schema?.$ref?.split('/').at(-1)]?.['x-partial-of'] !== undefined
  const medias = Object.values(contract.paths)
    .flatMap(Object.values)
    .flatMap(({ responses = {} }) => Object.values(responses))
    .flatMap(({ content = {} }) => Object.values(content))
  for (const media of medias) {
    if (isPartial(media.schema.anyOf?.[1])) media.schema = media.schema.anyOf[0]
    else if (isPartial(media.schema.items?.anyOf?.[1])) media.schema.items = media.schema.items.anyOf[0]
  }
  for (const name of Object.keys(schemas)) if (schemas[name]['x-partial-of']) delete schemas[name]
  return contract
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
