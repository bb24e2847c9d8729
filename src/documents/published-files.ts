import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { makeDocument } from '../document.ts'
import type { Document } from '../handler-results.ts'
import { sendDocument } from '../http/document-answer.ts'

type PublishedFile = { file: string; type: string }

/** By name below `/docs`; each file by its place in the repository. */
const files: Record<string, PublishedFile> = {
  'crm.postman_collection.json': { file: 'generated/crm.postman_collection.json', type: 'application/json' },
  'crm.bruno_collection.json': { file: 'generated/crm.bruno_collection.json', type: 'application/json' },
  'changelog.md': { file: 'CHANGELOG.md', type: 'text/markdown; charset=utf-8' }
}

/** What the API reference offers beside the contract: collections for API clients, made from it, and the changelog. */
export function addPublishedFiles(app: FastifyInstance): void {
  for (const [name, { file, type }] of Object.entries(files)) {
    app.get(`/docs/${name}`, async (request, reply) => {
      reply.headers({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` })
      // No other origin may use it, so none makes a difference to it (cors.ts says otherwise).
      reply.removeHeader('vary')
      return sendDocument(request, reply, readOnce(file), 'public, no-cache')
    })
  }
}

const read = new Map<string, Document<unknown>>()

function readOnce(file: string): Document<unknown> {
  const known = read.get(file) ?? makeDocument(readFileSync(new URL(`../../${file}`, import.meta.url)))
  read.set(file, known)
  return known
}
