import type { ComponentChildren } from 'preact'
import { choices } from '../../generated/choices.ts'
import { Table } from '../parts/table.tsx'
import { useStore } from '../store.ts'
import { countOf, wordsOf } from '../words.ts'
import { type Column, fullName, isActivityType } from './columns.ts'
import { change, choose, type Draft, draft, fillable, newProperties, setFormat } from './draft.ts'
import { uniqueHeaders } from './file.ts'
import type { Target } from './mapping.ts'
import { nameOrders, splitName } from './names.ts'
import { addressOf, type ColumnProfile, fittingTypes, type NewProperty, proposeProperty } from './profile.ts'

type ChoiceProps<T extends string> = {
  label: ComponentChildren
  /** What may be chosen, each with what people read. */
  of: Partial<Record<T, string>>
  value: T
  onChoose: (value: T) => void
  hint?: ComponentChildren
}

/** A select below its label. */
export function Choice<T extends string>({ label, of, value, onChoose, hint }: ChoiceProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select onInput={(event) => onChoose(event.currentTarget.value as T)}>
        {(Object.entries(of) as [T, string][]).map(([own, text]) => (
          <option key={own} value={own} selected={own === value}>
            {text}
          </option>
        ))}
      </select>
      {hint && <span class="hint">{hint}</span>}
    </label>
  )
}

type LineProps = { label: ComponentChildren; value: string; maxLength: number; onType: (value: string) => void }

function Line({ label, value, maxLength, onType }: LineProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input {...{ value, maxLength }} onInput={(event) => onType(event.currentTarget.value)} />
    </label>
  )
}

function Tick({ label, isOn, onSet }: { label: string; isOn: boolean; onSet: (isOn: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onInput={(event) => onSet(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

const same = <T extends string>(words: readonly T[]) => Object.fromEntries(words.map((word) => [word, word]))
const [none, another] = ["Don't import", 'New property']

/** One row a column of the file, with where it goes. */
export function ColumnsTable({ columns, canMake }: { columns: Column[]; canMake: boolean }) {
  const { reading, layout } = useStore(draft)
  const rows = uniqueHeaders(layout?.headers ?? []).map((header, at) => ({
    ...{ header, at, profile: reading?.profiles[at] }
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

type Row = { at: number; header: string; profile: ColumnProfile | undefined }

function GoesTo({ at, header, profile, columns, canMake }: Row & { columns: Column[]; canMake: boolean }) {
  const now = useStore(draft)
  const target = now.targets[at] ?? ''
  const isNew = typeof target !== 'string'
  const named = columns.map(({ name, label }) => [name, label ? `${name} (${label})` : name])
  const others = [...(now.kind === 'contacts' ? [fullName] : []), ...(canMake ? [another] : [])]
  const pick = (chosen: string) => {
    const own = [...columns.map(({ name }) => name.replace('custom.', '')), ...newProperties(now).map(({ key }) => key)]
    const next: Target =
      chosen === none ? '' : chosen === another && profile ? proposeProperty(profile, now.format, own) : chosen
    choose(at, next)
  }
  return (
    <>
      <Choice
        label={<span class="unseen">Goes to, for {header}</span>}
        of={{ [none]: none, ...Object.fromEntries(named), ...same(others) }}
        value={isNew ? another : target || none}
        onChoose={pick}
      />
      {isNew && profile && <NewFields {...{ at, header, property: target, profile }} />}
      {target === fullName && profile && <NameParts profile={profile} />}
      {target === 'contact_email' && profile?.counts['named address'] && (
        <p class="hint">{`Read as the address in it, of several the first: ${addressOf(profile.samples[0] ?? '')}`}</p>
      )}
    </>
  )
}

/** What becomes of full names, and in which order they are. */
function NameParts({ profile: { samples } }: { profile: ColumnProfile }) {
  const { nameOrder } = useStore(draft)
  return (
    <div class="stack">
      <Choice
        label="Order of the names"
        of={nameOrders}
        value={nameOrder}
        onChoose={(chosen) => change({ nameOrder: chosen })}
      />
      {samples.map((sample) => {
        const [first, last] = splitName(sample, nameOrder)
        return <p class="hint" key={sample}>{`first_name: ${first || '–'}, last_name: ${last}`}</p>
      })}
    </div>
  )
}

type NewProps = { at: number; header: string; property: NewProperty; profile: ColumnProfile }

/** What the new property will be; it is made with *Import*. Only types that all its values fit are offered. */
function NewFields({ at, header, property, profile }: NewProps) {
  const { format } = useStore(draft)
  const set = (changed: Partial<NewProperty>) => choose(at, { ...property, ...changed })
  const types: Partial<Record<NewProperty['type'], string>> = Object.fromEntries(
    fittingTypes(profile, format).map((type) => [type, wordsOf(type)])
  )
  const options = [...profile.options.values()]
  const named = (word: string) => (
    <>
      {word}
      <span class="unseen">, for {header}</span>
    </>
  )
  return (
    <div class="stack">
      <p class="hint">It is made when you press Import.</p>
      <Line label={named('Label')} value={property.label} maxLength={100} onType={(label) => set({ label })} />
      <Line label={named('Key')} value={property.key} maxLength={50} onType={(key) => set({ key })} />
      <Choice
        label={named('Type')}
        of={types}
        value={property.type}
        onChoose={(type) => set({ type })}
        hint={property.type === 'select' && `${countOf(options.length, 'option')}: ${options.join(', ')}`}
      />
    </div>
  )
}

/** For which rows a mandatory column lacks a value, in words; undefined where none do. */
function describeLack({ targets, reading }: Draft, name: string): string | undefined {
  const own = targets.indexOf(name)
  if (targets.includes(fullName)) return name === 'first_name' ? 'for names of one word' : undefined
  if (own < 0) return 'for all rows'
  const { filled = 0, options = new Map<string, string>() } = reading?.profiles[own] ?? {}
  const blank = (reading?.rows ?? 0) - filled
  const others = name === 'activity_type' ? [...options.values()].filter((word) => !isActivityType(word)) : []
  if (others.length > 0) return `for ${others.join(', ')}`
  return blank > 0 ? `for ${countOf(blank, 'row')} without one` : undefined
}

/** What rows get that lack a mandatory value. */
export function Fills() {
  const now = useStore(draft)
  const lacking = fillable[now.kind].flatMap((name) => {
    const lack = describeLack(now, name)
    return lack === undefined || now.mode === 'update' ? [] : [{ name, label: `${name}, ${lack}` }]
  })
  if (lacking.length === 0) return null
  return (
    <div class="options">
      {lacking.map(({ name, label }) => {
        const value = now.fills[name] ?? ''
        const set = (chosen: string) => change({ fills: { ...now.fills, [name]: chosen } })
        if (name !== 'activity_type') return <Line key={name} {...{ label, value }} maxLength={100} onType={set} />
        const of = { '': 'Leave them out', ...same(choices.ActivityType) }
        return <Choice key={name} {...{ label, of, value }} onChoose={set} />
      })}
      <p class="hint">Where nothing is written here, such rows are left out.</p>
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
        <Tick
          label="Make companies that are not there yet"
          isOn={makesCompanies}
          onSet={(isOn) => change({ makesCompanies: isOn })}
        />
      )}
      {mode !== 'create' && targets.includes('tags') && (
        <Tick
          label="Add tags to those that records have"
          isOn={addsTags}
          onSet={(isOn) => change({ addsTags: isOn })}
        />
      )}
    </div>
  )
}
