import type { ComponentChildren } from 'preact'
import { forms } from '../../generated/choices.ts'
import type { paths } from '../../generated/types.ts'
import { api, call, ifMatch, type Schemas } from '../api.ts'
import { ask, type Breaking, WhatBreaks } from './ask.tsx'
import type { Body, Field, Once } from './form.tsx'
import { Loaded, useLoad } from './load.tsx'

type Forms = typeof forms

/** The fields of a form: what the contract says of them, and what a room adds to that. Each is a property of the request. */
export function fieldsOf<Form extends keyof Forms>(
  form: Form,
  wanted: { [Name in keyof Forms[Form]]?: Partial<Field> }
): Field[] {
  const known: Record<string, object> = forms[form]
  return Object.entries(wanted).map(([name, own]) => ({ name, ...known[name], ...(own as object) }))
}

/** The paths below which a record is read, changed and deleted by its id. */
type PathOf<P> = P extends `${infer Collection}/{id}` ? Collection : never
type OneOf<P> = P extends { get: { responses: { 200: { content: { 'application/json': infer One } } } } } ? One : never
type One<Path extends string> = OneOf<paths[`${Path}/{id}` & keyof paths]> & { id: string; updatedAt?: string }

/** Settings that are made, changed and deleted alike: by the operations of their path, in a dialog each. */
export type Settings<Path extends PathOf<keyof paths>> = {
  /** What one is called: *New team*, *Make team*. */
  word: string
  path: Path
  /** Where new ones are made, if elsewhere, and below which record. */
  madeIn?: [path: keyof paths, id: string]
  nameOf: (one: One<Path>) => string
  /** The fields of a new one, with their first values, or of one that is there. */
  fields: (one: One<Path> | undefined, typed: Body) => Field[]
  /** What to show of a new one, once. */
  made?: (one: never) => ComponentChildren
  /** What follows from deleting one. */
  loss: string | ((one: One<Path>) => string)
  /** Whether its operations say beforehand what would break (`check=true`). */
  isChecked?: boolean
}

// The contract's paths are literals, and bodies are typed by `fieldsOf`; one path stands for all here.
type Any = '/api/v1/properties'

/** Asks for new settings of a kind, for changes of one, or whether to delete it; `onDone` follows what was done. */
export function changesOf<Path extends PathOf<keyof paths>>(settings: Settings<Path>, onDone: () => void) {
  const { word, path, madeIn, nameOf, fields, made, loss, isChecked } = settings
  const [madeAt, parent = ''] = madeIn ?? [path]
  const create = (body: Body, once: Once) =>
    call(api.POST(madeAt as Any, { params: { path: { id: parent }, ...once } as object, body: body as never }))
  const fieldsFor = (one: One<Path> | undefined) => (typed: Body) =>
    fields(one, typed).map((field) => (one ? { ...field, value: one[field.name as 'id'] } : field))
  const add = () =>
    ask({
      ...{ title: `New ${word}`, verb: `Make ${word}`, fields: fieldsFor(undefined), onDone },
      ...{ send: create, result: made as (answer: unknown) => ComponentChildren }
    })
  const actions = (record: One<Path>) => {
    const at = `${path}/{id}` as `${Any}/{id}`
    let current = record
    const paramsOf = (query = {}) => ({
      ...{ path: { id: record.id }, query },
      header: current.updatedAt === undefined ? {} : ifMatch({ updatedAt: current.updatedAt })
    })
    const read = async () => {
      current = (await call(api.GET(at, { params: { path: { id: record.id } } }))) as unknown as One<Path>
    }
    const put = (body: Body, query = {}) => api.PUT(at, { params: paramsOf(query), body: body as never })
    const remove = (query = {}) => api.DELETE(at, { params: paramsOf(query) })
    const text = typeof loss === 'string' ? loss : loss(record)
    return {
      Edit: () =>
        ask({
          ...{
            title: `Edit ${nameOf(record)}`,
            verb: 'Save',
            fields: (typed) => fieldsFor(current)(typed),
            read,
            onDone
          },
          send: (body) => call(put(body)),
          ...(isChecked && { check: async (body) => breaking(await call(put(body, { check: true }))) })
        }),
      Delete: () =>
        ask({
          ...{ title: `Delete ${nameOf(record)}?`, verb: 'Delete', read, onDone },
          note: isChecked ? <Checked text={text} check={() => call(remove({ check: true }))} /> : <p>{text}</p>,
          send: () => call(remove())
        })
    }
  }
  return { add, actions, nameOf }
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
