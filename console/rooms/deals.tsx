/** Still empty. */
export default function Deals() {
  return <p>This room is still empty.</p>
}
