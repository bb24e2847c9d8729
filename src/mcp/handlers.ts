import type { HandlersFor } from '../contract.ts'
import { answerMessage } from './endpoint.ts'

/** The operation of the contract's tag `mcp`. */
export const mcpHandlers: HandlersFor<'mcp'> = {
  callMcp: (ctx, { body, headers }) => answerMessage(ctx, body, headers)
}
