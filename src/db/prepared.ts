import { LRUCache } from 'lru-cache'
import type { Statement } from './statement.ts'

// biome-ignore-start lint/suspicious/noExplicitAny: both hold statements of every row type, each found again under its key
/** Statements whose number is fixed by the code. */
const fixed = new Map<string, Statement<any, any>>()

/** How many statements are cached whose text depends on what a request asks for, such as its filters. */
const maxShapes = 400
const shaped = new LRUCache<string, Statement<any, any>>({ max: maxShapes })
// biome-ignore-end lint/suspicious/noExplicitAny: see above

let namedShapes = 0

/**
 * A connection keeps each named statement that it has run until it closes. One that may have run more shapes than this since
 * it was opened is closed, or its memory would grow with every shape that clients ask for.
 */
const maxShapesOfConnection = 400

/** Builds a statement when it is first needed, and caches it; `purpose` is its name. */
export function prepared<R extends object, Scope extends object>(
  purpose: string,
  make: () => Statement<R, Scope>
): Statement<R, Scope> {
  const known = fixed.get(purpose)
  if (known) return known
  const made = make()
  fixed.set(purpose, made)
  return made
}

/** Makes something, such as a statement, for each subject, such as a record type, when it is first needed, and caches it. */
export function preparedFor<Subject extends object, Made>(
  make: (subject: Subject) => Made
): (subject: Subject) => Made {
  const known = new WeakMap<Subject, { made: Made }>()
  return (subject) => {
    const { made } = known.get(subject) ?? { made: make(subject) }
    known.set(subject, { made })
    return made
  }
}

/**
 * Builds a statement whose text depends on `shape`, of which clients can ask for any number, and keeps it: the least recently
 * used goes. From its second use on it has a name, so that connections keep its plan; most rare shapes are used once.
 */
export function preparedByShape<R extends object, Scope extends object>(
  purpose: string,
  shape: string,
  make: () => Statement<R, Scope>
): Statement<R, Scope> {
  const key = `${purpose} ${shape}`
  const known = shaped.get(key)
  if (known) {
    // A name is never given again: some connection may still know it by its old text.
    known.name ??= `${purpose}_${++namedShapes}`
    return known
  }
  const made = make()
  shaped.set(key, made)
  return made
}

/** The statements that are kept by shape, for generated/sql (scripts/sql/files.ts). */
export function shapedStatements(): Iterable<Statement<object>> {
  return shaped.values()
}

/** Begins to count the shapes that a connection may have run; the function says whether they are too many by now. */
export function watchShapes(): () => boolean {
  const before = namedShapes
  return () => namedShapes - before > maxShapesOfConnection
}
