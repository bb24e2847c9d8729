import type { OperationId } from '../generated/operations.ts'
import { authHandlers } from './auth/handlers.ts'
import { companyHandlers } from './companies/handlers.ts'
import type { Handler } from './contract.ts'
import { systemHandlers } from './system/handlers.ts'

/** Every operation of the contract, and no other, with what answers it. */
export const handlers: { [Id in OperationId]: Handler<Id> } = {
  ...systemHandlers,
  ...authHandlers,
  ...companyHandlers
}
