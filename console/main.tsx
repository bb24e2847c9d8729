import { render } from 'preact'
import { resume } from './api.ts'
import { Frame } from './frame.tsx'
import { Login, LoginAgain } from './login.tsx'
import { Loaded, useLoad } from './parts/load.tsx'
import { session } from './session.ts'
import { useStore } from './store.ts'

function Console() {
  const now = useStore(session)
  const begun = useLoad(resume, [])
  if (now.state === 'starting') {
    return (
      <main class="login">
        <Loaded of={begun}>{() => null}</Loaded>
      </main>
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
