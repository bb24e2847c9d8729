import { defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: '../openapi.yaml',
  output: { path: './generated', module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk']
})
