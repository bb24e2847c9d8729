import { mkdirSync, writeFileSync } from 'node:fs'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

// Types alone; openapi-fetch is the whole client. A file is a Blob for it, which the command line has no option for.

const blob = ts.factory.createTypeReferenceNode('Blob')
const types = await openapiTypescript(new URL('../openapi.yaml', import.meta.url), {
  transform: ({ format }) => (format === 'binary' ? blob : undefined)
})
const folder = new URL('./generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('schema.ts', folder), astToString(types))
