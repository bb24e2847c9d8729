// Generated from openapi.yaml by scripts/generate.ts; do not edit.

import type { OperationId } from './operations.ts'
import type { Schemas } from './types.ts'

/** By operation, for successful answers with a JSON body. Unknown properties are left out, missing ones tolerated. */
export declare const serializers: Partial<Record<OperationId, (body: unknown) => string>>
export declare const serializeProblem: (problem: Schemas['Problem']) => string
