import { choices } from '../../generated/choices.ts'
import { Ask, Asks, choicesOf, type Field } from '../parts/form.tsx'
import { Table } from '../parts/table.tsx'
import { countOf } from '../words.ts'
import { type Column, fullName, isActivityType, readOtherwise } from './columns.ts'
import { change, choose, type Draft, draft, fillable, newProperties } from './draft.ts'
import { uniqueHeaders } from './file.ts'
import { type NameOrder, nameOrders, splitName } from './names.ts'
import {
  type ColumnProfile,
  fittingType,
  fittingTypes,
  type Kind,
  type NewProperty,
  proposeProperty
} from './profile.ts'

const asItIs = (word: string) => ({ value: word, label: word })
const [none, another] = ["Don't import", 'New property']

/** One row a column of the file, with where it goes. */
export function ColumnsTable({ columns, canMake }: { columns: Column[]; canMake: boolean }) {
  const { reading, layout } = draft.value
  const rows = uniqueHeaders(layout?.headers ?? []).map((header, at) => ({
    header,
    at,
    profile: reading?.profiles[at]
  }))
  const share = (filled: number) => Math.round((filled / Math.max(1, reading?.rows ?? 0)) * 100)
  const sample = (text: string) => (
    <div class="sample" key={text}>
      {text.slice(0, 80)}
    </div>
  )
  return (
    <Table
      name="Columns"
      rows={rows}
      keyOf={({ header }) => header}
      empty="The file has no columns."
      columns={{
        Column: ({ header }) => header,
        Filled: ({ profile }) => `${share(profile?.filled ?? 0)} %`,
        Samples: ({ profile }) => profile?.samples.map(sample),
        'Goes to': (row) => <GoesTo {...row} {...{ columns, canMake }} />
      }}
      numbers={['Filled']}
    />
  )
}

type Row = { at: number; header: string; profile: ColumnProfile | undefined }

function GoesTo({ at, header, profile, columns, canMake }: Row & { columns: Column[]; canMake: boolean }) {
  const now = draft.value
  const target = now.targets[at] ?? ''
  const isNew = typeof target !== 'string'
  const named = columns.map(({ name, label }) => ({ value: name, label: label ? `${name} (${label})` : name }))
  const others = [...(now.kind === 'contacts' ? [fullName] : []), ...(canMake ? [another] : [])]
  const choices = [asItIs(none), ...named, ...others.map(asItIs)]
  const field = { label: `Goes to, for ${header}`, isBare: true, type: 'select', choices } as const
  const pick = (chosen: string) => {
    const taken = [
      ...columns.map(({ name }) => name.replace('custom.', '')),
      ...newProperties(now).map(({ key }) => key)
    ]
    if (chosen === another && profile) choose(at, proposeProperty(profile, now.parameters, taken))
    else choose(at, chosen === none ? '' : chosen)
  }
  return (
    <div class="stack">
      <Ask of={{ ...field, value: isNew ? another : target || none }} onAnswer={pick} />
      {isNew && profile && <NewFields {...{ at, header, property: target, profile }} />}
      {target === fullName && profile && <NameParts profile={profile} />}
      {profile && typeof target === 'string' && <ReadAs {...{ target, profile, kind: now.kind }} />}
    </div>
  )
}

/** What becomes of cells that say something in another way than the service reads. */
function ReadAs({ target, profile, kind }: { target: string; profile: ColumnProfile; kind: Kind }) {
  const read = readOtherwise[target]?.(kind, profile)
  const others = read ? profile.samples.filter((sample) => read(sample) !== sample) : []
  const said = others.map((sample) => `${sample} is read as ${read?.(sample)}.`)
  return said.length > 0 && <p class="hint">{said.join(' ')}</p>
}

/** What becomes of full names, and in which order they are. */
function NameParts({ profile: { samples } }: { profile: ColumnProfile }) {
  const { nameOrder } = draft.value
  const field = { label: 'Order of the names', type: 'select', value: nameOrder } as const
  const describe = (sample: string) => {
    const [first, last] = splitName(sample, nameOrder)
    return <p class="hint" key={sample}>{`first_name: ${first || '–'}, last_name: ${last}`}</p>
  }
  return (
    <>
      <Ask
        of={{ ...field, choices: choicesOf(nameOrders) }}
        onAnswer={(order) => change({ nameOrder: order as NameOrder })}
      />
      {samples.map(describe)}
    </>
  )
}

type NewProps = { at: number; header: string; property: NewProperty; profile: ColumnProfile }

/** What the new property will be; it is made with *Import*. Only types that all its values fit are offered. */
function NewFields({ at, header, property, profile }: NewProps) {
  const { parameters } = draft.value
  const options = [...profile.options.values()]
  const type = fittingType(property, profile, parameters)
  const labelOf = (name: string) => (
    <>
      {name}
      <span class="unseen">, for {header}</span>
    </>
  )
  const hint = type === 'select' && `${countOf(options.length, 'option')}: ${options.join(', ')}`
  const fields: Field[] = [
    { name: 'label', label: labelOf('Label'), value: property.label },
    { name: 'key', label: labelOf('Key'), value: property.key },
    {
      name: 'type',
      label: labelOf('Type'),
      value: type,
      type: 'select',
      choices: fittingTypes(profile, parameters),
      hint
    }
  ]
  return (
    <>
      <p class="hint">It is made when you press Import.</p>
      <Asks of={fields} onAnswer={(said) => choose(at, { ...property, ...said })} />
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

const types = [{ value: '', label: 'Leave them out' }, ...choices.ActivityType]

/** What rows get that lack a mandatory value. */
export function Fills() {
  const now = draft.value
  const { kind, fills, parameters } = now
  const lacking = parameters.mode === 'update' ? [] : fillable[kind].filter((name) => describeLack(now, name))
  if (lacking.length === 0) return null
  const fields = lacking.map((name): Field => {
    const choice = { type: 'select', choices: types } as const
    const label = `${name}, ${describeLack(now, name)}`
    return { name, label, value: fills[name], ...(name === 'activity_type' && choice) }
  })
  return (
    <div class="options">
      <Asks of={fields} onAnswer={(said) => change({ fills: { ...fills, ...said } })} />
      <p class="hint">Where nothing is written here, such rows are left out.</p>
    </div>
  )
}

/** What the page leaves out, so that nothing is dropped unsaid. */
export function LeftOut() {
  const { targets, reading, layout } = draft.value
  if (!reading || !layout) return null
  const headers = uniqueHeaders(layout.headers)
  const left = headers.filter((_, at) => targets[at] === '' && (reading.profiles[at]?.filled ?? 0) > 0)
  const renamed = headers.filter((header, at) => header !== layout.headers[at])
  const said = [
    left.length > 0 && `${countOf(left.length, 'column')} with values will not be imported: ${left.join(', ')}.`,
    renamed.length > 0 && `Columns without a name, or with one that another has, are called: ${renamed.join(', ')}.`,
    layout.headerRow > 1 && `Row ${layout.headerRow} names the columns. What stands above it is not imported.`
  ]
  return said.map((text) => text && <p key={text}>{text}</p>)
}

const modes = { create: 'Leave them out', upsert: 'Update them', update: 'Update them, and make no new ones' }
const orders = { iso: '2026-12-31', dmy: '31.12.2026, day first', mdy: '12/31/2026, month first' }
const decimals = { '': 'As in 1234.5', '.': 'Point, as in 1,234.5', ',': 'Comma, as in 1.234,5' }

/** How the file is read, and what becomes of rows whose record is there. */
export function Options() {
  const { parameters, kind, targets } = draft.value
  const isNaming = kind !== 'companies' && (targets.includes('company_name') || targets.includes('company_domain'))
  const isAdding = parameters.mode !== 'create' && targets.includes('tags')
  const fields: (Field & { name: keyof typeof parameters; isAsked?: boolean })[] = [
    {
      ...{ name: 'mode', label: 'Records that are there already', isAsked: kind !== 'activities' },
      choices: choicesOf(modes)
    },
    { name: 'dates', label: 'Dates', choices: choicesOf(orders) },
    { name: 'decimal', label: 'Numbers', choices: choicesOf(decimals) },
    { name: 'references', label: 'Make companies that are not there yet', type: 'check', isAsked: isNaming },
    { name: 'addTags', label: 'Add tags to those that records have', type: 'check', isAsked: isAdding }
  ]
  const asked = fields.filter(({ isAsked = true }) => isAsked)
  const shown = asked.map((field): Field => ({ type: 'select', ...field, value: parameters[field.name] }))
  return (
    <div class="options">
      <Asks of={shown} onAnswer={(said) => change({ parameters: { ...parameters, ...said } })} />
    </div>
  )
}
