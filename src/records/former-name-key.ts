/**
 * The form in which 1.1.0 compares names. Its instances may run beside this release's, and look companies, deals and teams up by the column that
 * holds it; this release compares names by an index over what `comparedForm` makes of them.
 */
export function formerNameKey(name: string): string {
  return name.trim().toLowerCase()
}
