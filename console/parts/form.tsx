import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks'
import { type Fault, faultOf } from '../faults.ts'
import { wordsOf } from '../words.ts'
import { FaultAlert, fieldOf } from './alert.tsx'
import { Dialog } from './dialog.tsx'

/** What was typed, by the names of the fields. */
export type Typed = {
  text: (name: string) => string
  /** NaN, which is sent as null, where it is none. */
  number: (name: string) => number
  /** One of a list of the contract, and those of it that are checked. */
  word: <const List extends readonly string[]>(name: string, list: List) => List[number]
  words: <const List extends readonly string[]>(name: string, list: List) => List[number][]
  list: (name: string) => string[]
  /** Whether a box is checked, or a field is there. */
  has: (name: string) => boolean
  /** Stays the same while what was typed does, so that trying again makes nothing twice. */
  once: { header: { 'Idempotency-Key': string } }
}

type FormProps = {
  /** The word on the button that sends it. */
  send: string
  onSend: (typed: Typed) => Promise<void>
  onCancel?: (() => void) | undefined
  /** What *Look again* does after a 412. */
  lookAgain?: (() => Promise<void>) | undefined
  isDangerous?: boolean
  children?: ComponentChildren
}

const FormFault = createContext<{ fault: Fault | undefined; names: Set<string> }>({
  fault: undefined,
  names: new Set()
})

/** A form that shows a problem's errors beside its fields, and keeps what was typed. What is valid, the service says. */
export function Form({ send, onSend, onCancel, lookAgain, isDangerous = false, children }: FormProps) {
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({ body: '', key: '' })
  const names = useRef(new Set<string>())
  const submit = async (event?: Event) => {
    event?.preventDefault()
    if (isBusy || !form.current) return
    setBusy(true)
    setFault(undefined)
    try {
      await onSend(readForm(form.current, sent.current))
    } catch (thrown) {
      setFault(faultOf(thrown))
    }
    setBusy(false)
  }
  const look = async () => {
    await lookAgain?.().then(
      () => setFault(undefined),
      (thrown) => setFault(faultOf(thrown))
    )
  }
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fault])
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <FormFault.Provider value={{ fault, names: names.current }}>{children}</FormFault.Provider>
      {fault && (
        <FaultAlert fault={fault} again={() => submit()} lookAgain={lookAgain && look} except={names.current} />
      )}
      <div class="buttons">
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
        <button type="submit" class={isDangerous ? 'danger' : 'primary'} aria-disabled={isBusy}>
          {send}
        </button>
      </div>
    </form>
  )
}

function readForm(form: HTMLFormElement, sent: { body: string; key: string }): Typed {
  const data = new FormData(form)
  const body = JSON.stringify([...data])
  if (body !== sent.body) Object.assign(sent, { body, key: randomKey() })
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    text,
    number: (name) => (text(name).trim() === '' ? Number.NaN : Number(text(name))),
    word: (name, list) => list.find((one) => one === text(name)) ?? (text(name) as never),
    words: (name, list) => list.filter((one) => data.getAll(name).includes(one)),
    list: (name) => data.getAll(name).map(String),
    has: (name) => data.has(name),
    once: { header: { 'Idempotency-Key': sent.key } }
  }
}

/** `randomUUID` isn't there on hosts without https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A form in a dialog of its own, which *Cancel* and Escape close. */
export function FormDialog({ title, onClose, ...form }: FormProps & { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...form} onCancel={onClose} />
    </Dialog>
  )
}

type FieldProps = {
  /** The property's name in the contract, which errors name. */
  name: string
  label?: string
  value?: string | undefined
  hint?: ComponentChildren
  onInput?: (value: string) => void
}

/** The error of a field, and what belongs on its control so that it is read out with it. */
export function useField(name: string, hint?: ComponentChildren) {
  const { fault, names } = useContext(FormFault)
  const id = useId()
  names.add(name)
  useEffect(() => () => void names.delete(name), [names, name])
  const messages = (fault?.problem.errors ?? []).filter(({ path }) => fieldOf(path) === name)
  const message = messages.map((one) => one.message).join('; ')
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')
  const notes = (
    <>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message && (
        <p class="error" id={`${id}-error`}>
          {message}
        </p>
      )}
    </>
  )
  const control = {
    id,
    name,
    ...(described && { 'aria-describedby': described }),
    ...(message && { 'aria-invalid': true })
  }
  return { control, notes }
}

type InputProps = FieldProps & {
  type?: 'text' | 'email' | 'password' | 'number' | 'date' | 'url' | 'search'
  autocomplete?: string
}

/** A field of one line. */
export function TextField({
  name,
  label = wordsOf(name),
  value,
  hint,
  type = 'text',
  autocomplete = 'off',
  onInput
}: InputProps) {
  const { control, notes } = useField(name, hint)
  return (
    <div class="field">
      <label for={control.id}>{label}</label>
      <input
        {...control}
        // Of a union of types it isn't known which roles each allows.
        type={type as 'text'}
        autocomplete={autocomplete}
        defaultValue={value ?? ''}
        onInput={(event) => onInput?.(event.currentTarget.value)}
      />
      {notes}
    </div>
  )
}

/** A field of several lines. */
export function AreaField({ name, label = wordsOf(name), value, hint }: FieldProps) {
  const { control, notes } = useField(name, hint)
  return (
    <div class="field">
      <label for={control.id}>{label}</label>
      <textarea {...control} rows={4} defaultValue={value ?? ''} />
      {notes}
    </div>
  )
}

/** One of several: words of the contract, or values with what people call them. */
export type Choice = string | { value: string; label: string }

/** A field that takes one of these. */
export function SelectField({
  name,
  label = wordsOf(name),
  value,
  hint,
  choices,
  onInput
}: FieldProps & { choices: readonly Choice[] }) {
  const { control, notes } = useField(name, hint)
  return (
    <div class="field">
      <label for={control.id}>{label}</label>
      <select {...control} onInput={(event) => onInput?.(event.currentTarget.value)}>
        {choices.map((one) => {
          const { value: own, label: text } = typeof one === 'string' ? { value: one, label: wordsOf(one) } : one
          return (
            <option key={own} value={own} selected={own === (value ?? '')}>
              {text}
            </option>
          )
        })}
      </select>
      {notes}
    </div>
  )
}

/** A box that is checked or not. */
export function CheckField({
  name,
  label = wordsOf(name),
  hint,
  isChecked = false
}: FieldProps & { isChecked?: boolean }) {
  const { control, notes } = useField(name, hint)
  return (
    <div class="field check">
      <input {...control} type="checkbox" defaultChecked={isChecked} />
      <label for={control.id}>{label}</label>
      {notes}
    </div>
  )
}

/** Several of these, each a box of its own; `list(name)` of what was typed has those that are checked. */
export function CheckFields({
  name,
  label = wordsOf(name),
  hint,
  choices,
  checked
}: FieldProps & { choices: readonly string[]; checked: readonly string[] }) {
  const { control, notes } = useField(name, hint)
  const { id, 'aria-describedby': described } = control
  return (
    <fieldset aria-describedby={described}>
      <legend>{label}</legend>
      {notes}
      <div class="checks">
        {choices.map((one) => (
          <div class="check" key={one}>
            <input
              type="checkbox"
              id={`${id}-${one}`}
              name={name}
              value={one}
              defaultChecked={checked.includes(one)}
              aria-invalid={control['aria-invalid']}
            />
            <label for={`${id}-${one}`}>{one}</label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
