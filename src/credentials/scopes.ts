import type { Scope } from '../../generated/operations.ts'

/** All scopes, each of which includes those before it. */
export const allScopes = ['read', 'write', 'admin'] as const satisfies Scope[]

export type Role = 'admin' | 'member' | 'viewer'

const scopeOfRole = { admin: 'admin', member: 'write', viewer: 'read' } as const satisfies Record<Role, Scope>

/** The one scope that a user's role stands for. */
export function scopeOf(role: Role): Scope {
  return scopeOfRole[role]
}

/** A list of scopes with all that they include, in order. */
export function widen(scopes: readonly string[]): readonly Scope[] {
  return allScopes.slice(0, 1 + Math.max(-1, ...allScopes.map((scope, rank) => (scopes.includes(scope) ? rank : -1))))
}

/** The larger one of two scopes, where there are any. */
export function largerOf(one: Scope | null | undefined, other: Scope | null | undefined): Scope | null {
  return allScopes.findLast((scope) => scope === one || scope === other) ?? null
}
