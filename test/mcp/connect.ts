// Loaded before the service runs: on a busy machine it takes so long that the service would shed load.
import '@modelcontextprotocol/server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Test } from 'tap'
import type { AppConfig } from '../../src/composition-root.ts'
import type { Actor } from '../support/call.ts'
import { type Service, startService } from '../support/start.ts'

export type Revision = (typeof revisions)[number]
export const revisions = ['2025-11-25', '2026-07-28'] as const

export type ToolResult = { isError: boolean; structuredContent: Record<string, unknown>; content: { text: string }[] }
export type Agent = { client: Client; use: (name: string, args?: object) => Promise<ToolResult> }

/** The service on a port, with a way to connect the protocol's own client to it; the first tenant is the default one. */
export async function startForAgents(t: Test, overrides: Partial<AppConfig> = {}) {
  const service = await startService(t, { defaultTenant: 'acme', ...overrides })
  const { port } = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  const connect = async (as: Actor = service.acme.admin, revision: Revision = '2026-07-28'): Promise<Agent> => {
    const client = new Client(
      { name: 'test', version: '1' },
      revision === '2025-11-25' ? {} : { versionNegotiation: { mode: { pin: revision } } }
    )
    const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
      requestInit: { headers: as.headers }
    })
    await client.connect(transport)
    t.teardown(() => client.close())
    const use = async (name: string, args: object = {}) =>
      (await client.callTool({ name, arguments: args as Record<string, unknown> })) as unknown as ToolResult
    return { client, use }
  }
  return { ...service, connect }
}

/** Sends a message as it is, or bytes, to /mcp. */
export function poster({ app }: Pick<Service, 'app'>, as: Actor) {
  return async (message: object | string, headers: Record<string, string | undefined> = {}) => {
    const all = { host: as.host, ...as.headers, ...plain, ...headers }
    const sent = Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined)
    const payload = typeof message === 'string' ? message : JSON.stringify(message)
    const answer = await app.inject({ method: 'POST', url: '/mcp', headers: Object.fromEntries(sent), payload })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
  }
}

const plain = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
