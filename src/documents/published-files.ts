import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../contract.ts'
import { makeDocument } from '../document.ts'
import type { Document } from '../handler-results.ts'
import { sendPublished } from '../http/document-answer.ts'

/** By name below `/docs`; each file by its place in the repository. */
const files = {
  'crm.postman_collection.json': { file: 'generated/crm.postman_collection.json', type: 'application/json' },
  'crm.bruno_collection.json': { file: 'generated/crm.bruno_collection.json', type: 'application/json' },
  'changelog.md': { file: 'CHANGELOG.md', type: 'text/markdown; charset=utf-8' }
}

/** What the API reference offers beside the contract: collections for API clients, made from it, and the changelog. */
export function addPublishedFiles(app: FastifyInstance): void {
  for (const [name, { file, type }] of Object.entries(files)) {
    app.get(`/docs/${name}`, async (request, reply) => {
      reply.header('content-disposition', `attachment; filename="${name}"`)
      return sendPublished(request, reply, readOnce(file), { type, cacheControl: 'public, no-cache' })
    })
  }
}

/** The contract as it is published, in both editions. */
export function readContract(): ServiceContext['contract'] {
  return {
    yaml: readOnce('openapi.yaml'),
    json: readOnce('generated/openapi.json'),
    strictYaml: readOnce('generated/openapi.strict.yaml'),
    strictJson: readOnce('generated/openapi.strict.json')
  }
}

const read = new Map<string, Document<never>>()

/** A file of the repository, read once in a process. */
function readOnce(file: string): Document<never> {
  const known = read.get(file) ?? makeDocument<never>(readFileSync(new URL(`../../${file}`, import.meta.url)))
  read.set(file, known)
  return known
}
