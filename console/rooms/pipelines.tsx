/** Still empty. */
export default function Pipelines() {
  return <p>This room is still empty.</p>
}
