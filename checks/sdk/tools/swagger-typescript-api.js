import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateApi } from 'swagger-typescript-api'

/** Generates a client without an error or a warning; its types hold in strict mode. */
export async function check({ contract, folder, compile }) {
  const complaints = await generate({
    input: contract,
    output: folder,
    fileName: 'api.ts',
    silent: true,
    enumStyle: 'union'
  })
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, target: 'es2023', lib: ['es2023', 'dom'], types: [] },
      include: ['api.ts']
    })
  )
  return [...complaints, ...(await compile(folder))]
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
