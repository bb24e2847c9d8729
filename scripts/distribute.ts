import { parseArgs } from 'node:util'
import { rootMessage } from '../src/storage.ts'
import { distributeTables } from './distribute-tables.ts'
import { distributionStatements, planDistribution } from './distribution-plan.ts'

// Prints the statements that distribute the tables by tenant on Citus; with --apply it runs what is left of them, in the
// database of DATABASE_URL, so that a run which was broken off can be repeated.

try {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } })
  if (values.apply) await apply(process.env.DATABASE_URL)
  else print()
} catch (error) {
  process.stderr.write(`${rootMessage(error)}\n`)
  process.exit(1)
}

function print(): void {
  const plan = planDistribution()
  const foreignKeys = new Set(plan.foreignKeys.map(({ name }) => name))
  const untouched = { distributed: new Set<string>(), foreignKeys, filled: new Set<string>() }
  for (const text of distributionStatements(plan, untouched)) process.stdout.write(`${text};\n`)
  for (const table of plan.local) process.stdout.write(`-- ${table} stays on the coordinator\n`)
}

async function apply(url: string | undefined): Promise<void> {
  if (!url) throw new Error('DATABASE_URL must name the database on the coordinator')
  const count = await distributeTables(url, (text) => process.stdout.write(`${text};\n`))
  if (count === 0) process.stdout.write('-- all is distributed already\n')
}
