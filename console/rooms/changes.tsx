/** Still empty. */
export default function Changes() {
  return <p>This room is still empty.</p>
}
