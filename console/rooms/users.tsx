/** Still empty. */
export default function Users() {
  return <p>This room is still empty.</p>
}
