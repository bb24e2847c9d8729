import { type OperationDescription, operations } from '../../generated/operations.ts'
import { countEdits } from '../near-names.ts'

type Known = { path: string; segments: string[] }

const all: OperationDescription[] = Object.values(operations)

const known: Known[] = ['/docs', '/console', ...new Set(all.map(({ url }) => url))].map((url) => ({
  path: url.replaceAll(/:(\w+)/g, '{$1}'),
  segments: segmentsOf(url)
}))

/** Longer ones are no typing errors, and comparing takes time. */
const maxLength = 100

/** What other services call what there is here, by the first segment of a path. */
const elsewhere: Record<string, string> = {
  ...namesFor('/api/v1/contacts, with lifecycleStage lead', ['leads', 'lead', 'prospects']),
  ...namesFor('/api/v1/contacts', ['people', 'persons', 'person', 'customers', 'clients']),
  ...namesFor('/api/v1/companies', ['accounts', 'account', 'organizations', 'organisations', 'orgs']),
  ...namesFor('/api/v1/deals', ['opportunities', 'opportunity']),
  ...namesFor('/api/v1/activities, with an activityType', ['tasks', 'calls', 'meetings', 'notes', 'emails', 'events']),
  ...namesFor('/api/v1/users', ['owners', 'members']),
  ...namesFor('/api/v1/auth/me', ['me', 'whoami', 'account-info']),
  ...namesFor('/api/v1/pipelines, each with its stages', ['stages']),
  ...namesFor('/api/v1/properties', ['fields', 'custom-fields', 'custom_fields', 'customfields', 'attributes'])
}

function namesFor(path: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, path]))
}

/** What to say to somebody who asked for a path that there isn't. */
export function hintForPath(path: string): string {
  const asked = path.length > maxLength ? [] : segmentsOf(path.toLowerCase())
  const other = elsewhere[asked[0] ?? '']
  if (other !== undefined) return `Here it is ${other}.`
  const nearest = findNearestPath(path)
  if (nearest !== undefined) return `Did you mean ${nearest}?`
  return hintBelow(asked) ?? 'All paths are listed at /docs.'
}

/** Of something below a record's path: what there is there, and how a record is changed. */
function hintBelow([collection = '', , ...tail]: string[]): string | undefined {
  const record = `/api/v1/${collection}/{id}`
  const changing = all.find(({ path, method }) => path === record && method === 'PUT')
  if (!changing || tail.length === 0) return undefined
  const { customOf } = changing
  const listing = all.find(({ path, method }) => path === `/api/v1/${tail[0]}` && method === 'GET')
  if (listing?.queryNames.includes(`${customOf}Id`)) return `GET ${listing.path}?${customOf}Id={id} lists these.`
  const status = statusWords[collection]
  const word = status?.words.test(tail[0] ?? '') ? ` It is the status that says so: ${status.options}.` : ''
  const below = all.flatMap(({ path }) => (path.startsWith(`${record}/`) ? (path.split('/')[5] ?? []) : []))
  const there = below.length > 0 ? ` Below it there are ${[...new Set(below)].sort().join(', ')}.` : ''
  return `To change a record, PUT ${record}.${word}${there}`
}

const statusWords: Record<string, { words: RegExp; options: string }> = {
  deals: { words: /^(?:won|win|lost|lose|close|closed|open|reopen|status)$/, options: 'open, won or lost' },
  activities: { words: /^(?:complete|completed|done|cancel|status)$/, options: 'pending, completed or cancelled' }
}

/**
 * The path that somebody who asked for an unknown one may have meant: in other case, with another prefix or version, with
 * doubled slashes, or with a few other letters in a segment. Undefined where none is near.
 */
function findNearestPath(path: string): string | undefined {
  if (path.length > maxLength) return undefined
  const asked = segmentsOf(path.toLowerCase())
  let nearest: { path: string; distance: number } | undefined
  for (const { path, segments } of known) {
    const distance = segments.length === asked.length ? measureSegments(asked, segments) : Number.POSITIVE_INFINITY
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { path, distance }
  }
  return nearest?.path
}

/** Without the prefix, whatever it is: the rest tells what is meant. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments[0] === 'api') segments.shift()
  if (/^v\d+$/.test(segments[0] ?? '')) segments.shift()
  return segments
}

/** The sum over the segments; infinite where one has little in common. A parameter takes anything, but a word is nearer. */
function measureSegments(asked: string[], segments: string[]): number {
  let sum = 0
  for (const [index, segment] of segments.entries()) {
    const word = asked[index] ?? ''
    const isParameter = segment.startsWith(':')
    sum += isParameter ? 2 : countEdits(word, segment, Math.floor(0.4 * Math.max(word.length, segment.length)))
  }
  return segments.length === 0 ? Number.POSITIVE_INFINITY : sum
}
