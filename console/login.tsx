import { useLayoutEffect, useRef } from 'preact/hooks'
import { logIn } from './api.ts'
import { type Body, Form } from './parts/form.tsx'

const send = ({ email, password }: Body) => logIn(email ?? '', password ?? '')

/** The login, as a page. */
export function Login() {
  useLayoutEffect(() => {
    document.title = 'Log in · CRM console'
    document.querySelector<HTMLElement>('input[name=email]')?.focus()
  }, [])
  return (
    <main class="login">
      <LoginForm />
    </main>
  )
}

/** The login above the room of somebody whose session was taken back: what was typed there stays. */
export function LoginAgain({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { title } = document
    document.title = 'Log in · CRM console'
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>('input[name=password]')?.focus()
    return () => {
      document.title = title
      shown?.close()
    }
  }, [])
  return (
    <dialog ref={dialog} aria-label="Log in" onCancel={(event) => event.preventDefault()}>
      <main class="login">
        <LoginForm email={email} note="Your session has ended. Log in again; what you were doing is still there." />
      </main>
    </dialog>
  )
}

function LoginForm({ email = '', note = '' }) {
  return (
    <>
      <h1>Log in</h1>
      <p class="hint">{note || location.host}</p>
      <Form
        verb="Log in"
        onSend={send}
        fields={[
          { name: 'email', type: 'email', autocomplete: 'username', value: email, isRequired: true },
          { name: 'password', type: 'password', autocomplete: 'current-password', isRequired: true }
        ]}
      />
    </>
  )
}
