import { readFileSync } from 'node:fs'
import type { ServiceContext } from '../contract.ts'
import { makeDocument } from '../document.ts'
import type { Document } from '../handler-results.ts'

let contract: ServiceContext['contract'] | undefined

/** The contract as it is published, in both editions; read once in a process. */
export function readContract(): ServiceContext['contract'] {
  contract ??= {
    yaml: readDocument('openapi.yaml'),
    json: readDocument('generated/openapi.json'),
    strictYaml: readDocument('generated/openapi.strict.yaml'),
    strictJson: readDocument('generated/openapi.strict.json')
  }
  return contract
}

function readDocument<T>(file: string): Document<T> {
  return makeDocument(readFileSync(new URL(`../../${file}`, import.meta.url)))
}
