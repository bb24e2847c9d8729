import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { type Fault, faultOf } from '../faults.ts'
import { wordsOf } from '../words.ts'
import { FaultAlert, fieldOf } from './alert.tsx'

/** One of several: a word of the contract, or a value with what people call it. */
export type Choice = string | { value: string; label: string }

type InputType = 'text' | 'email' | 'url' | 'password' | 'number' | 'date'

/** A field of a form. `fieldsOf` makes those that the contract describes. */
export type Field = {
  /** The property that it stands for, which errors name. */
  name: string
  /** What it looks like: `lines` is a text of several, `list` words with commas, `checks` a box for each choice. */
  type?: InputType | 'lines' | 'list' | 'select' | 'check' | 'checks' | 'radios'
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

/** The fields of a form; those that depend on what is typed in others, as a function of it. */
export type Fields = Field[] | ((typed: Body) => Field[])

/** A header that stays the same while what was typed does, so that trying again makes nothing twice. */
export type Once = { header: { 'Idempotency-Key': string } }

type FormProps = {
  /** The word on the button that sends it. */
  verb: string
  fields: Fields
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

/** A field with its label, its hint, and the errors of a problem that name it. */
export function FieldRow({ field, fault }: { field: Field; fault?: Fault | undefined }) {
  const { name, type, label = wordsOf(name), isBare, hint, isRequired = false } = field
  const id = useId()
  const errors = fault?.problem.errors?.filter(({ path }) => fieldOf(path) === name) ?? []
  const notes = Object.entries({ hint, error: errors.map(({ message }) => message).join('; ') })
  const said = notes.filter(([, text]) => text)
  const texts = said.map(([kind, text]) => (
    <p key={kind} class={kind} id={`${id}-${kind}`}>
      {text}
    </p>
  ))
  const describedBy = said.map(([kind]) => `${id}-${kind}`).join(' ') || undefined
  const of: Marks = { id, name, ...(errors.length > 0 && { 'aria-invalid': true }) }
  if (type === 'checks' || type === 'radios') {
    return (
      <fieldset aria-describedby={describedBy}>
        <legend>{label}</legend>
        {texts}
        <Boxes field={field} of={of} />
      </fieldset>
    )
  }
  return (
    <div class={type === 'check' ? 'check' : 'field'}>
      <label for={id} class={isBare ? 'unseen' : undefined}>
        {label}
      </label>
      <Control field={field} of={{ ...of, 'aria-describedby': describedBy, 'aria-required': isRequired }} />
      {texts}
    </div>
  )
}

type Marks = {
  id: string
  name: string
  'aria-invalid'?: true
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean
}
type ControlProps = { field: Field; of: Marks }

function Control({ field: { type, value, choices = [], show = String, autocomplete = 'off' }, of }: ControlProps) {
  if (type === 'check') return <input {...of} type="checkbox" defaultChecked={value === true} />
  const text = value === undefined || value === null ? '' : show(value as never)
  if (type === 'lines') return <textarea {...of} rows={4} defaultValue={text} />
  // Of a union of types it isn't known which roles each allows.
  const kind = (type === 'list' ? 'text' : type) as 'text'
  if (type !== 'select') return <input {...of} type={kind} autocomplete={autocomplete} defaultValue={text} />
  return (
    <select {...of}>
      {choices.map(withLabel).map(({ value: own, label }) => (
        <option key={own} value={own} selected={own === text}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Words of the contract as people read them; only events are called what they are. */
function withLabel(choice: Choice): Exclude<Choice, string> {
  if (typeof choice !== 'string') return choice
  return { value: choice, label: choice.includes('.') ? choice : wordsOf(choice) }
}

/** A box for each choice, of radios for one of them. */
function Boxes({ field: { type, choices = [], value }, of: { id, ...marks } }: ControlProps) {
  const kind = type === 'radios' ? 'radio' : 'checkbox'
  const box = ({ value: own, label }: Exclude<Choice, string>) => (
    <div class="check" key={own}>
      <input {...marks} id={`${id}-${own}`} type={kind} value={own} defaultChecked={[value].flat().includes(own)} />
      <label for={`${id}-${own}`}>{label}</label>
    </div>
  )
  return <div class="checks">{choices.map(withLabel).map(box)}</div>
}

/** A field whose answer is taken at once; of a box that is *on* or nothing. */
export function Ask({ of, onAnswer }: { of: Partial<Field>; onAnswer: (answer: string) => void }) {
  const take = ({ target }: Event) => {
    const { type, checked, value } = target as HTMLInputElement
    onAnswer(type === 'checkbox' && !checked ? '' : value)
  }
  return (
    <div onChange={take}>
      <FieldRow field={{ name: 'answer', ...of }} />
    </div>
  )
}

/** Several of them, whose answers are told apart by the fields' names. */
export function Asks({ of, onAnswer }: { of: Field[]; onAnswer: (answer: Record<string, string>) => void }) {
  return of.map((field) => <Ask key={field.name} of={field} onAnswer={(said) => onAnswer({ [field.name]: said })} />)
}

/** What may be chosen, of what has a name and is chosen by its id, or of words by what each is called. */
export const choiceOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
export const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
