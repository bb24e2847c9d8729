import { type Tool, type ToolName, tools } from '../../generated/tools.ts'
import type { CallParts, Context, OperationAnswer } from '../contract.ts'
import { type FieldError, invalidRequest } from '../errors.ts'
import { fitProblem } from './answer-size.ts'
import { describeCrm } from './describe.ts'
import { readArguments } from './read-arguments.ts'
import { type Arguments, type Content, toolCalls } from './tool-calls.ts'

const byName = new Map<string, Tool>(tools.map((tool) => [tool.name, tool]))

/** The tool of that name, whether or not the caller may use it. */
export function findTool(name: string): Tool | undefined {
  return byName.get(name)
}

/** A tool's result: its answer, or with `isError` the problem document of what is in the way; as text, too. */
export async function callTool(ctx: Context, tool: Tool, given: Record<string, unknown>) {
  try {
    const { values, faults } = readArguments(tool, given, ctx.properties)
    return resultOf(await contentOf(ctx, tool, values, faults), false)
  } catch (error) {
    return resultOf(fitProblem(ctx.problemOf(error)), true)
  }
}

function resultOf(content: Content, isError: boolean) {
  const text = { type: 'text' as const, text: JSON.stringify(content) }
  return { content: [text], structuredContent: content, isError }
}

async function contentOf(ctx: Context, tool: Tool, values: Arguments, faults: FieldError[]): Promise<Content> {
  if (tool.name === 'describe') {
    if (faults.length > 0) throw invalidRequest(faults)
    return describeCrm(ctx, values.kind)
  }
  const id = tool.byKind[values.kind ?? 'all']
  if (!id) throw new Error(`no operation is behind ${tool.name} for ${values.kind}`)
  const call = (parts: CallParts): Promise<OperationAnswer> => ctx.callOperation(id, { ...parts, faults })
  const read = async (recordId: unknown) => {
    const get = byName.get('get')?.byKind[values.kind ?? 'all']
    // What is wrong with the id, or keeps the record from the caller, the tool's own operation says.
    const found = get && (await ctx.callOperation(get, { params: { id: String(recordId) } }).catch(() => undefined))
    return found && JSON.parse(found.json)
  }
  return toolCalls[tool.name as Exclude<ToolName, 'describe'>](call, values, read)
}
