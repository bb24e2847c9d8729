/** The form in which e-mail addresses are compared: without regard to case (decisions.md §3). */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
