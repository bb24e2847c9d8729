import { ApiError } from '../errors.ts'

/** 400 for a file that can't be read as a whole; nothing of it has been imported. */
export function invalidFile(detail: string): ApiError {
  return new ApiError(400, 'invalid_file', detail)
}
