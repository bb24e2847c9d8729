import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

type Props = { title: string; onClose: () => void; isWide?: boolean; isClosable?: boolean; children: ComponentChildren }

/** A modal dialog for as long as it is drawn. Escape asks to close it, and so does *Close* (`isClosable`); focus goes back to where it was. */
export function Dialog({ title, onClose, isWide = false, isClosable = false, children }: Props) {
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
      class={isWide ? 'wide' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      // A browser closes it by itself where Escape is pressed twice.
      onClose={(event) => event.target === dialog.current && event.currentTarget.isConnected && onClose()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      {isClosable && (
        <div class="buttons">
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </dialog>
  )
}
