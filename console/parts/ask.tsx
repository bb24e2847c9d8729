import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ifMatch, type Schemas } from '../api.ts'
import { Dialog } from './dialog.tsx'
import { Form, type Typed } from './form.tsx'
import { Loaded, useLoad } from './load.tsx'

/** The header that has a change refused where somebody else was faster; none for what has no version. */
export type Version = { 'If-Match'?: string }

/** The name of a record in a path. */
export type Path = { path: { id: string } }

type Breaking = Schemas['BreakingResponse']['breaking']

/** What a dialog asks for, and what is done with the answer. */
export type Question<One, Answer> = {
  title: string
  /** The word on its button: *Make team*, *Save*, *Delete*. */
  verb: string
  /** What is changed or deleted, and how to read it once more, for *Look again* after a 412. */
  record?: One
  read?: () => Promise<One>
  fields?: ComponentChildren | ((record: One) => ComponentChildren)
  /** Says what would break, before it is sent. */
  check?: (typed: Typed, version: Version) => Promise<Breaking>
  send: (typed: Typed, version: Version) => Promise<Answer>
  /** What to show then, once, such as a secret. */
  result?: (answer: Answer) => ComponentChildren
}

type Versioned = { updatedAt?: string }
type Draw = (close: () => void) => ComponentChildren

/** One dialog at a time: what to draw for it, a function that asks, and one that shows anything else. `onDone` follows what was done. */
export function useDialog(onDone: () => void = () => {}) {
  const [open, setOpen] = useState<{ draw: Draw }>({ draw: () => null })
  const show = (draw: Draw) => setOpen({ draw })
  const close = () => show(() => null)
  const ask = <One extends Versioned, Answer>(question: Question<One, Answer>) =>
    show(() => <Asked key={question.title} question={question} onDone={onDone} onClose={close} />)
  return { drawn: open.draw(close), ask, show }
}

type Props<One, Answer> = { question: Question<One, Answer>; onDone: () => void; onClose: () => void }

function Asked<One extends Versioned, Answer>({ question, onDone, onClose }: Props<One, Answer>) {
  const { title, verb, read, fields, check, send, result } = question
  const [record, setRecord] = useState(question.record)
  const [found, setFound] = useState<{ breaking: Breaking; key: string }>()
  const [shown, setShown] = useState<ComponentChildren>()
  const version = record?.updatedAt === undefined ? {} : ifMatch({ updatedAt: record.updatedAt })
  const submit = async (typed: Typed) => {
    if (check && found?.key !== keyOf(typed)) {
      const breaking = await check(typed, version)
      setFound({ breaking, key: keyOf(typed) })
      if (breaking.length > 0) return
    }
    const answer = await send(typed, version)
    if (result) setShown(result(answer))
    else onClose()
    onDone()
  }
  const lookAgain = read && (async () => setRecord(await read()))
  return (
    <Dialog title={title} onClose={onClose}>
      {shown ? (
        <>
          {shown}
          <div class="buttons">
            <button type="button" class="primary" onClick={onClose}>
              Done
            </button>
          </div>
        </>
      ) : (
        <Form send={verb} isDangerous={isDangerous(verb)} onSend={submit} onCancel={onClose} lookAgain={lookAgain}>
          {typeof fields === 'function' ? record && fields(record) : fields}
          {found && <WhatBreaks breaking={found.breaking} verb={verb} />}
        </Form>
      )}
    </Dialog>
  )
}

function keyOf({ once }: Typed): string {
  return once.header['Idempotency-Key']
}

function isDangerous(verb: string): boolean {
  return /^(Delete|Revoke)/.test(verb)
}

function WhatBreaks({ breaking, verb }: { breaking: Breaking; verb: string }) {
  return (
    <div class="notice" role="status">
      <p>Clients that were generated from your contract would break. Press {verb} once more to do it all the same.</p>
      <ul>
        {breaking.map(({ path, message }) => (
          <li key={path + message}>
            {message} <code class="hint">{path}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says at once what a deletion would break. */
export function Checked({ check }: { check: () => Promise<Breaking> }) {
  const found = useLoad(check, [])
  return (
    <Loaded of={found}>
      {(breaking) =>
        breaking.length === 0 ? (
          <p role="status">Nothing would break for clients of your contract.</p>
        ) : (
          <WhatBreaks breaking={breaking} verb="Delete" />
        )
      }
    </Loaded>
  )
}

/** A kind of record that is made, changed and deleted alike: by its operations, in a dialog each. */
export type Kind<One> = {
  /** What it is called: *New team*, *Make team*. */
  word: string
  nameOf: (one: One) => string
  /** The fields of a new one, or of one that is there. */
  fields: (one?: One) => ComponentChildren
  create: (typed: Typed) => Promise<unknown>
  /** What to show of a new one, once. */
  made?: (answer: never) => ComponentChildren
  read: (path: Path) => Promise<One>
  update: (path: Path & { header: Version }, typed: Typed) => Promise<unknown>
  remove: (path: Path & { header: Version }) => Promise<unknown>
  /** What follows from deleting one. */
  loss: (one: One) => ComponentChildren
  check?: (path: Path, typed: Typed) => Promise<Breaking>
}

/** Asks for a new record of a kind, for changes of one, or whether to delete it. */
export function changesOf<One extends Versioned & { id: string }>(
  kind: Kind<One>,
  { ask }: ReturnType<typeof useDialog>
) {
  const { word, nameOf, fields, create, made, read, update, remove, loss, check } = kind
  return {
    add: () =>
      ask({
        title: `New ${word}`,
        verb: `Make ${word}`,
        fields: fields(),
        send: create,
        ...(made && { result: made as () => ComponentChildren })
      }),
    actions: (record: One) => {
      const path = { path: { id: record.id } }
      const common = { record, read: () => read(path) }
      return {
        Edit: () =>
          ask({
            ...common,
            title: `Edit ${nameOf(record)}`,
            verb: 'Save',
            fields,
            send: (typed, header) => update({ ...path, header }, typed),
            ...(check && { check: (typed: Typed) => check(path, typed) })
          }),
        Delete: () =>
          ask({
            ...common,
            title: `Delete ${nameOf(record)}?`,
            verb: 'Delete',
            fields: loss(record),
            send: (_, header) => remove({ ...path, header })
          })
      }
    }
  }
}
