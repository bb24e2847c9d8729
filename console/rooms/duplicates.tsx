/** Still empty. */
export default function Duplicates() {
  return <p>This room is still empty.</p>
}
