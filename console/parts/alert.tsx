import type { Fault } from '../faults.ts'
import { Buttons } from './buttons.tsx'

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
  const others = errors.filter(({ path }) => !except.includes(fieldOf(path)))
  const scope = requiredScope && !detail.includes(requiredScope) ? ` The scope ${requiredScope} is missing.` : ''
  return (
    <div class="alert" role="alert">
      <p>{`${detail}${scope}`}</p>
      <Messages of={others} />
      {requestId && fault.status >= 500 && <p class="hint">Request {requestId}</p>}
      <Buttons of={{ 'Try again': fault.isPassing && again, 'Look again': fault.status === 412 && lookAgain }} />
    </div>
  )
}

/** What was found at places of a request or a contract. */
export function Messages({ of }: { of: { path: string; message: string }[] }) {
  if (of.length === 0) return null
  return (
    <ul>
      {of.map(({ path, message }) => (
        <li key={path + message}>
          {message} <code class="hint">{path}</code>
        </li>
      ))}
    </ul>
  )
}

/** The field that an error of a problem belongs to: the first part of its JSON Pointer, or the parameter's name. */
export function fieldOf(path: string): string {
  return path.replace(/^\//, '').split('/')[0] ?? ''
}
