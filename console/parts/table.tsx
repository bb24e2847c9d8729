import type { ComponentChildren } from 'preact'
import { type Actions, Buttons } from './buttons.tsx'

/** A column: its header and what a row has in it. The first column's cell is the header of its row. */
export type Column<Row> = {
  head: string
  cell: (row: Row) => ComponentChildren
  isNumber?: boolean
  /** The word it is sorted by, where it can be. */
  sort?: string | undefined
}

/** What a table is sorted by, downwards with a minus before it, and what a press of a header asks for. */
export type Sorting = { sort: string; onSort: (sort: string) => void }

/** What a table shows. */
export type TableProps<Row> = {
  /** The table's name for who hears it. */
  name: string
  columns: Column<Row>[]
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
export function Table<Row>({ name, columns, rows, keyOf = idOf, actions, nameOf, empty, sorting }: TableProps<Row>) {
  if (rows.length === 0) return <div class="empty">{empty}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="scrolls" tabIndex={0}>
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.head} column={column} sorting={sorting} />
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
              {columns.map(({ head, cell, isNumber }, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell key={head} scope={index === 0 ? 'row' : undefined} class={isNumber ? 'number' : undefined}>
                    {cellOf(cell(row))}
                  </Cell>
                )
              })}
              {actions && (
                <td>
                  <Buttons class="actions" what={nameOf?.(row)} of={actions(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellOf(content: ComponentChildren): ComponentChildren {
  return typeof content === 'number' ? content.toLocaleString('en') : content
}

function idOf(row: unknown): string {
  return (row as { id: string }).id
}

type HeadProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

function Head<Row>({ column: { head, sort, isNumber }, sorting }: HeadProps<Row>) {
  const [isUp, isDown] = [sorting?.sort === sort, sorting?.sort === `-${sort}`]
  const order = isUp ? 'ascending' : isDown ? 'descending' : 'none'
  return (
    <th scope="col" class={isNumber ? 'number' : undefined} aria-sort={sorting && sort ? order : undefined}>
      {sorting && sort ? (
        <button type="button" onClick={() => sorting.onSort(isUp ? `-${sort}` : sort)}>
          {head}
          <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
        </button>
      ) : (
        head
      )}
    </th>
  )
}
