/** The form in which names are compared: trimmed and without regard to case (decisions.md §3 "Deal upsert"). */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}
