import { useState } from 'preact/hooks'
import { choices } from '../../generated/choices.ts'
import { all, api, call, type Schemas } from '../api.ts'
import { Checked, changesOf, type Kind, useDialog } from '../parts/ask.tsx'
import { AreaField, CheckField, SelectField, TextField, type Typed } from '../parts/form.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { AddButton, Flag } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import { wordsOf } from '../words.ts'

type Property = Schemas['PropertyResponse']
type Options = Schemas['PropertyOptionRequest'][]

/** What a tenant's records have beside what all have. */
export default function Properties() {
  const properties = useLoad(() => all((query) => api.GET('/api/v1/properties', { params: { query } })), [])
  const dialog = useDialog(properties.again)
  const { add, actions } = changesOf(kind, dialog)
  return (
    <>
      <AddButton word="property" onClick={add} />
      <Loaded of={properties}>
        {(rows) => (
          <Table
            name="Properties"
            rows={rows}
            empty="No properties of your own yet. Make one for what your records need beside what they have: a region, a contract’s end, a segment."
            columns={[
              { head: 'Label', cell: ({ label }) => label },
              { head: 'Key', cell: ({ key }) => <code>{key}</code> },
              { head: 'Kind', cell: ({ entity }) => wordsOf(entity) },
              { head: 'Type', cell: ({ type, isUnique }) => `${wordsOf(type)}${isUnique ? ', unique' : ''}` },
              { head: 'Options', cell: ({ options }) => options?.map(({ label }) => label).join(', ') },
              { head: 'State', cell: ({ isArchived }) => <Flag is={!isArchived} words={['In use', 'Archived']} /> }
            ]}
            nameOf={({ label }) => label}
            actions={actions}
          />
        )}
      </Loaded>
      {dialog.drawn}
    </>
  )
}

const kind: Kind<Property> = {
  word: 'property',
  nameOf: ({ label }) => label,
  fields: (property) => <Fields property={property} />,
  create: (typed) => {
    const { text, has, word } = typed
    const [entity, type] = [word('entity', choices.PropertyEntity), word('type', choices.PropertyType)]
    const body = { ...commonOf(typed), entity, type, key: text('key'), ...(has('isUnique') && { isUnique: true }) }
    return call(api.POST('/api/v1/properties', { params: typed.once, body }))
  },
  read: (params) => call(api.GET('/api/v1/properties/{id}', { params })),
  update: (params, typed) => call(api.PUT('/api/v1/properties/{id}', { params, body: changeOf(typed) })),
  check: (params, typed) =>
    breaking(
      api.PUT('/api/v1/properties/{id}', { params: { ...params, query: { check: true } }, body: changeOf(typed) })
    ),
  remove: (params) => call(api.DELETE('/api/v1/properties/{id}', { params })),
  loss: (property) => (
    <>
      <p>While a record has a value of it, it isn’t deleted. Archived, it is hidden at once with all its values.</p>
      <Checked
        check={() =>
          breaking(api.DELETE('/api/v1/properties/{id}', { params: { path: property, query: { check: true } } }))
        }
      />
    </>
  )
}

async function breaking(sent: Parameters<typeof call<object>>[0]) {
  const answer = await call(sent)
  return 'breaking' in answer ? (answer as Schemas['BreakingResponse']).breaking : []
}

function Fields({ property }: { property: Property | undefined }) {
  const [type, setType] = useState<string>(property?.type ?? 'text')
  const hasOptions = type === 'select' || type === 'multiselect'
  return (
    <>
      <TextField name="label" value={property?.label} />
      {!property && (
        <>
          <TextField
            name="key"
            hint="Its name in the API and in files: small letters, digits and _. It never changes."
          />
          <SelectField name="entity" value="contact" choices={choices.PropertyEntity} />
          <SelectField name="type" value={type} choices={choices.PropertyType} onInput={setType} />
          {['text', 'number', 'url'].includes(type) && (
            <CheckField name="isUnique" hint="Each value is held by one record at most." />
          )}
        </>
      )}
      {hasOptions && <AreaField name="options" value={property?.options?.map(lineOf).join('\n')} hint={optionsHint} />}
      <AreaField name="description" value={property?.description ?? ''} hint="What it is for." />
      {property && (
        <CheckField
          name="isArchived"
          label="Archived"
          isChecked={property.isArchived}
          hint="Hides it with all its values."
        />
      )}
    </>
  )
}

const optionsHint =
  'One a line: what records hold, and behind = what people call it where that is another word. (archived) at the end is no longer for new values.'

function lineOf({ value, label = value, isArchived = false }: Options[number]): string {
  return `${value}${label === value ? '' : ` = ${label}`}${isArchived ? ' (archived)' : ''}`
}

function optionsOf(text: string): Options {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, said = '', archived] = /^(.*?)( \(archived\))?$/.exec(line.trim()) ?? []
    const [value = '', label = value] = said.split(/ = (.*)/)
    return { value, label, isArchived: archived !== undefined }
  })
}

function commonOf({ text, has }: Typed) {
  const options = has('options') ? { options: optionsOf(text('options')) } : {}
  return { label: text('label'), description: text('description') || null, ...options }
}

function changeOf(typed: Typed) {
  return { ...commonOf(typed), isArchived: typed.has('isArchived') }
}
