/** Still empty. */
export default function Keys() {
  return <p>This room is still empty.</p>
}
