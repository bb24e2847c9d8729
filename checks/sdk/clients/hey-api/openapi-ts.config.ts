import { readFileSync } from 'node:fs'
import { defineConfig } from '@hey-api/openapi-ts'
import { parse } from 'yaml'
import { withoutPartials } from '../without-partials.ts'

export default defineConfig({
  input: withoutPartials(parse(readFileSync('../openapi.yaml', 'utf8'))),
  output: { path: './generated', module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk']
})
