import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { address } from '../router.ts'
import { createStore, useStore } from '../store.ts'
import { Buttons } from './buttons.tsx'

type Open = { number: number; draw: () => ComponentChildren }
const opened = createStore<Open>({ number: 0, draw: () => null })

/** Opens a dialog: the one at a time that there is. It is closed by `close`, and wherever the page goes elsewhere. */
export function show(draw: Open['draw']): void {
  opened.set({ number: opened.value.number + 1, draw })
}

/** Closes the dialog; nothing of it stays in the document. */
export function close(): void {
  show(() => null)
}

/** Where the open dialog is drawn. */
export function DialogPlace() {
  const { number, draw } = useStore(opened)
  const at = useStore(address)
  useEffect(() => close, [at])
  return <Fragment key={number}>{draw()}</Fragment>
}

type Props = { title: string; end?: string | undefined; children: ComponentChildren }

/**
 * A modal dialog for `show`: Escape closes it, and so does the button that is called `end`; one that asks has buttons of its own. Focus
 * goes back to where it was.
 */
export function Dialog({ title, end, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      // What opened it may be gone, as the row that was deleted.
      setTimeout(() => {
        if (!opener?.isConnected && document.activeElement === document.body) document.querySelector('h1')?.focus()
      })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      // Escape closes it at once; a dialog within it is its own business.
      onClose={(event) => event.target === dialog.current && event.currentTarget.isConnected && close()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      {end && <Buttons class="buttons" of={{ [end]: close }} />}
    </dialog>
  )
}
