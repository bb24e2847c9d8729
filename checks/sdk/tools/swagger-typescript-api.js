import { generateApi } from 'swagger-typescript-api'
import { compileStrictly } from './first-use.js'

/** Generates a client without an error or a warning; its types hold in strict mode. */
export async function check({ contract, folder, compile }) {
  const complaints = await generate({
    input: contract,
    output: folder,
    fileName: 'api.ts',
    silent: true,
    enumStyle: 'union'
  })
  return [...complaints, ...(await compileStrictly({ folder, compile }, 'api.ts'))]
}

/** What it has to say goes to the console. */
async function generate(options) {
  const { warn, error } = console
  const complaints = []
  console.warn = console.error = (...words) => complaints.push(words.join(' '))
  try {
    await generateApi(options)
  } finally {
    Object.assign(console, { warn, error })
  }
  return complaints
}
