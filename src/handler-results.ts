// Answers that are more than an object. Handlers make them with these functions, and src/http/ sends them.

/** Answers that PostgreSQL rendered already: JSON text of a T, with what the headers of the answer need. */
export type Rendered<T> = {
  readonly [rendered]: string
  /** The new record's id, for Location. */
  readonly id?: string | undefined
  /** The record's updatedAt where the text doesn't have it, for ETag. */
  readonly version?: string | undefined
  /** For Link, X-Next-Cursor and X-Total-Count. */
  readonly page?: {
    isFull: boolean
    hasMore?: boolean
    total?: number | undefined
    nextCursor?: string | undefined
    /** Whether a list says its cursor in a header of its own, too. */
    hasCursorHeader?: boolean
  }
  /** For X-Missing-Ids. */
  readonly missingIds?: string[]
  /** For X-Merged-Ids: what went, an equals sign and what is left of it. */
  readonly mergedIds?: string[]
  /** For X-As-Of-Sequence: the latest change that the answer knows of, where a moment was asked for. */
  readonly asOfSequence?: number | undefined
  /** Whether all was as it was to be already, so that nothing was written: then X-Change-Set is left away. */
  readonly isUnchanged?: boolean
  readonly [of]?: T
}

export const rendered: unique symbol = Symbol('rendered')
export const isRendered = (result: unknown): result is Rendered<unknown> => hasMark(result, rendered)
declare const of: unique symbol

/** Marks JSON text as an answer of type T, which its caller has to make sure of. */
export function render<T>(
  json: string,
  more: Pick<Rendered<T>, 'id' | 'page' | 'version' | 'missingIds' | 'mergedIds' | 'asOfSequence' | 'isUnchanged'> = {}
): Rendered<T> {
  return { [rendered]: json, ...more }
}

/** An empty answer, and how to wait for a better one: the request then holds no slot and no connection to the database. */
export type LongPoll<T> = {
  /** What is answered where nothing comes in time. */
  readonly [longPoll]: Rendered<T>
  /** Calls `onNews` once when there may be something; returns the function that ends this. */
  readonly follow: (onNews: () => void) => () => void
  /** Makes the answer anew. */
  readonly look: () => Promise<Rendered<T> | LongPoll<T>>
}

export const longPoll: unique symbol = Symbol('longPoll')
export const isLongPoll = (result: unknown): result is LongPoll<unknown> => hasMark(result, longPoll)

/** An answer that is the same for whoever asks: the text of a T, and what it is packed into for those who take that. */
export type Document<T> = {
  /** Names the content. */
  readonly [document]: string
  readonly plain: Uint8Array
  readonly pack: () => Promise<{ br: Uint8Array; gzip: Uint8Array }>
  readonly [of]?: T
}

export const document: unique symbol = Symbol('document')
export const isDocument = (result: unknown): result is Document<unknown> => hasMark(result, document)

/** An answer in a protocol of its own, whose status and media type are what that protocol says. */
export type Verbatim<T> = {
  readonly [verbatim]: string
  readonly status: number
  /** Null where there is no body. */
  readonly contentType: string | null
  readonly [of]?: T
}

export const verbatim: unique symbol = Symbol('verbatim')
export const isVerbatim = (result: unknown): result is Verbatim<unknown> => hasMark(result, verbatim)

/** A file as an answer, or JSON that may be as large: sent as it is made, no faster than the client reads it. */
export type Streamed = {
  readonly [streamed]: AsyncIterable<string | Uint8Array>
  /** What the client is proposed to call it; absent of what is no file. */
  readonly filename?: string | undefined
}

/** JSON text of a T that is streamed. */
export type StreamedText<T> = Streamed & { readonly [of]?: T }

export const streamed: unique symbol = Symbol('streamed')
export const isStreamed = (result: unknown): result is Streamed => hasMark(result, streamed)

/**
 * Marks a file or a long text as an answer, once its first piece is there: what fails before that is an ordinary error. What fails later
 * ends the connection, so that half a file is never taken for a whole one.
 */
export async function stream(pieces: AsyncIterator<string | Uint8Array>, filename?: string): Promise<Streamed> {
  const first = await pieces.next()
  async function* all() {
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value
    } finally {
      await pieces.return?.()
    }
  }
  return { [streamed]: all(), filename }
}

function hasMark(result: unknown, mark: symbol): boolean {
  return typeof result === 'object' && result !== null && mark in result
}
