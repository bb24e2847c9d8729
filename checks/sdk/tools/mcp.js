import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { parse } from 'yaml'
import { withoutRecursion } from '../clients/without-recursion.ts'

/** What it logs of its progress goes to the same stream. */
const complaint = /\b(?:failed|error|warning|cannot|could not)\b/i

/** Generates an MCP server, compiles it, and has an agent's client use it: it offers every operation, and one makes a company. */
export async function check({ contract, folder, compile, baseUrl, apiKey, operations }) {
  const generator = createRequire(import.meta.url).resolve('openapi-mcp-generator')
  const program = join(dirname(generator), '../bin/openapi-mcp-generator.js')
  const input = `${folder}.json`
  await writeFile(input, JSON.stringify(withoutRecursion(parse(await readFile(contract, 'utf8')))))
  const { stderr } = await promisify(execFile)(process.execPath, [program, '-i', input, '-o', folder, '--force'])
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
  const problems = [...stderr.split('\n').filter((line) => complaint.test(line)), ...(await compile(folder))]
  if (problems.length > 0) return problems

  const client = new Client({ name: 'sdk-check', version: '1.0.0' })
  const env = { API_BASE_URL: baseUrl, API_KEY_APIKEY: apiKey, PATH: process.env.PATH ?? '' }
  const server = { command: process.execPath, args: [join(folder, 'build/index.js')], env, stderr: 'ignore' }
  await client.connect(new StdioClientTransport(server))
  try {
    const { tools } = await client.listTools()
    const call = async (name, requestBody) => {
      const { content } = await client.callTool({ name, arguments: { requestBody } })
      return content.map((one) => one.text).join('\n')
    }
    const name = 'Made by an agent'
    const created = await call('createCompany', { name })
    const found = await call('searchCompanies', { filter: { and: [{ property: 'name', op: 'eq', value: name }] } })
    return [
      ...(tools.length === operations ? [] : [`it offers ${tools.length} of ${operations} operations`]),
      ...(created.includes('201') && created.includes(name) ? [] : [`createCompany: ${created.slice(0, 300)}`]),
      ...(found.includes(name) ? [] : [`searchCompanies: ${found.slice(0, 300)}`])
    ]
  } finally {
    await client.close()
  }
}
