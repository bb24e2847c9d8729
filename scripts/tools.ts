/** The tools of agents, as the contract's operation `callMcp` has them under `x-mcp`, with the operations that they stand for. */
import { type Contract, complain, type Operation } from './contract.ts'
import type { Schema } from './schema.ts'

/** A tool as it is written. */
export interface ToolText {
  title?: string
  description?: string
  annotations?: Record<string, unknown>
  inputSchema?: Schema
  outputSchema?: Schema
}

/** What agents are told before all tools, and the tools by their names in the order in which they are listed. */
export function readTools({ document }: Pick<Contract, 'document'>): {
  instructions: string
  tools: Record<string, ToolText>
} {
  // biome-ignore lint/suspicious/noExplicitAny: YAML as it comes; the rules below report what is wrong with it
  const written = (document.paths as any)?.['/mcp']?.post?.['x-mcp'] ?? {}
  return { instructions: written.instructions ?? '', tools: written.tools ?? {} }
}

/** The operations that a tool stands for. */
export function operationsOf(name: string, { operations }: Pick<Contract, 'operations'>): Operation[] {
  return operations.filter(({ tool }) => tool?.tool === name)
}

/** The kinds of records that a tool takes; none where it has no such argument. */
export function kindsOf({ inputSchema }: ToolText): string[] {
  return (inputSchema?.properties?.kind?.enum ?? []) as string[]
}

const maxTools = 13
const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint']
/** Fewer characters say neither what a tool is for nor when it is not. */
const leastWords = 80

/** What is wrong with the tools, as lines that begin with their location. */
export function toolProblems(contract: Contract): string[] {
  const { instructions, tools } = readTools(contract)
  const where = contract.locationOf('paths', '/mcp', 'post', 'x-mcp')
  const asked = contract.operations.flatMap((operation) =>
    operation.tool
      ? ownProblems(operation, tools[operation.tool.tool], contract).map(
          (one) => `${operation.location} ${operation.id}: ${one}`
        )
      : []
  )
  const known = Object.entries(tools).flatMap(([name, tool]) =>
    wordProblems(name, tool, contract).map((one) => `${where} tool ${name}: ${one}`)
  )
  const count = Object.keys(tools).length
  return [
    ...asked,
    ...known,
    ...complain(count > maxTools, `${where}: ${count} tools are more than the ${maxTools} that an agent reads at once`),
    ...complain(count > 0 && instructions.length < leastWords, `${where}: needs instructions`)
  ]
}

/** What is wrong with an operation's wish to be behind a tool. */
function ownProblems(
  { id, tool, method, effect }: Operation,
  text: ToolText | undefined,
  contract: Contract
): string[] {
  const { tool: name = '', kind } = tool ?? {}
  if (!text) return [`x-mcp asks for the tool ${name}, which has no words at /mcp`]
  const kinds = kindsOf(text)
  const isSplit = name !== 'describe' && kinds.length > 0
  const twins = operationsOf(name, contract).filter((one) => one.id !== id && one.tool?.kind === kind)
  const reads = method === 'GET' || effect === 'none'
  return [
    ...complain(isSplit && !kinds.includes(kind ?? ''), `x-mcp needs a kind, one of ${kinds.join(', ')}`),
    ...complain(!isSplit && kind !== undefined, 'x-mcp must have no kind: its tool takes none'),
    ...complain(name !== 'describe' && twins.length > 0, `x-mcp: ${twins[0]?.id} is behind this tool and kind already`),
    ...complain(text.annotations?.readOnlyHint !== reads, `the tool ${name} needs readOnlyHint: ${reads}`)
  ]
}

function wordProblems(name: string, tool: ToolText, contract: Contract): string[] {
  const { title, description = '', annotations = {}, inputSchema, outputSchema } = tool
  const behind = operationsOf(name, contract)
  const missing =
    name === 'describe' ? [] : kindsOf(tool).filter((kind) => !behind.some((one) => one.tool?.kind === kind))
  const silent = Object.entries(inputSchema?.properties ?? {}).filter(([, property]) => !property.description)
  return [
    ...complain(
      !title || description.length < leastWords,
      'needs a title and a description of when to use it and when not'
    ),
    ...hints
      .filter((hint) => typeof annotations[hint] !== 'boolean')
      .map((hint) => `its annotations need ${hint}, true or false`),
    ...complain(
      inputSchema?.type !== 'object' || outputSchema?.type !== 'object',
      'needs inputSchema and outputSchema, both objects'
    ),
    ...complain(inputSchema?.additionalProperties !== false, 'its inputSchema needs additionalProperties: false'),
    ...silent.map(([property]) => `its argument ${property} needs a description`),
    ...complain(behind.length === 0, 'no operation has it as x-mcp'),
    ...missing.map((kind) => `no operation has it as x-mcp for the kind ${kind}`)
  ]
}
