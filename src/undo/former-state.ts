import { getTableColumns } from '../db/drizzle.ts'
import type { AnyRecordKind, Row, RowWithId } from '../records/record.ts'
import { formerRow } from '../records/stored.ts'
import type { Wanted } from '../records/wanted.ts'
import type { ChangesOfRecord } from './read-set.ts'

/** What makes a record again what it was before a change set. */
export type FormerState = { kind: AnyRecordKind; id: string; wanted: Wanted }

/** Undefined where the record was there neither before nor after. */
export function formerStateOf(kind: AnyRecordKind, { id, rows }: ChangesOfRecord): FormerState | undefined {
  const isGone = rows[0]?.action === 'deleted'
  /** What the patch is laid over: the record as it is, none at all, or one that was deleted. */
  let base: 'current' | 'none' | RowWithId = 'current'
  let patch: Row = {}
  for (const { action, previous, data } of rows) {
    if (action === 'updated') patch = addFormer(kind, patch, previous ?? {})
    else {
      base = action === 'created' ? 'none' : formerRow(kind, data ?? {}, previous ?? {})
      patch = {}
    }
  }
  const derived = kind.derive?.(patch) ?? patch
  if (base === 'none') return isGone ? undefined : { kind, id, wanted: { action: 'delete', id } }
  if (base === 'current') return { kind, id, wanted: { action: 'revert', id, patch: derived } }
  const values = Object.entries({ ...Object(base.custom), ...Object(derived.custom) })
  const custom = Object.fromEntries(values.filter(([, value]) => value !== null))
  const row = { ...base, ...derived, id, custom }
  return { kind, id, wanted: isGone ? { action: 'restore', row } : { action: 'revert', id, patch: row } }
}

/** The patch with what the log says that properties were before; the rest of a record is worked out. */
function addFormer({ table, children }: AnyRecordKind, patch: Row, previous: Row): Row {
  const columns = getTableColumns(table)
  const own = Object.entries(previous).filter(([name]) => Object.hasOwn(columns, name) || name === children?.property)
  const custom = Object.entries(previous).flatMap(([name, value]) =>
    name.startsWith(customPrefix) ? [[name.slice(customPrefix.length), value] as const] : []
  )
  const all = { ...patch, ...Object.fromEntries(own) }
  return custom.length > 0 ? { ...all, custom: { ...Object(patch.custom), ...Object.fromEntries(custom) } } : all
}

const customPrefix = 'custom.'
