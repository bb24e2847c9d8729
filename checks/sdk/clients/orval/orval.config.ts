import { defineConfig } from 'orval'
import { withoutPartials } from '../without-partials.ts'

export default defineConfig({
  crm: {
    input: { target: '../openapi.yaml', override: { transformer: withoutPartials } },
    output: {
      mode: 'tags-split',
      target: './generated',
      schemas: './generated/model',
      client: 'fetch',
      tsconfig: '../tsconfig.json',
      override: { mutator: { path: './fetch.ts', name: 'fetchFromService' } }
    }
  }
})
