import { defineConfig } from 'orval'

export default defineConfig({
  crm: {
    input: '../openapi.yaml',
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
