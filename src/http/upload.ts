import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../contract.ts'
import { ApiError } from '../errors.ts'

/** Makes the routes of this scope read multipart forms, and nothing else. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Receives the form's one part, which must be called `file`, and gives it to `use`. The file is whole before anything is
 * done with it. 400 for another form, 408 for one that comes too slowly (limits/slow-bodies.ts), 413 for a larger file.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  maxFileBytes: number,
  use: (upload: Upload) => T | Promise<T>
): Promise<T> {
  try {
    return await use({ file: await readForm(request, maxFileBytes) })
  } finally {
    // Many clients read the answer only after they have sent everything, so the rest is read and discarded.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function readForm(request: FastifyRequest, maxFileBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw invalidForm('There is no form.')
  let file: Buffer | undefined
  try {
    // Also a part without a file name is a file: forms made by hand often have none.
    const limits = { fileSize: maxFileBytes, files: 2, parts: 2, headerPairs: 20 }
    for await (const part of request.parts({ limits, isPartAFile: () => true })) {
      if (file) throw invalidForm('There is more than one part.')
      if (part.fieldname !== 'file' || part.type !== 'file') {
        throw invalidForm(`There is a part called ${JSON.stringify(String(part.fieldname).slice(0, 60))}.`)
      }
      // Where the client doesn't say how long its form is, the file has to grow.
      const expectedBytes = Number(request.headers['content-length'] ?? 65_536)
      file = await readPart(part.file, expectedBytes, maxFileBytes)
    }
  } catch (error) {
    throw error instanceof ApiError ? error : invalidForm('The form is broken off or not well-formed.', error)
  }
  if (!file) throw invalidForm('There is no part.')
  return file
}

async function readPart(
  part: AsyncIterable<Buffer> & { truncated: boolean },
  expectedBytes: number,
  maxFileBytes: number
): Promise<Buffer> {
  // In one piece from the start: a list of pieces, put together at the end, would need the memory twice.
  let file: Buffer = Buffer.allocUnsafeSlow(Math.min(expectedBytes, maxFileBytes))
  let length = 0
  for await (const piece of part) {
    if (part.truncated) break
    if (length + piece.length > file.length) file = enlarge(file, length + piece.length)
    length += piece.copy(file, length)
  }
  if (part.truncated) {
    throw new ApiError(413, 'payload_too_large', `The file is larger than ${maxFileBytes} bytes; split it.`)
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
