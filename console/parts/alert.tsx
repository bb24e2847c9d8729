import type { Fault } from '../faults.ts'

/** What may be done, by the words on the buttons; what may not is false. */
export type Actions = Record<string, (() => void) | false | undefined>

type ButtonsProps = { of: Actions; what?: string | undefined; class?: string }

/** Buttons beside one another. Each is named by its word and by `what` it is for, where only the eye sees that: *Rotate CI key*. */
export function Buttons({ of, what = '', class: place = 'row' }: ButtonsProps) {
  const button = ([word, press]: [string, Actions[string]]) =>
    press && (
      <button key={word} type="button" aria-label={what ? `${word} ${what}` : undefined} onClick={press}>
        {word}
      </button>
    )
  return <div class={place}>{Object.entries(of).map(button)}</div>
}

type Props = {
  fault: Fault | undefined
  again?: (() => void) | undefined
  lookAgain?: (() => void) | undefined
  except?: string[]
}

/**
 * A problem as people read it, with what may be done: *Try again* where nothing or a fault of the service came back, *Look again* where
 * somebody else was faster. `except`: fields that show their own errors.
 */
export function FaultAlert({ fault, again, lookAgain, except = [] }: Props) {
  if (!fault) return null
  const { detail = fault.message, requiredScope, errors = [], requestId } = fault.problem
  const scope = requiredScope && !detail.includes(requiredScope) ? ` The scope ${requiredScope} is missing.` : ''
  return (
    <div class="alert" role="alert">
      <p>{`${detail}${scope}`}</p>
      <Messages of={errors.filter(({ path }) => !except.includes(fieldOf(path)))} />
      {requestId && fault.status >= 500 && <p class="hint">Request {requestId}</p>}
      <Buttons of={{ 'Try again': fault.isPassing && again, 'Look again': fault.status === 412 && lookAgain }} />
    </div>
  )
}

/** What was found at places of a request or a contract. */
export function Messages({ of }: { of: { path: string; message: string }[] }) {
  const entry = ({ path, message }: (typeof of)[number]) => (
    <li key={path + message}>
      {message} <code class="hint">{path}</code>
    </li>
  )
  return of.length > 0 && <ul>{of.map(entry)}</ul>
}

/** The field that an error of a problem belongs to: the first part of its JSON Pointer, or the parameter's name. */
export function fieldOf(path: string): string {
  return path.replace(/^\//, '').split('/')[0] ?? ''
}
