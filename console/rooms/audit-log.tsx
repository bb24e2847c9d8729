/** Still empty. */
export default function AuditLog() {
  return <p>This room is still empty.</p>
}
