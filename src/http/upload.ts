import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../contract.ts'
import { ApiError } from '../errors.ts'

/** Makes the routes of this scope read multipart forms, and nothing else. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Receives the form's one part, which must be called `file`, and gives it to `use`: whole, or with `isStreamed` as it arrives. 400
 * for another form, 408 for one that comes too slowly (limits/slow-bodies.ts), 413 for a larger file.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  maxFileBytes: number,
  isStreamed: boolean,
  use: (upload: Upload) => T | Promise<T>
): Promise<T> {
  try {
    if (isStreamed) return await use(await openForm(request, maxFileBytes))
    return await use({ file: await readForm(request, maxFileBytes) })
  } finally {
    // Many clients read the answer only after they have sent everything, so the rest is read and discarded.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** Reads as far as the file's beginning. That there is nothing behind it shows at the end of its pieces. */
async function openForm(request: FastifyRequest, maxFileBytes: number) {
  if (!request.isMultipart()) throw invalidForm('There is no form.')
  const limits = { fileSize: maxFileBytes, files: 2, parts: 2, headerPairs: 20 }
  // Also a part without a file name is a file: forms made by hand often have none.
  const parts = request.parts({ limits, isPartAFile: () => true })
  const next = async () => {
    const { value, done } = await parts.next().catch(breakOff)
    return done ? undefined : (value as Multipart | undefined)
  }
  const part = await next()
  if (!part) throw invalidForm('There is no part.')
  if (part.fieldname !== 'file' || part.type !== 'file') throw invalidForm(`There is a part ${describePart(part)}`)
  const pieces = async function* () {
    try {
      for await (const piece of part.file) {
        if (part.file.truncated) break
        yield piece
      }
    } catch (error) {
      breakOff(error)
    }
    if (part.file.truncated) {
      throw new ApiError(413, 'payload_too_large', `The file is larger than ${maxFileBytes} bytes; split it.`)
    }
    const another = await next()
    if (another) throw invalidForm(`There is more than one part: one ${describePart(another, ' follows')}`)
  }
  return { pieces: pieces(), fileName: part.filename || null }
}

/** What is said of a part that isn't wanted. */
function describePart({ fieldname }: Multipart, more = ''): string {
  const name = JSON.stringify(String(fieldname).slice(0, 60))
  return `called ${name}${more}; parameters such as mode go into the query of the URL.`
}

function breakOff(error: unknown): never {
  throw error instanceof ApiError ? error : invalidForm('The form is broken off or not well-formed.', error)
}

/** The whole file, in one piece from the start: a list of pieces, put together at the end, would take the memory twice. */
async function readForm(request: FastifyRequest, maxFileBytes: number): Promise<Buffer> {
  const { pieces } = await openForm(request, maxFileBytes)
  // Where the client doesn't say how long its form is, the file has to grow.
  const expectedBytes = Number(request.headers['content-length'] ?? 65_536)
  let file: Buffer = Buffer.allocUnsafeSlow(Math.min(expectedBytes, maxFileBytes))
  let length = 0
  for await (const piece of pieces) {
    if (length + piece.length > file.length) file = enlarge(file, length + piece.length)
    length += piece.copy(file, length)
  }
  return file.subarray(0, length)
}

function enlarge(file: Buffer, leastBytes: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * file.length, leastBytes))
  file.copy(larger)
  return larger
}

function invalidForm(what: string, cause?: unknown): ApiError {
  const detail = `${what} Send the CSV file as the one part of a multipart form, under the name file.`
  return new ApiError(400, 'invalid_file', detail, { cause })
}
