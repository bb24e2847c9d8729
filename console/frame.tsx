import { useEffect, useLayoutEffect } from 'preact/hooks'
import { logOut } from './api.ts'
import { CallsPanel } from './calls.tsx'
import { Fault } from './faults.ts'
import { NoticePlace, run } from './notices.tsx'
import { DialogPlace } from './parts/dialog.tsx'
import { useLoad } from './parts/load.tsx'
import { type Room, rooms } from './rooms.ts'
import { address, navigate } from './router.ts'
import type { Person } from './session.ts'

/** What is around each room: the header, the navigation, and the calls. */
export function Frame({ person, isHidden }: { person: Person; isHidden: boolean }) {
  const { user, tenant } = person
  const asked = address.value.path[0]
  const allowed = rooms.filter(({ isFor }) => isFor(user))
  useEffect(() => {
    if (asked === undefined) navigate(`/console/${allowed[0]?.path}`, { replace: true })
  }, [asked])
  return (
    <div class="frame" hidden={isHidden}>
      <a class="skip" href="#main">
        Skip to the room
      </a>
      <header>
        <strong>{tenant?.name ?? 'CRM'}</strong>
        <a href="/docs" target="_blank" rel="noopener">
          API reference
        </a>
        <span title={`${user.email}, ${user.role}`}>{user.name}</span>
        <button type="button" onClick={() => run(() => logOut().then(() => ''))}>
          Log out
        </button>
      </header>
      <nav aria-label="Main">
        <ul>
          {allowed.map(({ name, path }) => (
            <li key={path}>
              <a href={`/console/${path}`} aria-current={path === asked ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" class="room" tabIndex={-1}>
        {asked !== undefined && <RoomOf key={asked} room={rooms.find(({ path }) => path === asked)} person={person} />}
      </main>
      <NoticePlace />
      <DialogPlace />
      <CallsPanel />
    </div>
  )
}

const noRoom = 'There is no such room. Choose one of those in the navigation.'
const notAllowed = 'Your role doesn’t allow this room. An administrator can give you another one under Users.'

function RoomOf({ room, person: { user, tenant } }: { room: Room | undefined; person: Person }) {
  const title = room?.name ?? 'Not found'
  // With the heading, not after it.
  useLayoutEffect(() => {
    document.title = `${title} · ${tenant?.name ?? 'CRM'}`
    document.querySelector('h1')?.focus()
  }, [title, tenant?.name])
  const refusal = !room ? noRoom : room.isFor(user) ? undefined : notAllowed
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {refusal && (
        <p class="alert" role="alert">
          {refusal}
        </p>
      )}
      {room && !refusal && <Opened room={room} user={user} />}
    </>
  )
}

const missing = 'This room could not be loaded: there is no answer, or a newer console.'

function Opened({ room, user }: { room: Room; user: Person['user'] }) {
  const load = () => room.load().catch(() => Promise.reject(new Fault(0, { detail: missing })))
  // A browser doesn't ask again for a script that it didn't get.
  const { value, pending } = useLoad(load, [room], { again: () => location.reload(), isLasting: true })
  if (!value) return pending
  const { path, query } = address.value
  return <value.default path={path.slice(1)} query={query} user={user} />
}
