import { calls } from './calls.ts'
import { CopyButton } from './parts/show.tsx'
import { useStore } from './store.ts'

/** What the page has called, each as a line to paste: all that it does, a program can do as well. */
export function CallsPanel() {
  const list = useStore(calls)
  return (
    <details class="calls">
      <summary>Calls</summary>
      <p class="hint">
        All that this page does are calls of the API. Put an API key into <code>CRM_KEY</code>, and paste a line into a
        shell.
      </p>
      <ol>
        {list.map(({ id, line, status, ms }) => (
          <li key={id}>
            <code>{line}</code>
            <span class="hint">
              {status === undefined ? 'on its way' : status === 0 ? 'no answer' : `${status} · ${ms} ms`}
            </span>
            <CopyButton text={line} what="the call" />
          </li>
        ))}
      </ol>
    </details>
  )
}
