import { type OperationDescription, type OperationId, operations, type Scope } from '../../generated/operations.ts'

/** What the contract says of an operation. */
export function describe(id: OperationId): OperationDescription {
  return operations[id]
}

export const operationIds = Object.keys(operations) as OperationId[]

/** The scope just below, or undefined where there is none. */
export function scopeBelow(scope: Scope | null): 'read' | 'write' | undefined {
  return scope === 'admin' ? 'write' : scope === 'write' ? 'read' : undefined
}
