import { Table } from '../parts/table.tsx'
import { useStore } from '../store.ts'
import { countOf, wordsOf } from '../words.ts'
import type { Column } from './columns.ts'
import { change, choose, draft, newProperties, setFormat } from './draft.ts'
import { uniqueHeaders } from './file.ts'
import type { Target } from './mapping.ts'
import { type ColumnProfile, fittingTypes, type NewProperty, proposeProperty } from './profile.ts'

const [none, another] = ["Don't import", 'New property']

/** One row a column of the file, with where it goes. */
export function ColumnsTable({ columns, canMake }: { columns: Column[]; canMake: boolean }) {
  const { reading, layout } = useStore(draft)
  const rows = uniqueHeaders(layout?.headers ?? []).map((header, at) => ({
    header,
    at,
    profile: reading?.profiles[at]
  }))
  const share = (filled: number) => Math.round((filled / Math.max(1, reading?.rows ?? 0)) * 100)
  return (
    <Table
      name="Columns"
      rows={rows}
      keyOf={({ header }) => header}
      empty="The file has no columns."
      columns={[
        { head: 'Column', cell: ({ header }) => header },
        { head: 'Filled', isNumber: true, cell: ({ profile }) => `${share(profile?.filled ?? 0)} %` },
        {
          head: 'Samples',
          cell: ({ profile }) =>
            profile?.samples.map((sample) => (
              <div class="sample" key={sample}>
                {sample.slice(0, 80)}
              </div>
            ))
        },
        { head: 'Goes to', cell: (row) => <GoesTo {...{ ...row, columns, canMake }} /> }
      ]}
    />
  )
}

type GoesToProps = {
  at: number
  header: string
  profile: ColumnProfile | undefined
  columns: Column[]
  canMake: boolean
}

function GoesTo({ at, header, profile, columns, canMake }: GoesToProps) {
  const now = useStore(draft)
  const target = now.targets[at] ?? ''
  const isNew = typeof target !== 'string'
  const value = isNew ? another : target === '' ? none : target
  const pick = (chosen: string) => {
    const taken = [
      ...columns.map(({ name }) => name.replace('custom.', '')),
      ...newProperties(now).map(({ key }) => key)
    ]
    const next: Target =
      chosen === none ? '' : chosen === another && profile ? proposeProperty(profile, now.format, taken) : chosen
    choose(at, next)
  }
  return (
    <>
      <select aria-label={`Goes to, for ${header}`} onInput={(event) => pick(event.currentTarget.value)}>
        {[none, ...columns.map(({ name }) => name), ...(canMake ? [another] : [])].map((name) => (
          <option
            key={name}
            value={name}
            selected={name === value}
            title={columns.find((one) => one.name === name)?.label}
          >
            {name}
          </option>
        ))}
      </select>
      {isNew && profile && <NewFields {...{ at, header, property: target, profile }} />}
    </>
  )
}

type NewProps = { at: number; header: string; property: NewProperty; profile: ColumnProfile }

/** What the new property will be; it is made with *Import*. Only types that all its values fit are offered. */
function NewFields({ at, header, property, profile }: NewProps) {
  const { format } = useStore(draft)
  const set = (changed: Partial<NewProperty>) => choose(at, { ...property, ...changed })
  const types = [...new Set(fittingTypes(profile, format))]
  const options = [...profile.options.values()]
  return (
    <div class="stack new-property">
      <p class="hint">It is made when you press Import.</p>
      <label>
        Label
        <input
          value={property.label}
          maxLength={100}
          aria-label={`Label, for ${header}`}
          onInput={(event) => set({ label: event.currentTarget.value })}
        />
      </label>
      <label>
        Key
        <input
          value={property.key}
          maxLength={50}
          aria-label={`Key, for ${header}`}
          onInput={(event) => set({ key: event.currentTarget.value })}
        />
      </label>
      <label>
        Type
        <select
          aria-label={`Type, for ${header}`}
          onInput={(event) => set({ type: event.currentTarget.value as NewProperty['type'] })}
        >
          {types.map((type) => (
            <option key={type} value={type} selected={type === property.type}>
              {wordsOf(type)}
            </option>
          ))}
        </select>
      </label>
      {property.type === 'select' && (
        <p class="hint">{`${countOf(options.length, 'option')}: ${options.join(', ')}`}</p>
      )}
    </div>
  )
}

/** What the page leaves out, so that nothing is dropped unsaid. */
export function LeftOut() {
  const { targets, reading, layout } = useStore(draft)
  if (!reading || !layout) return null
  const headers = uniqueHeaders(layout.headers)
  const left = headers.filter((_, at) => targets[at] === '' && (reading.profiles[at]?.filled ?? 0) > 0)
  const renamed = headers.filter((header, at) => header !== layout.headers[at])
  return (
    <>
      {left.length > 0 && (
        <p>
          {countOf(left.length, 'column')} with values will not be imported: {left.join(', ')}.
        </p>
      )}
      {renamed.length > 0 && (
        <p class="hint">Columns without a name, or with one that another has, are called: {renamed.join(', ')}.</p>
      )}
      {layout.headerRow > 1 && (
        <p class="hint">Row {layout.headerRow} names the columns. What stands above it is not imported.</p>
      )}
    </>
  )
}

const modes = { create: 'Leave them out', upsert: 'Update them', update: 'Update them, and make no new ones' }
const orders = { iso: '2026-12-31', dmy: '31.12.2026, day first', mdy: '12/31/2026, month first' }
const decimals = { '': 'As in 1234.5', '.': 'Point, as in 1,234.5', ',': 'Comma, as in 1.234,5' }

/** How the file is read, and what becomes of rows whose record is there. */
export function Options() {
  const { mode, format, makesCompanies, addsTags, kind, targets } = useStore(draft)
  const isNaming = kind !== 'companies' && (targets.includes('company_name') || targets.includes('company_domain'))
  return (
    <div class="options">
      {kind !== 'activities' && (
        <Choice
          label="Records that are there already"
          of={modes}
          value={mode}
          onChoose={(chosen) => change({ mode: chosen })}
        />
      )}
      <Choice label="Dates" of={orders} value={format.dates} onChoose={(dates) => setFormat({ ...format, dates })} />
      <Choice
        label="Numbers"
        of={decimals}
        value={format.decimal}
        onChoose={(decimal) => setFormat({ ...format, decimal })}
      />
      {isNaming && (
        <Check
          label="Make companies that are not there yet"
          isOn={makesCompanies}
          onSet={(isOn) => change({ makesCompanies: isOn })}
        />
      )}
      {mode !== 'create' && targets.includes('tags') && (
        <Check
          label="Add tags to those that records have"
          isOn={addsTags}
          onSet={(isOn) => change({ addsTags: isOn })}
        />
      )}
    </div>
  )
}

type ChoiceProps<T extends string> = { label: string; of: Record<T, string>; value: T; onChoose: (value: T) => void }

function Choice<T extends string>({ label, of, value, onChoose }: ChoiceProps<T>) {
  return (
    <label class="field">
      {label}
      <select onInput={(event) => onChoose(event.currentTarget.value as T)}>
        {(Object.entries(of) as [T, string][]).map(([own, text]) => (
          <option key={own} value={own} selected={own === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function Check({ label, isOn, onSet }: { label: string; isOn: boolean; onSet: (isOn: boolean) => void }) {
  return (
    <label class="tick">
      <input type="checkbox" checked={isOn} onInput={(event) => onSet(event.currentTarget.checked)} /> {label}
    </label>
  )
}
