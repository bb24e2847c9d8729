/** Still empty. */
export default function Records() {
  return <p>This room is still empty.</p>
}
