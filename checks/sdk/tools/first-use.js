import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Generates a client with a program and its arguments, compiles a user's first lines with it in strict mode, and has them make a
 * company: `make` takes an address, an API key and the company's name, and resolves with the name that it reads.
 */
export async function useFirst({ folder, compile, baseUrl, apiKey }, program, args, lines) {
  const command = join(import.meta.dirname, '../../node_modules/.bin', program)
  await promisify(execFile)(process.execPath, [command, ...args])
  await writeFile(join(folder, 'use.ts'), lines)
  const problems = await compileStrictly({ folder, compile }, 'use.ts')
  if (problems.length > 0) return problems
  const { make } = await import(join(folder, 'use.ts'))
  const name = `Made with ${program}`
  const read = await make(baseUrl, apiKey, name)
  return read === name ? [] : [`a company with the name ${read}`]
}

/** Compiles a file of the folder in strict mode, and what it imports. */
export async function compileStrictly({ folder, compile }, file) {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, target: 'es2023', lib: ['es2023', 'dom'], types: [], skipLibCheck: true },
    ...{ module: 'preserve', allowImportingTsExtensions: true }
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [file] }))
  return compile(folder)
}
