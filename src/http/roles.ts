import type { OperationDescription, Role } from '../../generated/operations.ts'

/** Whether a query or a body sets a parameter or property of this role (`x-role` in the contract) to true. */
export function isAsked({ roles }: OperationDescription, role: Role, ...parts: unknown[]): boolean {
  return roles[role]?.some((name) => parts.some((part) => Object(part)[name] === true)) ?? false
}
