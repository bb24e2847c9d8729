/** The form in which e-mail addresses are compared: without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
