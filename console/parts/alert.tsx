import type { Fault } from '../faults.ts'

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
      {others.length > 0 && (
        <ul>
          {others.map(({ path, message }) => (
            <li key={path + message}>
              {path && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      {requestId && fault.status >= 500 && (
        <p class="hint">
          Request <code>{requestId}</code>
        </p>
      )}
      {again && fault.isPassing && (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
      {lookAgain && fault.status === 412 && (
        <button type="button" onClick={lookAgain}>
          Look again
        </button>
      )}
    </div>
  )
}

/** The field that an error of a problem belongs to: the first part of its JSON Pointer, or the parameter's name. */
export function fieldOf(path: string): string {
  return path.replace(/^\//, '').split('/')[0] ?? ''
}
