import type { ComponentChildren } from 'preact'
import { FormDialog, type Typed } from './form.tsx'

type Props = {
  /** What is asked, such as *Revoke CI key?* */
  title: string
  /** The word on the button, such as *Revoke*. */
  verb: string
  action: (typed: Typed) => Promise<void>
  onClose: () => void
  lookAgain?: () => void
  children: ComponentChildren
}

/** Asks before something that isn't easily taken back; *Cancel* and Escape refuse. */
export function Confirm({ title, verb, action, onClose, lookAgain, children }: Props) {
  return (
    <FormDialog title={title} send={verb} isDangerous onSend={action} onClose={onClose} lookAgain={lookAgain}>
      {children}
    </FormDialog>
  )
}
