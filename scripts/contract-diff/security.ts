import { at, type Comparison, type Pair, pairsOf } from './comparison.ts'

type Alternative = Record<string, string[]>

/** Each alternative of credentials must still be accepted. An operation lists alternatives: a kind of credential with its scopes. */
export function compareSecurity({ report }: Comparison, { released, current, location }: Pair): void {
  const before: Alternative[] = released.security ?? []
  const now: Alternative[] = current.security ?? []
  if (now.length === 0) return
  if (before.length === 0) report('security-added', location)
  for (const [scheme, scopes] of before.flatMap((alternative) => Object.entries(alternative))) {
    const asked = now.find((alternative) => alternative[scheme])?.[scheme]
    const where = at(location, 'security', scheme)
    if (!asked) report('security-scheme-removed', where)
    else if (highest(asked) > highest(scopes)) {
      report('security-scope-raised', where, `${scopes.join(', ')} → ${asked.join(', ')}`)
    }
  }
}

function highest(scopes: string[]): number {
  return Math.max(...scopes.map((scope) => ['read', 'write', 'admin'].indexOf(scope)))
}

/** How each kind of credential is sent. */
export function compareSecuritySchemes({ released, current, report }: Comparison): void {
  const [before, now] = [released, current].map((document) => document.components?.securitySchemes)
  for (const scheme of pairsOf(before, now, '#/components/securitySchemes')) {
    if (scheme.current === undefined) continue
    const parts = ['type', 'in', 'name', 'scheme']
    const isSame = parts.every((part) => scheme.released[part] === scheme.current[part])
    if (!isSame) report('security-scheme-changed', scheme.location)
  }
}
