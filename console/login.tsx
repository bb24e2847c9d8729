import { useLayoutEffect, useRef } from 'preact/hooks'
import { logIn } from './api.ts'
import { Form } from './parts/form.tsx'

/** The login: as a page, or within a dialog above all else. */
export function Login({ email = '', note = location.host }) {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { title } = document
    document.title = 'Log in · CRM console'
    main.current?.closest('dialog')?.showModal()
    main.current?.querySelector<HTMLElement>(`input[name=${email ? 'password' : 'email'}]`)?.focus()
    return () => {
      document.title = title
    }
  }, [])
  return (
    <main class="login" ref={main}>
      <h1>Log in</h1>
      <p class="hint">{note}</p>
      <Form
        verb="Log in"
        onSend={({ email = '', password = '' }) => logIn(email, password)}
        fields={[
          { name: 'email', type: 'email', autocomplete: 'username', value: email, isRequired: true },
          { name: 'password', type: 'password', autocomplete: 'current-password', isRequired: true }
        ]}
      />
    </main>
  )
}

/** The login above the room of somebody whose session was taken back: what was typed there stays. */
export function LoginAgain({ email }: { email: string }) {
  return (
    <dialog aria-label="Log in" onCancel={(event) => event.preventDefault()}>
      <Login email={email} note="Your session has ended. Log in again; what you were doing is still there." />
    </dialog>
  )
}
