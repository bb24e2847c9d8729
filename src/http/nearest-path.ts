import { operations } from '../../generated/operations.ts'
import { countEdits } from '../near-names.ts'

type Known = { path: string; segments: string[] }

const known: Known[] = ['/docs', ...new Set(Object.values(operations).map(({ url }) => url))].map((url) => ({
  path: url.replaceAll(/:(\w+)/g, '{$1}'),
  segments: segmentsOf(url)
}))

/** Longer ones are no typing errors, and comparing takes time. */
const maxLength = 100

/**
 * The path that somebody who asked for an unknown one may have meant: in other case, with another prefix or version, with
 * doubled slashes, or with a few other letters in a segment. Undefined where none is near.
 */
export function findNearestPath(path: string): string | undefined {
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
