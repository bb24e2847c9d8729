import { readFileSync } from 'node:fs'
import type { ServiceContext } from '../contract.ts'
import { makeDocument } from './document.ts'

let contract: ServiceContext['contract'] | undefined

/** The contract as it is published; read once in a process. */
export function readContract(): ServiceContext['contract'] {
  contract ??= {
    yaml: makeDocument(readFileSync(new URL('../../generated/openapi.yaml', import.meta.url))),
    json: makeDocument(readFileSync(new URL('../../generated/openapi.json', import.meta.url)))
  }
  return contract
}
