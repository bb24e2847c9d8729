/** Still empty. */
export default function Import() {
  return <p>This room is still empty.</p>
}
