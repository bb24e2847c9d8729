import { signal } from '@preact/signals'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { readAnew } from '../notices.tsx'
import { address } from '../router.ts'
import { Buttons, Messages } from './alert.tsx'
import { type Body, type Fields, Form, type Once } from './form.tsx'

type Open = { number: number; draw: () => ComponentChildren }
const opened = signal<Open>({ number: 0, draw: () => null })

/** Opens a dialog: the one at a time that there is. It is closed by `close`, and wherever the page goes elsewhere. */
export function show(draw: Open['draw']): void {
  opened.value = { number: opened.peek().number + 1, draw }
}

/** Closes the dialog; nothing of it stays in the document. */
export function close(): void {
  show(() => null)
}

/** Where the open dialog is drawn. */
export function DialogPlace() {
  const { number, draw } = opened.value
  useEffect(() => close, [address.value])
  return <Fragment key={number}>{draw()}</Fragment>
}

type Props = { title: string; end?: string | undefined; children: ComponentChildren }

/**
 * A modal dialog for `show`: Escape closes it, and so does the button that is called `end`; one that asks has buttons of its own. Focus
 * goes back to where it was.
 */
export function Dialog({ title, end, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      // What opened it may be gone, as the row that was deleted.
      setTimeout(() => {
        if (!opener?.isConnected && document.activeElement === document.body) document.querySelector('h1')?.focus()
      })
    }
  }, [])
  // Escape closes it at once; a dialog within it is its own business.
  const closed = ({ target }: Event) => target === dialog.current && dialog.current?.isConnected && close()
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={closed}>
      <h2 id={heading}>{title}</h2>
      {children}
      {end && <Buttons class="buttons" of={{ [end]: close }} />}
    </dialog>
  )
}

/** What clients of a contract would trip over. */
export type Breaking = Schemas['BreakingResponse']['breaking']

/** What a dialog asks for, and what is done with the answer. */
export type Question<Answer> = {
  title: string
  /** The word on its button: *Make team*, *Save*, *Delete*. */
  verb: string
  /** What to know before. */
  note?: ComponentChildren
  fields?: Fields
  /** Reads once more what is changed, for *Look again* after a 412: its fields as they are now. */
  read?: () => Promise<void>
  /** Says what would break, before it is sent. */
  check?: (body: Body) => Promise<Breaking>
  send: (body: Body, once: Once) => Promise<Answer>
  /** What to show then, once, such as a secret. */
  result?: ((answer: Answer) => ComponentChildren) | undefined
}

/** Asks in a dialog. */
export function ask<Answer>(question: Question<Answer>): void {
  show(() => <Asked question={question} />)
}

function Asked<Answer>({ question }: { question: Question<Answer> }) {
  const { title, verb, note, fields = [], read, check, send, result } = question
  const [found, setFound] = useState<{ breaking: Breaking; key: string }>()
  const [shown, setShown] = useState<ComponentChildren>()
  const [, setRead] = useState(0)
  const submit = async (body: Body, once: Once) => {
    const key = once.header['Idempotency-Key']
    if (check && found?.key !== key) {
      const breaking = await check(body)
      setFound({ breaking, key })
      if (breaking.length > 0) return
    }
    const answer = await send(body, once)
    if (result) setShown(result(answer))
    else close()
    readAnew()
  }
  const lookAgain = read && (() => read().then(() => setRead((count) => count + 1)))
  return (
    <Dialog title={title} end={shown ? 'Done' : undefined}>
      {shown ?? (
        <Form verb={verb} fields={fields} onSend={submit} onCancel={close} lookAgain={lookAgain}>
          {note}
          {found && <WhatBreaks breaking={found.breaking} verb={verb} />}
        </Form>
      )}
    </Dialog>
  )
}

/** What would break by what is asked for, and that pressing on does it all the same. */
export function WhatBreaks({ breaking, verb }: { breaking: Breaking; verb: string }) {
  if (breaking.length === 0) return <p role="status">Nothing would break for clients of your contract.</p>
  return (
    <div class="notice" role="status">
      <p>Clients that were generated from your contract would break. Press {verb} once more to do it all the same.</p>
      <Messages of={breaking} />
    </div>
  )
}
