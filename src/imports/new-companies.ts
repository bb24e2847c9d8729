import { company } from '../companies/record.ts'
import { companySheet } from '../companies/sheet.ts'
import type { Executor } from '../db/statement.ts'
import { momentOfId } from '../ids.ts'
import { NearNames } from '../near-names.ts'
import { type PlannedChange, planInOrder } from '../records/plan.ts'
import type { RowWithId } from '../records/record.ts'
import { newRow } from '../records/rows.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { comparedStart } from '../texts/compared.ts'
import { readHost } from '../texts/hosts.ts'
import { describeErrors } from './row-errors.ts'
import type { ImportScope, Target } from './targets.ts'

/** A company that rows name and nobody has, as it would be made. */
type Draft = { id: string; name: string; domain: string | undefined }

/**
 * The companies that an import makes for rows that name them (`references=create`), once each. Those of a chunk are made when it is known which
 * of its rows are written: one that is left out makes none.
 */
export class NewCompanies {
  /** What earlier rows have made that can't be looked up, of a dry run, by key. */
  readonly #made: Map<string, string>
  /** What the chunk's rows want, by key and by id. */
  readonly #wanted = new Map<string, Draft>()
  readonly #ids = new Set<string>()
  #count = 0

  constructor(made: Map<string, string>) {
    this.#made = made
  }

  /** How many it has made. */
  get count(): number {
    return this.#count
  }

  /** The id of one that an earlier row has made, by the column that names it. */
  findMade(header: string, name: string): string | undefined {
    return this.#made.get(header === 'company_domain' ? domainKey(name) : ofName(name))
  }

  /** Gives rows the companies that are to be made for them, or says why there can be none. */
  async want(ctx: ImportScope, tx: Executor, rows: SheetRow[]): Promise<void> {
    const taken = await this.#findTaken(ctx, tx, rows)
    for (const row of rows) {
      const { company_name: name, company_domain: domain } = row.names
      const found = new Set([name && this.#wanted.get(ofName(name)), domain && this.#wanted.get(domainKey(domain))])
      const [one, other] = [...found].filter((draft) => typeof draft === 'object')
      const isNoHost = domain !== undefined && readHost(domain) === undefined
      const header = name === undefined || isNoHost ? 'company_domain' : 'company_name'
      const reason =
        (isNoHost && 'not a host name, such as example.com') ||
        ([name && ofName(name), domain && domainKey(domain)].some((key) => key && taken.has(key)) &&
          'duplicate of another company') ||
        ((other ||
          (one && domain && one.domain !== readHost(domain)?.host) ||
          (one && name && ofName(one.name) !== ofName(name))) &&
          'company_name and company_domain mean different companies')
      if (reason) row.problems.push({ header, reason, value: row.names[header] })
      else this.#give(row, one ?? this.#draft(row))
    }
  }

  /** Makes the companies of the changes that are to be written, ahead of them. */
  async make(target: Target, planned: { row: SheetRow; change: PlannedChange }[]): Promise<void> {
    const naming = planned.filter(({ row, change }) => row.newCompany && change.row.companyId === row.newCompany)
    const rows = new Map<string, RowWithId>()
    for (const [id, all] of Map.groupBy(naming, ({ row }) => row.newCompany ?? '')) {
      if (this.#ids.has(id)) continue
      // Of what a row says that was left out nothing is known.
      const firstOf = (header: string) => all.map(({ row }) => row.names[header]).find((name) => name !== undefined)
      const domain = readHost(firstOf('company_domain') ?? '')?.host
      const body = { name: firstOf('company_name') ?? domain ?? '', ...(domain && { domain }) }
      rows.set(id, {
        ...newRow(company, body),
        id,
        createdAt: momentOfId(id),
        ownerId: all[0]?.change.row.ownerId ?? null
      })
    }
    if (rows.size === 0) return
    const wanted = [...rows.values()].map((row) => ({ action: 'insert' as const, row }))
    const outcomes = await planInOrder(target.world, company, wanted)
    for (const { fault } of outcomes) if (fault) throw fault
    await target.keepCompanies(outcomes.flatMap(({ change }) => change ?? []))
    this.#count += rows.size
    for (const id of rows.keys()) this.#ids.add(id)
    for (const [key, { id }] of this.#wanted) if (rows.has(id)) this.#made.set(key, id)
  }

  /** Keys that companies have which the caller doesn't see. */
  async #findTaken(ctx: ImportScope, tx: Executor, rows: SheetRow[]): Promise<Set<string>> {
    if (!ctx.sees) return new Set()
    const wanted = rows.flatMap(({ names: { company_name: name, company_domain: domain } }) => [
      ...(name === undefined ? [] : [{ name }]),
      ...(domain === undefined ? [] : [{ domain: readHost(domain)?.host }])
    ])
    return companySheet.findTaken(ctx, tx, wanted)
  }

  #draft({ names: { company_name: name, company_domain: domain } }: SheetRow): Draft {
    const host = domain === undefined ? undefined : readHost(domain)?.host
    const draft = { id: newRow(company, { name: '' }).id, name: name ?? host ?? '', domain: host }
    this.#wanted.set(ofName(draft.name), draft)
    if (host !== undefined) this.#wanted.set(domainKey(host), draft)
    return draft
  }

  #give(row: SheetRow, draft: Draft): void {
    const body = { name: draft.name, ...(draft.domain && { domain: draft.domain }) }
    if (!companySheet.validate(body)) {
      const [fault] = describeErrors(companySheet, body, new NearNames()).values()
      if (fault) row.problems.push({ ...fault.problem, header: `company_${fault.problem.header}` })
      return
    }
    row.newCompany = draft.id
    row.record.companyId = row.patch.companyId = draft.id
  }
}

/** As `Identity` has it (companies/sheet.ts). */
function ofName(name: string): string {
  return `name ${comparedStart(name)}`
}

function domainKey(domain: string): string {
  return `domain ${readHost(domain)?.host ?? domain}`
}
