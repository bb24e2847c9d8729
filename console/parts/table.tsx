import type { ComponentChildren } from 'preact'
import { type AnyRecord, readValue } from '../records.ts'
import { type Actions, Buttons } from './alert.tsx'
import { Value } from './values.tsx'

/** What stands below a header: a property of the row, as people read it, or what is made of the row. */
export type Cell<Row> = string | ((row: Row) => ComponentChildren)

/** What a table is sorted by, downwards with a minus before it; which of its columns' properties it can be; and what a press asks for. */
export type Sorting = { sort: string; by: (cell: unknown) => string | undefined; onSort: (sort: string) => void }

/** What a table shows. */
export type TableProps<Row> = {
  /** The table's name for who hears it. */
  name: string
  /** By their headers, of which two may be alike in a list. The first column's cell is the header of its row. */
  columns: Record<string, Cell<Row>> | [head: string, cell: Cell<Row>][]
  /** The headers of columns whose texts are numbers; what is a number itself needs none. */
  numbers?: string[]
  rows: readonly Row[]
  /** Which row is which; its `id`, unless this says otherwise. */
  keyOf?: (row: Row) => string
  /** What may be done with a row, by the words on the buttons; `nameOf` says with what, for who doesn't see the row. */
  actions?: (row: Row) => Actions
  nameOf?: (row: Row) => string
  /** What to read where there are no rows: what to do first. */
  empty: ComponentChildren
  sorting?: Sorting
}

/** A table that scrolls by itself where the screen is narrow. */
export function Table<Row extends object>({ rows, ...props }: TableProps<Row>) {
  const { name, columns, numbers = [], keyOf = idOf, actions, nameOf = nameIn, empty, sorting } = props
  if (rows.length === 0) return <div class="empty">{empty}</div>
  const drawn = (Array.isArray(columns) ? columns : Object.entries(columns)).map(([head, cell], at) => {
    const isNumber = (row: Row) => typeof cell === 'string' && typeof readValue(row as AnyRecord, cell) === 'number'
    const kind = numbers.includes(head) || rows.some(isNumber) ? 'number' : undefined
    return { key: `${at} ${head}`, head, cell, kind, Cell: at === 0 ? ('th' as const) : ('td' as const) }
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="scrolls" tabIndex={0}>
      <table aria-label={name}>
        <thead>
          <tr>
            {drawn.map(({ key, ...column }) => (
              <Head key={key} {...column} sorting={sorting} />
            ))}
            {actions && (
              <th scope="col">
                <span class="unseen">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {drawn.map(({ key, cell, Cell, kind }) => (
                <Cell key={key} scope={Cell === 'th' ? 'row' : undefined} class={kind}>
                  {contentOf(row, cell)}
                </Cell>
              ))}
              {actions && (
                <td>
                  <Buttons class="actions" what={nameOf(row)} of={actions(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function contentOf<Row extends object>(row: Row, cell: Cell<Row>): ComponentChildren {
  if (typeof cell !== 'string') return cell(row)
  return <Value name={cell} value={readValue(row as AnyRecord, cell)} record={row as AnyRecord} />
}

const idOf = (row: object) => String((row as AnyRecord).id)
const nameIn = (row: object) => String((row as AnyRecord).name)

type HeadProps = { head: string; cell: unknown; kind: string | undefined; sorting: Sorting | undefined }

function Head({ head, cell, kind, sorting }: HeadProps) {
  const by = sorting?.by(cell)
  const [isUp, isDown] = [sorting?.sort === by, sorting?.sort === `-${by}`]
  const order = isUp ? 'ascending' : isDown ? 'descending' : 'none'
  return (
    <th scope="col" class={kind} aria-sort={by ? order : undefined}>
      {by ? (
        <button type="button" onClick={() => sorting?.onSort(isUp ? `-${by}` : by)}>
          {head}
          <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
        </button>
      ) : (
        head
      )}
    </th>
  )
}
