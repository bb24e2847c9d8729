import { createCompanyBody } from '../../generated/validators.js'
import { sql } from '../db/drizzle.ts'
import { companies } from '../db/schema.ts'
import type { Executor } from '../db/statement.ts'
import { seeingAll } from '../db/tenant.ts'
import type { Row } from '../records/record.ts'
import { findMatches, type RecordScope } from '../records/rows.ts'
import { decimalColumn, integerColumn, ownerColumn, tagsColumn, textColumn, wordColumn } from '../sheets/columns.ts'
import type { Identity, Sheet } from '../sheets/sheet.ts'
import { takenIn } from '../sheets/taken-keys.ts'
import { comparedStart } from '../texts/compared.ts'
import { readHost } from '../texts/hosts.ts'
import { company } from './record.ts'

const takenNames = takenIn(companies, companies.name, (name) => sql`'name ' || ${name}`)

/** Companies as columns of a file. */
export const companySheet: Sheet = {
  name: 'companies',
  kind: company,
  columns: [
    textColumn('name', companies.name),
    // Which page of a host is whose, only its path says.
    { ...wordColumn('domain', companies.domain), saysMore: (url) => readHost(url)?.hasPath === true },
    textColumn('industry', companies.industry),
    textColumn('description', companies.description),
    integerColumn('employeeCount', companies.employeeCount),
    decimalColumn('annualRevenue', companies.annualRevenue),
    textColumn('phone', companies.phone),
    textColumn('website', companies.website),
    textColumn('address', companies.address),
    textColumn('city', companies.city),
    textColumn('state', companies.state),
    textColumn('country', companies.country),
    textColumn('postalCode', companies.postalCode),
    tagsColumn('tags', companies.tags),
    textColumn('notes', companies.notes)
  ],
  extended: [ownerColumn(companies.ownerId), textColumn('networkUrl', companies.networkUrl)],
  mandatory: ['name'],
  validate: createCompanyBody,
  identify,
  findTaken
}

/** A row's company is the one with its domain, or for a row without a domain the one with its name. */
function identify({ domain, name }: Row): Identity {
  const ofName = `name ${comparedStart(String(name))}`
  // Where the domain is wrong, the name alone doesn't tell which company is meant.
  if (!domain) return { header: 'name', parts: ['name', 'domain'], key: ofName, allKeys: [ofName] }
  const ofDomain = `domain ${domain}`
  return { header: 'domain', parts: ['domain'], key: ofDomain, allKeys: [ofDomain, ofName] }
}

async function findTaken(scope: RecordScope, tx: Executor, rows: Row[]): Promise<Set<string>> {
  // A hidden record's key is taken, too.
  const matches = await findMatches(seeingAll(scope), tx, company, rows)
  const domains = matches.map(({ number }) => `domain ${rows[number]?.domain}`)
  const names = rows.flatMap(({ domain, name }) => (domain ? [] : comparedStart(String(name))))
  return new Set([...domains, ...(await takenNames(scope, tx, names))])
}
