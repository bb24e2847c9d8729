/** Still empty. */
export default function Properties() {
  return <p>This room is still empty.</p>
}
