import { choices } from '../../generated/choices.ts'
import { type Field, FieldRow } from '../parts/form.tsx'
import { Table } from '../parts/table.tsx'
import { useStore } from '../store.ts'
import { countOf, wordsOf } from '../words.ts'
import { type Column, fullName, isActivityType } from './columns.ts'
import { change, choose, type Draft, draft, fillable, newProperties, setFormat } from './draft.ts'
import { uniqueHeaders } from './file.ts'
import type { Target } from './mapping.ts'
import { type NameOrder, nameOrders, splitName } from './names.ts'
import { addressOf, type ColumnProfile, fittingTypes, type NewProperty, proposeProperty } from './profile.ts'

type AskProps = Omit<Field, 'name'> & { onAnswer: (answer: string) => void }

/** A field whose answer is taken at once; of a box that is *on* or nothing. */
export function Ask({ onAnswer, ...field }: AskProps) {
  const take = ({ target }: Event) => {
    const { type, checked, value } = target as HTMLInputElement
    onAnswer(type === 'checkbox' && !checked ? '' : value)
  }
  return (
    <div onInput={take}>
      <FieldRow field={{ name: 'answer', ...field }} />
    </div>
  )
}

/** What may be chosen, each with what people read. */
const choicesOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
const asItIs = (word: string) => ({ value: word, label: word })
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
  const named = columns.map(({ name, label }) => ({ value: name, label: label ? `${name} (${label})` : name }))
  const others = [...(now.kind === 'contacts' ? [fullName] : []), ...(canMake ? [another] : [])]
  const pick = (chosen: string) => {
    const own = [...columns.map(({ name }) => name.replace('custom.', '')), ...newProperties(now).map(({ key }) => key)]
    const next: Target =
      chosen === none ? '' : chosen === another && profile ? proposeProperty(profile, now.format, own) : chosen
    choose(at, next)
  }
  return (
    <div class="stack">
      <Ask
        label={`Goes to, for ${header}`}
        isBare
        type="select"
        choices={[asItIs(none), ...named, ...others.map(asItIs)]}
        value={isNew ? another : target || none}
        onAnswer={pick}
      />
      {isNew && profile && <NewFields {...{ at, header, property: target, profile }} />}
      {target === fullName && profile && <NameParts profile={profile} />}
      {target === 'contact_email' && profile?.counts['named address'] && (
        <p class="hint">{`Read as the address in it, of several the first: ${addressOf(profile.samples[0] ?? '')}`}</p>
      )}
    </div>
  )
}

/** What becomes of full names, and in which order they are. */
function NameParts({ profile: { samples } }: { profile: ColumnProfile }) {
  const { nameOrder } = useStore(draft)
  return (
    <>
      <Ask
        label="Order of the names"
        type="select"
        choices={choicesOf(nameOrders)}
        value={nameOrder}
        onAnswer={(chosen) => change({ nameOrder: chosen as NameOrder })}
      />
      {samples.map((sample) => {
        const [first, last] = splitName(sample, nameOrder)
        return <p class="hint" key={sample}>{`first_name: ${first || '–'}, last_name: ${last}`}</p>
      })}
    </>
  )
}

type NewProps = { at: number; header: string; property: NewProperty; profile: ColumnProfile }

/** What the new property will be; it is made with *Import*. Only types that all its values fit are offered. */
function NewFields({ at, header, property, profile }: NewProps) {
  const { format } = useStore(draft)
  const options = [...profile.options.values()]
  const ask = (name: 'label' | 'key' | 'type', more: Partial<Field>) => (
    <Ask
      key={name}
      label={
        <>
          {wordsOf(name)}
          <span class="unseen">, for {header}</span>
        </>
      }
      value={property[name]}
      onAnswer={(value) => choose(at, { ...property, [name]: value })}
      {...more}
    />
  )
  return (
    <>
      <p class="hint">It is made when you press Import.</p>
      {ask('label', {})}
      {ask('key', {})}
      {ask('type', {
        type: 'select',
        choices: fittingTypes(profile, format),
        hint: property.type === 'select' && `${countOf(options.length, 'option')}: ${options.join(', ')}`
      })}
    </>
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
        const types = [{ value: '', label: 'Leave them out' }, ...choices.ActivityType]
        return (
          <Ask
            key={name}
            {...{ label, ...(name === 'activity_type' && { type: 'select', choices: types }) }}
            value={now.fills[name]}
            onAnswer={(value) => change({ fills: { ...now.fills, [name]: value } })}
          />
        )
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
  const choose = (label: string, words: Record<string, string>, value: string, onAnswer: (value: never) => void) => (
    <Ask key={label} type="select" choices={choicesOf(words)} {...{ label, value }} onAnswer={onAnswer as () => void} />
  )
  const tick = (label: string, value: boolean, onAnswer: (isOn: boolean) => void) => (
    <Ask key={label} type="check" {...{ label, value }} onAnswer={(answer) => onAnswer(answer !== '')} />
  )
  return (
    <div class="options">
      {kind !== 'activities' &&
        choose('Records that are there already', modes, mode, (chosen) => change({ mode: chosen }))}
      {choose('Dates', orders, format.dates, (dates) => setFormat({ ...format, dates }))}
      {choose('Numbers', decimals, format.decimal, (decimal) => setFormat({ ...format, decimal }))}
      {isNaming &&
        tick('Make companies that are not there yet', makesCompanies, (isOn) => change({ makesCompanies: isOn }))}
      {mode !== 'create' &&
        targets.includes('tags') &&
        tick('Add tags to those that records have', addsTags, (isOn) => change({ addsTags: isOn }))}
    </div>
  )
}
