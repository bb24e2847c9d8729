import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { operations } from '../../generated/operations.ts'
import { findAddresses } from './addresses.ts'

// Programs that read, mock or import the contract, or generate from it, each as its users run it. They live in tools/.

export type Tool = {
  name: string
  promise: string
  /** Returns all that isn't as it should be. */
  check: (service: { baseUrl: string; apiKey: string }) => Promise<string[]>
}

/** What a program in tools/ is given: the contract's file, a folder of its own, a tenant, and a compiler. */
type Given = {
  contract: string
  folder: string
  baseUrl: string
  apiKey: string
  operations: number
  /** Compiles the project in a folder; resolves with what the compiler has to say. */
  compile: (folder: string) => Promise<string[]>
}

const home = join(import.meta.dirname, 'tools')
const root = join(import.meta.dirname, '../..')
const promises: [file: string, promise: string, check?: string][] = [
  ['swagger-parser', 'finds the contract valid'],
  ['msw', 'answers every operation, and lists as flat arrays'],
  ['postman', 'the contract that Postman imports makes a company (201)', 'checkImport'],
  ['postman', 'the downloaded collection reads every list and makes a contact (201)', 'checkDownload'],
  ['bruno', 'the downloaded collection is one'],
  ['swagger-typescript-api', 'generates without a warning what compiles in strict mode'],
  ['oazapfts', 'generates a client whose first lines compile, and make a company'],
  ['zod-client', 'generates schemas that load, and accept a company, a change and a key'],
  ['mcp', 'generates a server with which an agent makes a company (201)']
]

/** Those programs; what they generate from the contract goes below `folder`. */
export function openTools(contract: string, folder: string): Tool[] {
  return promises.map(([file, promise, check = 'check'], index) => ({
    name: file,
    promise,
    check: async (service) => {
      const given: Given = {
        ...service,
        ...{ contract, compile, operations: Object.keys(operations).length },
        folder: join(folder, String(index))
      }
      await mkdir(given.folder)
      const program: Record<string, (given: Given) => Promise<string[]>> = await import(join(home, `${file}.js`))
      return [...((await program[check]?.(given)) ?? ['has no such check']), ...findAddresses(given.folder)]
    }
  }))
}

function compile(folder: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', folder], (error, stdout) => {
      resolve(error ? [error.message, ...stdout.split('\n')].slice(0, 10) : [])
    })
  })
}
