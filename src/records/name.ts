/** The form in which names are compared: trimmed and without regard to case. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}
