import type { OperationId } from '../generated/operations.ts'
import { activityHandlers } from './activities/handlers.ts'
import { apiKeyHandlers } from './api-keys/handlers.ts'
import { auditLogHandlers } from './audit-log/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { changeHandlers } from './changes/handlers.ts'
import { companyHandlers } from './companies/handlers.ts'
import { contactHandlers } from './contacts/handlers.ts'
import type { Handler } from './contract.ts'
import { dealHandlers } from './deals/handlers.ts'
import { importExportHandlers } from './import-export/handlers.ts'
import { mcpHandlers } from './mcp/handlers.ts'
import { personalDataHandlers } from './personal-data/handlers.ts'
import { pipelineHandlers } from './pipelines/handlers.ts'
import { propertyHandlers } from './properties/handlers.ts'
import { systemHandlers } from './system/handlers.ts'
import { teamHandlers } from './teams/handlers.ts'
import { undoHandlers } from './undo/handlers.ts'
import { userHandlers } from './users/handlers.ts'
import { webhookHandlers } from './webhooks/handlers.ts'

/** Every operation of the contract, and no other, with what answers it. */
export const handlers: { [Id in OperationId]: Handler<Id> } = {
  ...systemHandlers,
  ...authHandlers,
  ...companyHandlers,
  ...contactHandlers,
  ...dealHandlers,
  ...activityHandlers,
  ...pipelineHandlers,
  ...propertyHandlers,
  ...userHandlers,
  ...teamHandlers,
  ...apiKeyHandlers,
  ...personalDataHandlers,
  ...auditLogHandlers,
  ...changeHandlers,
  ...undoHandlers,
  ...mcpHandlers,
  ...webhookHandlers,
  ...importExportHandlers
}
