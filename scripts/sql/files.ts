import { is, Param, Placeholder } from '../../src/db/drizzle.ts'
import type { Statement } from '../../src/db/statement.ts'
import type { Contract } from '../contract.ts'
import { formatSql } from './format.ts'
import { buildNamedStatements } from './named.ts'
import { buildShapedStatements } from './shaped.ts'

const header = '-- Generated from the statements in src/ by scripts/generate.ts; do not edit.'

/** The service's statements as files for readers: their names and texts. */
export async function sqlFiles(contract: Contract): Promise<Map<string, string>> {
  const shaped = await buildShapedStatements(contract)
  const statements = [...(await buildNamedStatements()), ...shaped]
  return new Map(statements.map(([name, statement]) => [`sql/${name.replaceAll(' ', '_')}.sql`, fileOf(statement)]))
}

function fileOf({ text, parameters }: Statement<object>): string {
  const names = parameters.map((one, index) => `-- $${index + 1} ${nameOf(one)}`)
  return `${[header, ...names].join('\n')}\n${formatSql(text)};\n`
}

/** What is filled in for a parameter: a named value, or always the same one. */
function nameOf(parameter: unknown): string {
  if (is(parameter, Param)) return nameOf(parameter.value)
  return is(parameter, Placeholder) ? parameter.name : JSON.stringify(parameter)
}
