import { type Contract, complain, type Operation } from './contract.ts'
import { dateOf, earliestSunset } from './contract-diff/sunset.ts'

const headers = ['Deprecation', 'Sunset', 'Link']

/** What is wrong with how an operation announces its end. Every answer of it has to do so, errors included. */
export function deprecationProblems(operation: Operation, contract: Contract): string[] {
  const { deprecated, deprecatedOn, sunset, successor } = operation
  if (!deprecated) {
    const isAnnounced = [deprecatedOn, sunset, successor].some((value) => value !== undefined)
    return complain(isAnnounced, 'x-deprecation, x-sunset and x-successor need deprecated: true beside them')
  }
  if (!isDate(deprecatedOn) || !isDate(sunset)) {
    return ['deprecated: true needs x-deprecation and x-sunset beside it, each a date such as 2027-01-31']
  }
  const earliest = earliestSunset(deprecatedOn)
  const undocumented = operation.responses.flatMap(({ status, headers: known }) => {
    const missing = headers.filter((name) => !known.includes(name))
    return missing.length > 0 ? [`response ${status} lacks ${missing.join(', ')}, as the operation is deprecated`] : []
  })
  return [
    ...complain(sunset < earliest, `x-sunset must be ${earliest} or later, a year after x-deprecation`),
    ...(successor === undefined ? [] : successorProblems(operation, successor, contract)),
    ...undocumented
  ]
}

/** Its address is made of the parameters that a call of the old operation has. */
function successorProblems(operation: Operation, id: string, contract: Contract): string[] {
  const successor = contract.operations.find((other) => other.id === id)
  if (!successor || id === operation.id) return [`x-successor: there is no other operation ${id}`]
  const missing = namesIn(successor.path).filter((name) => !namesIn(operation.path).includes(name))
  return missing.map((name) => `x-successor: ${id} has the path parameter ${name}, this operation has not`)
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function isDate(text: string | undefined): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  return !Number.isNaN(Date.parse(text)) && dateOf(new Date(text)) === text
}
