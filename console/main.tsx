import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { resume } from './api.ts'
import { type Fault, faultOf } from './faults.ts'
import { Frame } from './frame.tsx'
import { Login, LoginAgain } from './login.tsx'
import { FaultAlert } from './parts/alert.tsx'
import { session } from './session.ts'
import { useStore } from './store.ts'

function Console() {
  const now = useStore(session)
  const [fault, setFault] = useState<Fault>()
  const begin = () => {
    setFault(undefined)
    resume().catch((thrown) => setFault(faultOf(thrown)))
  }
  useEffect(begin, [])
  if (now.state === 'starting') {
    return (
      <main class="login">{fault ? <FaultAlert fault={fault} again={begin} /> : <p role="status">Loading…</p>}</main>
    )
  }
  if (now.state === 'out') return <Login />
  const isLapsed = now.state === 'lapsed'
  return (
    <>
      <Frame key={now.person.user.id} person={now.person} isHidden={isLapsed} />
      {isLapsed && <LoginAgain email={now.person.user.email} />}
    </>
  )
}

const place = document.querySelector('#console')
if (place) render(<Console />, place)
