import type { IncomingHttpHeaders } from 'node:http'
import { instructions, type Tool, type ToolName, tools } from '../../generated/tools.ts'
import type { Schemas } from '../../generated/types.ts'
import type { CallParts, Context, OperationAnswer } from '../contract.ts'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'
import { type Verbatim, verbatim } from '../handler-results.ts'
import { version } from '../version.ts'
import { fitProblem } from './answer-size.ts'
import { describeCrm } from './describe.ts'
import { listTools } from './list-tools.ts'
import { readArguments } from './read-arguments.ts'
import { type Arguments, type Content, toolCalls } from './tool-calls.ts'

type Message = Schemas['McpRequest']
type Answer = Verbatim<Schemas['McpResponse']>
type Library = typeof import('@modelcontextprotocol/server')

/** It takes 30 MiB, and a tenth of a second to load, so an instance that no agent asks never does. */
let library: Promise<Library> | undefined

/**
 * Answers one message of the Model Context Protocol, by the protocol's own library. Whatever that makes of a message lives as long as
 * the request: any instance answers any message (docs/decisions/agents.md).
 */
export async function answerMessage(ctx: Context, message: Message, headers: IncomingHttpHeaders): Promise<Answer> {
  // The library would hold a stream open for it.
  if (message.method === 'subscriptions/listen') return methodNotFound(message)
  library ??= import('@modelcontextprotocol/server')
  const mcp = await library
  const request = requestFor(headers)
  const envelope = withoutArguments(message)
  const isOld = await mcp.isLegacyRequest(request, envelope)
  if (isOld && !acceptsBoth(headers.accept)) {
    throw new ApiError(406, 'not_acceptable', 'Accept must name both application/json and text/event-stream.')
  }
  const response = isOld
    ? await answerOldRevision(mcp, serverFor(mcp, ctx, message), request, envelope)
    : await mcp
        .createMcpHandler(() => serverFor(mcp, ctx, message), { legacy: 'reject' })
        .fetch(request, { parsedBody: envelope })
  return {
    [verbatim]: withPlainFault(await response.text()),
    status: response.status,
    contentType: response.headers.get('content-type')
  }
}

/** As the library does by itself for 2025-11-25, but with JSON for an answer instead of a stream with one event. */
async function answerOldRevision(
  mcp: Library,
  server: ReturnType<typeof serverFor>,
  request: Request,
  envelope: Message
): Promise<Response> {
  const transport = new mcp.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: envelope })
  } finally {
    await server.close()
  }
}

/**
 * A message as the library is given it: it looks through all that a message holds, which takes several times as long as to read that. The
 * contract's validators read the arguments of a tool.
 */
function withoutArguments(message: Message): Message {
  return isObject(argumentsOf(message)) ? { ...message, params: { ...message.params, arguments: {} } } : message
}

function argumentsOf({ params }: Message): unknown {
  return isObject(params) ? params.arguments : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function serverFor(mcp: Library, ctx: Context, message: Message) {
  const given = argumentsOf(message)
  const server = new mcp.Server(
    { name: 'crm-service', title: 'CRM', version },
    { capabilities: { tools: {} }, instructions }
  )
  server.setRequestHandler('tools/list', async () => ({ tools: listTools(ctx) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = findTool(params.name)
    if (!tool) throw new mcp.ProtocolError(mcp.ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`)
    return callTool(ctx, tool, isObject(given) ? given : {})
  })
  return server
}

type Issue = { path: (string | number)[]; message: string }

/** Longer ones, and more, say no more about a message. */
const [maxIssues, maxFaultLength] = [10, 1_024]

/**
 * Params that the protocol's schemas don't admit are invalid params (JSON-RPC 2.0), which the library says of some methods only,
 * and with its validator's list for a sentence.
 */
function withPlainFault(text: string): string {
  if (text === '' || text.startsWith('{"result"')) return text
  const answer: { error?: { message?: string } } = JSON.parse(text)
  const [list] = /\[\s*\{.*\}\s*\]$/s.exec(answer.error?.message ?? '') ?? []
  if (!list) return text
  const issues = (JSON.parse(list) as Issue[]).slice(0, maxIssues)
  const faults = issues.map(({ path, message }) => `${path.join('/')}: ${message.replace(/^Invalid input: /, '')}`)
  const message = `Invalid params: ${faults.join('; ')}`.slice(0, maxFaultLength)
  return JSON.stringify({ ...answer, error: { code: -32602, message } })
}

/** Whether a header says so (RFC 9110 §12.5.1), of which the library only reads both names. */
function acceptsBoth(accept = ''): boolean {
  const types = accept.split(',').map((one) => one.replace(/;.*$/s, '').trim().toLowerCase())
  return types.includes('*/*') || ['application/json', 'text/event-stream'].every((type) => types.includes(type))
}

const read = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']

/** What the library reads of a request beside its body. Where it was sent to doesn't matter. */
function requestFor(headers: IncomingHttpHeaders): Request {
  const given = read.flatMap((name): [string, string][] => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: [...given, ['accept', 'application/json, text/event-stream']]
  })
}

function methodNotFound({ id }: Message): Answer {
  const error = { code: -32601, message: 'Method not found' }
  return {
    [verbatim]: JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error }),
    status: 404,
    contentType: 'application/json'
  }
}

const byName = new Map<string, Tool>(tools.map((tool) => [tool.name, tool]))

/** The tool of that name, whether or not the caller may use it. */
function findTool(name: string): Tool | undefined {
  return byName.get(name)
}

/** A tool's result: its answer, or with `isError` the problem document of what is in the way; as text, too. */
async function callTool(ctx: Context, tool: Tool, given: Record<string, unknown>) {
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
