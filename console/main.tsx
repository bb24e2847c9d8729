import { render } from 'preact'
import { resume } from './api.ts'
import { Frame } from './frame.tsx'
import { Login, LoginAgain } from './login.tsx'
import { useLoad } from './parts/load.tsx'
import { session } from './session.ts'

function Console() {
  const { pending } = useLoad(resume, [], { isLasting: true })
  const now = session.value
  if (now.state === 'starting') return <main class="login">{pending}</main>
  if (!('person' in now)) return <Login />
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
