import type { ComponentChildren } from 'preact'
import { forms } from '../../generated/choices.ts'
import { api, call, ifMatch, page, type Schemas } from '../api.ts'
import { type Actions, Buttons } from './alert.tsx'
import { ask, type Breaking, WhatBreaks } from './dialog.tsx'
import type { Body, Field } from './form.tsx'
import { List } from './list.tsx'
import { useLoad } from './load.tsx'
import type { TableProps } from './table.tsx'

type Forms = typeof forms

/** The fields of a form: what the contract says of them, and what a room adds to that. Each is a property of the request. */
export function fieldsOf<Form extends keyof Forms>(
  form: Form,
  wanted: { [Name in keyof Forms[Form]]?: Partial<Field> }
): Field[] {
  const known: Record<string, object> = forms[form]
  return Object.entries(wanted).map(([name, own]) => ({ name, ...known[name], ...(own as object) }))
}

/** A record of settings, with its version where it has one. */
type Stored = { id: string; name?: string; updatedAt?: string }

/** Settings that are made, changed and deleted alike: by the operations of their path, in a dialog each. */
export type Settings<One extends Stored> = {
  /** What one is called: *New team*, *Make team*. */
  word: string
  path: string
  /** Where new ones are made, if elsewhere. */
  madeAt?: string
  /** Its `name`, unless this says otherwise. */
  nameOf?: (one: One) => string
  /** The fields of a new one, with their first values, or of one that is there. */
  fields: (one: One | undefined, typed: Body) => Field[]
  /** What to show of a new one, once. */
  made?: (one: One) => ComponentChildren
  /** What follows from deleting one. */
  loss: string | ((one: One) => string)
  /** Whether its operations say beforehand what would break (`check=true`). */
  isChecked?: boolean
}

// The contract's paths are literals, and bodies are typed by `fieldsOf`; one path stands for all here.
type Any = '/api/v1/properties'

/** Asks for new settings of a kind. */
export function askNew<One extends Stored>({ word, path, madeAt = path, fields, made }: Settings<One>): void {
  ask<unknown>({
    ...{ title: `New ${word}`, verb: `Make ${word}`, fields: (typed) => fields(undefined, typed) },
    send: (body, params) => call(api.POST(madeAt as Any, { params, body: body as never })),
    result: made as (answer: unknown) => ComponentChildren
  })
}

/** What may be done with settings: *Edit* asks for changes, *Delete* whether to. */
export function changesOf<One extends Stored>(settings: Settings<One>, record: One) {
  const { path, nameOf = ({ name = '' }) => name, fields, loss, isChecked = false } = settings
  const at = `${path}/{id}` as `${Any}/{id}`
  let current = record
  const paramsOf = (query = {}) => ({ path: { id: record.id }, query, header: ifMatch(current) })
  const read = async () => {
    current = (await call(api.GET(at, { params: { path: { id: record.id } } }))) as unknown as One
  }
  const put = (body: Body, query = {}) => call(api.PUT(at, { params: paramsOf(query), body: body as never }))
  const remove = (query = {}) => call(api.DELETE(at, { params: paramsOf(query) }))
  const edit = () =>
    ask({
      ...{ title: `Edit ${nameOf(record)}`, verb: 'Save', read, send: (body: Body) => put(body) },
      fields: (typed) => fields(current, typed).map((field) => ({ ...field, value: current[field.name as keyof One] })),
      ...(isChecked && { check: async (body) => breaking(await put(body, { check: true })) })
    })
  const askDelete = () =>
    ask({
      ...{ title: `Delete ${nameOf(record)}?`, verb: 'Delete', read, send: () => remove() },
      note: (
        <>
          <p>{typeof loss === 'string' ? loss : loss(record)}</p>
          {isChecked && <Checked check={() => remove({ check: true })} />}
        </>
      )
    })
  return { Edit: edit, Delete: askDelete }
}

type ListProps<One extends Stored> = Omit<TableProps<One>, 'rows' | 'actions' | 'nameOf'> & {
  settings: Settings<One>
  /** What else may be done with one. */
  more?: (one: One) => Actions
}

/** All settings of a kind, with *New*, *Edit* and *Delete*. */
export function SettingsList<One extends Stored>({ settings, more, ...table }: ListProps<One>) {
  const { word, path, nameOf } = settings
  return (
    <>
      <Buttons class="actions new" of={{ [`New ${word}`]: () => askNew(settings) }} />
      <List
        load={async (query) => (await page(api.GET(path as Any, { params: { query } }))) as never}
        actions={(one) => ({ ...more?.(one), ...changesOf(settings, one) })}
        {...{ ...table, ...(nameOf && { nameOf }) }}
      />
    </>
  )
}

/** Says at once what a deletion would break. */
function Checked({ check }: { check: () => Promise<unknown> }) {
  const { value, pending } = useLoad(async () => breaking(await check()), [])
  return value ? <WhatBreaks breaking={value} verb="Delete" /> : pending
}

function breaking(answer: unknown): Breaking {
  return (answer as Partial<Schemas['BreakingResponse']>).breaking ?? []
}
