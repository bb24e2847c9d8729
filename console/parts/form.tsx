import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { type Fault, faultOf } from '../faults.ts'
import { wordsOf } from '../words.ts'
import { FaultAlert, fieldOf } from './alert.tsx'

/** One of several: a word of the contract, or a value with what people call it. */
export type Choice = string | { value: string; label: string }

/** A field of a form. `fieldsOf` makes those that the contract describes. */
export type Field = {
  /** The property that it stands for, which errors name. */
  name: string
  /** What it looks like: `lines` is a text of several, `list` words with commas, `checks` a box for each choice. */
  type?: 'text' | 'email' | 'url' | 'password' | 'number' | 'date' | 'lines' | 'list' | 'select' | 'check' | 'checks'
  label?: ComponentChildren
  /** Whether what it is for shows where it stands, so that its label is for who doesn't see that. */
  isBare?: boolean
  hint?: ComponentChildren
  value?: unknown
  choices?: readonly Choice[]
  /** Left empty, one that is required is sent all the same, so that the service says so; others are null or left out. */
  isRequired?: boolean
  isNullable?: boolean
  autocomplete?: string
  /** What stands in it for a value, and what is sent for what stands in it, where that isn't the same. */
  show?: (value: never) => string
  read?: (text: string) => unknown
}

/** What was typed, by the names of the fields; what is valid, the service says. */
export type Body = { [name: string]: never }

/** A header that stays the same while what was typed does, so that trying again makes nothing twice. */
export type Once = { header: { 'Idempotency-Key': string } }

type FormProps = {
  /** The word on the button that sends it. */
  verb: string
  /** Its fields; those that depend on what is typed in others, as a function of it. */
  fields: Field[] | ((typed: Body) => Field[])
  onSend: (body: Body, once: Once) => Promise<void>
  onCancel?: () => void
  /** What *Look again* does after a 412. */
  lookAgain?: (() => Promise<void>) | undefined
  children?: ComponentChildren
}

/** A form that shows a problem's errors beside its fields, and keeps what was typed. */
export function Form({ verb, fields, onSend, onCancel, lookAgain, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({ text: '', key: '' })
  const [typed, setTyped] = useState<Body>({})
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const shown = typeof fields === 'function' ? fields(typed) : fields
  const read = () => readFields(shown, new FormData(form.current ?? undefined))
  const attempt = async (work: () => Promise<void> | undefined) => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    await work()?.catch((thrown) => setFault(faultOf(thrown)))
    setBusy(false)
  }
  const submit = () => {
    const body = read()
    const text = JSON.stringify(body)
    if (text !== sent.current.text) sent.current = { text, key: randomKey() }
    return attempt(() => onSend(body, { header: { 'Idempotency-Key': sent.current.key } }))
  }
  const press = (event: Event) => {
    event.preventDefault()
    submit()
  }
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fault])
  return (
    <form ref={form} onSubmit={press} onInput={() => setTyped(read())} noValidate aria-busy={isBusy}>
      {children}
      {shown.map((field) => (
        <FieldRow key={field.name} field={field} fault={fault} />
      ))}
      <FaultAlert
        fault={fault}
        again={submit}
        lookAgain={lookAgain && (() => attempt(lookAgain))}
        except={shown.map(({ name }) => name)}
      />
      <div class="buttons">
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
        <button type="submit" class={/^(Delete|Revoke)/.test(verb) ? 'danger' : 'primary'} aria-disabled={isBusy}>
          {verb}
        </button>
      </div>
    </form>
  )
}

function readFields(fields: Field[], data: FormData): Body {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, data)])) as Body
}

function readField({ name, type, isRequired, isNullable, read = (text) => text }: Field, data: FormData): unknown {
  const text = String(data.get(name) ?? '')
  if (type === 'check') return data.has(name)
  if (type === 'checks') return data.getAll(name)
  // None is null, which the service refuses.
  if (type === 'number') return text.trim() === '' ? null : Number(text)
  if (type === 'list') return text.split(/[,\s]+/).filter(Boolean)
  if (text === '' && !isRequired) return isNullable ? null : undefined
  return read(text)
}

/** A random word for an `Idempotency-Key`. `randomUUID` isn't there on hosts without https. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type RowProps = { field: Field; fault?: Fault | undefined }

/** A field with its label, its hint, and the errors of a problem that name it. */
export function FieldRow({ field, fault }: RowProps) {
  const { name, type, label = wordsOf(name), isBare, hint, isRequired, choices = [], value } = field
  const id = useId()
  const errors = (fault?.problem.errors ?? []).filter(({ path }) => fieldOf(path) === name)
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  const said = {
    ...(described && { 'aria-describedby': described }),
    ...(errors.length > 0 && { 'aria-invalid': true as const })
  }
  const notes = (
    <>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p class="error" id={`${id}-error`}>
          {errors.map(({ message }) => message).join('; ')}
        </p>
      )}
    </>
  )
  if (type === 'checks') return <Boxes {...{ id, name, label, choices, value, said, notes }} />
  return (
    <div class={type === 'check' ? 'check' : 'field'}>
      <label for={id} class={isBare ? 'unseen' : undefined}>
        {label}
      </label>
      <Control field={field} of={{ id, name, ...said, 'aria-required': isRequired ?? false }} />
      {notes}
    </div>
  )
}

type Said = { 'aria-describedby'?: string; 'aria-invalid'?: true }
type ControlProps = { field: Field; of: Said & { id: string; name: string; 'aria-required': boolean } }

function Control({ field: { type, value, choices = [], show = String, autocomplete = 'off' }, of }: ControlProps) {
  if (type === 'check') return <input {...of} type="checkbox" defaultChecked={value === true} />
  const text = value === undefined || value === null ? '' : show(value as never)
  if (type === 'lines') return <textarea {...of} rows={4} defaultValue={text} />
  if (type !== 'select') {
    // Of a union of types it isn't known which roles each allows.
    const kind = (type === 'list' ? 'text' : type) as 'text'
    return <input {...of} type={kind} autocomplete={autocomplete} defaultValue={text} />
  }
  return (
    <select {...of}>
      <Options of={choices} at={text} />
    </select>
  )
}

/** The options of a select: words of the contract as people read them. */
export function Options({ of, at }: { of: readonly Choice[]; at: string }) {
  return of.map((one) => {
    const { value, label } = typeof one === 'string' ? { value: one, label: wordsOf(one) } : one
    return (
      <option key={value} value={value} selected={value === at}>
        {label}
      </option>
    )
  })
}

type BoxesProps = {
  id: string
  name: string
  label: ComponentChildren
  choices: readonly Choice[]
  /** Those that are checked at first. */
  value: unknown
  said?: Said
  notes?: ComponentChildren
  /** Makes it a choice of one. */
  onPick?: (value: string) => void
}

/** A box for each choice. */
export function Boxes({ id, name, label, choices, value, said = {}, notes, onPick }: BoxesProps) {
  const { 'aria-describedby': described, ...marks } = said
  const checked = [value].flat()
  return (
    <fieldset aria-describedby={described}>
      <legend>{label}</legend>
      {notes}
      <div class="checks">
        {choices.map((one) => {
          const { value: own, label: text } = typeof one === 'string' ? { value: one, label: one } : one
          const [type, boxId] = [onPick ? 'radio' : 'checkbox', `${id}-${own}`] as const
          const of = { ...marks, type, name, value: own, id: boxId, defaultChecked: checked.includes(own) }
          return (
            <div class="check" key={own}>
              <input {...of} onChange={() => onPick?.(own)} />
              <label for={boxId}>{text}</label>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
