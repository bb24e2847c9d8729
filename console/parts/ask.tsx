import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Messages } from './alert.tsx'
import { close, Dialog, show } from './dialog.tsx'
import { type Body, type Fields, Form, type Once } from './form.tsx'

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
  /** What follows, such as reading a list once more. */
  onDone?: (() => void) | undefined
}

/** Asks in a dialog. */
export function ask<Answer>(question: Question<Answer>): void {
  show(() => <Asked question={question} />)
}

function Asked<Answer>({ question }: { question: Question<Answer> }) {
  const { title, verb, note, fields = [], read, check, send, result, onDone } = question
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
    onDone?.()
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
