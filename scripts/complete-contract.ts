/**
 * Writes into openapi.yaml what follows from the rest of it: an example at each media type, and the partial schema of each
 * answer that `fields` can cut down. Written by hand they would be wrong one day, and left out, validators refuse answers
 * and mock servers have none.
 */
import { isMap, isNode, type Node, parseDocument, stringify } from 'yaml'
import { bodyComponent, partialName, type RawSchema } from './contract-partials.ts'

type Edit = { start: number; end: number; text: string }

const note = 'made by `npm run generate` from other parts of this file'
const regions = ['examples', 'partial schemas'] as const

/** The completed text; completing it again changes nothing. Throws where the text is no YAML or lacks a region's marks. */
export function completeContract(text: string): string {
  const withUses = completeUses(text)
  const document = parseDocument(withUses).toJS()
  const { examples, partials } = findUses(document)
  const lines = {
    examples: examples.map((name) => `    ${name}: { value: ${flow(exampleOf(name, document))} }`),
    'partial schemas': partials.flatMap((name) => partialLines(name, document))
  }
  return regions.reduce((result, region) => replaceRegion(result, region, lines[region]), withUses)
}

/** Adds to each media type of a body or a success what it lacks. */
function completeUses(text: string): string {
  const yaml = parseDocument(text)
  const document = yaml.toJS()
  const edits: Edit[] = []
  for (const [path, item] of Object.entries<RawSchema>(document.paths)) {
    for (const [method, operation] of Object.entries<RawSchema>(item)) {
      if (method === 'parameters') continue
      const hasFields = takesFields(operation, document)
      const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
      const holders = [['requestBody'], ...successes.map((status) => ['responses', status])]
      for (const keys of holders) {
        const content = keys.reduce((node, key) => node?.[key], operation)?.content ?? {}
        for (const [type, media] of Object.entries<RawSchema>(content)) {
          const node = yaml.getIn(['paths', path, method, ...keys, 'content', type], true)
          if (!isMap(node)) continue
          const isPartial = hasFields && keys[0] === 'responses' && type === 'application/json'
          const edit = completeMedia(text, node, media, isPartial)
          if (edit) edits.push(edit)
        }
      }
    }
  }
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), text)
}

function completeMedia(text: string, node: Node, media: RawSchema, isPartial: boolean): Edit | undefined {
  const component = bodyComponent(media.schema)
  if (!component) return undefined
  const hasExample = media.example !== undefined || media.examples !== undefined
  const isUnion = JSON.stringify(media.schema).includes('anyOf')
  if (hasExample && isUnion === isPartial) return undefined
  const start = node.range?.[0] ?? 0
  const end = node.range?.[1] ?? 0
  const lineStart = text.lastIndexOf('\n', start) + 1
  const isFlow = text[start] === '{'
  const keyIndent = /^ */.exec(text.slice(lineStart))?.[0] ?? ''
  const indent = isFlow ? `${keyIndent}  ` : ' '.repeat(start - lineStart)
  const { schema: _, example: _1, examples: _2, ...rest } = media
  if (Object.keys(rest).length > 0)
    throw new Error(`a media type with ${Object.keys(rest)}: complete-contract.ts does not know it`)
  const schemaText = `schema: ${schemaOf(component, isPartial)}`
  const name = `${component.name}${component.isList ? 'List' : ''}`
  const kept = hasExample
    ? text.slice(...exampleRange(node))
    : `examples: { example: { $ref: '#/components/examples/${name}' } }`
  const body = [schemaText, kept].join(`\n${indent}`)
  return {
    start: isFlow ? start - 1 : start,
    end,
    text: (isFlow ? `\n${indent}` : '') + body + (isFlow ? '' : trailing(text.slice(start, end)))
  }
}

function exampleRange(node: Node): [number, number] {
  const pair = isMap(node) ? node.items.find(({ key }) => isNode(key) && /^examples?$/.test(String(key))) : undefined
  const [key, value] = [pair?.key, pair?.value]
  if (!isNode(key) || !isNode(value) || !key.range || !value.range) throw new Error('an example without a location')
  return [key.range[0], value.range[1]]
}

/** Of a block, the range runs to the next key: its last line end stays. */
function trailing(text: string): string {
  return /\s*$/.exec(text)?.[0] ?? ''
}

function schemaOf({ name, isList }: { name: string; isList: boolean }, isPartial: boolean): string {
  const reference = (to: string) => `{ $ref: '#/components/schemas/${to}' }`
  const one = isPartial ? `{ anyOf: [${reference(name)}, ${reference(partialName(name))}] }` : reference(name)
  return isList ? `{ type: array, items: ${one} }` : one
}

function findUses(document: RawSchema): { examples: string[]; partials: string[] } {
  const text = JSON.stringify(document.paths)
  const named = (kind: string) =>
    [...new Set([...text.matchAll(new RegExp(`#/components/${kind}/(\\w+)`, 'g'))].map(([, name = '']) => name))].sort()
  const wholes = Object.keys(document.components.schemas).filter(
    (name) => !document.components.schemas[name]['x-partial-of']
  )
  const used = new Set(named('schemas'))
  return { examples: named('examples'), partials: wholes.filter((name) => used.has(partialName(name))) }
}

function exampleOf(name: string, document: RawSchema): unknown {
  const schema = document.components.schemas[name] ?? document.components.schemas[name.replace(/List$/, '')]
  const [example] = schema?.examples ?? []
  if (example === undefined) throw new Error(`openapi.yaml: the schema ${name} needs an example`)
  return document.components.schemas[name] ? example : [example]
}

function partialLines(name: string, { components }: RawSchema): string[] {
  const properties = Object.entries<RawSchema>(components.schemas[name].properties)
  return [
    `    ${partialName(name)}:`,
    '      type: object',
    `      description: What \`fields\` leaves of ${name}, at least one property.`,
    `      x-partial-of: ${name}`,
    '      minProperties: 1',
    `      propertyNames: { enum: [${properties.map(([key]) => key).join(', ')}] }`,
    '      properties:',
    ...properties.map(([key, schema]) => `        ${key}: ${flow(withoutProse(schema))}`)
  ]
}

function withoutProse(schema: RawSchema): RawSchema {
  const { description: _, examples: _1, ...rest } = schema
  return rest
}

function flow(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trimEnd()
}

function replaceRegion(text: string, region: string, lines: string[]): string {
  const [begin, end] = [`    # >>> ${region}, ${note}\n`, `    # <<< ${region}\n`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`openapi.yaml lacks the marks around its ${region}`)
  return text.slice(0, from + begin.length) + lines.map((line) => `${line}\n`).join('') + text.slice(to)
}

/** Whether the request says which properties to keep, in its query or in its body. */
function takesFields({ parameters = [], requestBody }: RawSchema, { components }: RawSchema): boolean {
  const body = bodyComponent(requestBody?.content?.['application/json']?.schema)
  if (components.schemas[body?.name ?? '']?.properties?.fields) return true
  return parameters.some(({ $ref, name }: RawSchema) => {
    const key = $ref?.split('/').at(-1)
    return (key ? components.parameters[key].name : name) === 'fields'
  })
}
