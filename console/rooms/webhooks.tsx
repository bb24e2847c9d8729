/** Still empty. */
export default function Webhooks() {
  return <p>This room is still empty.</p>
}
