import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { withoutPartials } from '../without-partials.ts'

// Types alone; openapi-fetch is the whole client. A file is a Blob for it, which the command line has no option for.

const blob = ts.factory.createTypeReferenceNode('Blob')
const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))
const types = await openapiTypescript(withoutPartials(contract), {
  transform: ({ format }) => (format === 'binary' ? blob : undefined)
})
const folder = new URL('./generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('schema.ts', folder), astToString(types))
