import type { ComponentChildren } from 'preact'
import { forms } from '../../generated/choices.ts'
import { api, call, ifMatch, page, type Schemas } from '../api.ts'
import { ask, type Breaking, WhatBreaks } from './ask.tsx'
import { type Actions, Buttons } from './buttons.tsx'
import type { Body, Field, Once } from './form.tsx'
import { List, type Pages, usePages } from './list.tsx'
import { Loaded, useLoad } from './load.tsx'
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
type Stored = { id: string; updatedAt?: string }

/** Settings that are made, changed and deleted alike: by the operations of their path, in a dialog each. */
export type Settings<One extends Stored> = {
  /** What one is called: *New team*, *Make team*. */
  word: string
  path: string
  /** Where new ones are made, if elsewhere. */
  madeAt?: string
  nameOf: (one: One) => string
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

/** Asks for new settings of a kind, for changes of one, or whether to delete it; `onDone` follows what was done. */
export function changesOf<One extends Stored>(settings: Settings<One>, onDone: () => void) {
  const { word, path, madeAt = path, nameOf, fields, made, loss, isChecked } = settings
  const create = (body: Body, params: Once) => call(api.POST(madeAt as Any, { params, body: body as never }))
  const add = () =>
    ask<unknown>({
      ...{ title: `New ${word}`, verb: `Make ${word}`, fields: (typed) => fields(undefined, typed), onDone },
      ...{ send: create, result: made as (answer: unknown) => ComponentChildren }
    })
  const actions = (record: One) => {
    const at = `${path}/{id}` as `${Any}/{id}`
    let current = record
    const paramsOf = (query = {}) => ({ path: { id: record.id }, query, header: ifMatch(current) })
    const read = async () => {
      current = (await call(api.GET(at, { params: { path: { id: record.id } } }))) as unknown as One
    }
    const put = (body: Body, query = {}) => api.PUT(at, { params: paramsOf(query), body: body as never })
    const remove = (query = {}) => api.DELETE(at, { params: paramsOf(query) })
    const text = typeof loss === 'string' ? loss : loss(record)
    return {
      Edit: () =>
        ask({
          ...{ title: `Edit ${nameOf(record)}`, verb: 'Save', read, onDone, send: (body: Body) => call(put(body)) },
          fields: (typed) =>
            fields(current, typed).map((field) => ({ ...field, value: current[field.name as keyof One] })),
          ...(isChecked && { check: async (body) => breaking(await call(put(body, { check: true }))) })
        }),
      Delete: () =>
        ask({
          ...{ title: `Delete ${nameOf(record)}?`, verb: 'Delete', read, onDone, send: () => call(remove()) },
          note: isChecked ? <Checked text={text} check={() => call(remove({ check: true }))} /> : <p>{text}</p>
        })
    }
  }
  return { add, actions }
}

type ListProps<One> = Omit<TableProps<One>, 'rows' | 'actions' | 'nameOf'> & {
  settings: Settings<One & Stored>
  /** What else may be done with one. */
  more?: (one: One) => Actions
  /** What follows a change beside reading the list once more. */
  onChange?: () => void
}

/** All settings of a kind, with *New*, *Edit* and *Delete*. */
export function SettingsList<One extends Stored>({ settings, more, onChange, ...table }: ListProps<One>) {
  const found = usePages((query) => page(api.GET(settings.path as Any, { params: { query } })))
  const { add, actions } = changesOf<One>(settings, () => {
    found.again()
    onChange?.()
  })
  return (
    <>
      <Buttons class="actions new" of={{ [`New ${settings.word}`]: add }} />
      <List
        of={found as unknown as Pages<One>}
        nameOf={settings.nameOf}
        actions={(one) => ({ ...more?.(one), ...actions(one) })}
        {...table}
      />
    </>
  )
}

/** Says at once what a deletion would break. */
function Checked({ text, check }: { text: string; check: () => Promise<unknown> }) {
  const found = useLoad(async () => breaking(await check()), [])
  return (
    <>
      <p>{text}</p>
      <Loaded of={found}>{(list) => <WhatBreaks breaking={list} verb="Delete" />}</Loaded>
    </>
  )
}

function breaking(answer: unknown): Breaking {
  return (answer as Partial<Schemas['BreakingResponse']>).breaking ?? []
}
