// Generated from openapi.yaml by scripts/generate.ts; do not edit.

import type { OperationId } from './operations.ts'
import type { Validate } from './validators.js'

/** By operation and status, for every answer with a JSON body. */
export declare const responseValidators: Record<OperationId, Record<number, Validate>>
