import { useEffect, useLayoutEffect } from 'preact/hooks'
import { logOut } from './api.ts'
import { CallsPanel } from './calls-panel.tsx'
import { Fault } from './faults.ts'
import { NoticePlace, run } from './notices.tsx'
import { DialogPlace } from './parts/dialog.tsx'
import { Loaded, useLoad } from './parts/load.tsx'
import { type Room, type RoomProps, rooms } from './rooms.ts'
import { type Address, address, navigate } from './router.ts'
import type { Person } from './session.ts'
import { useStore } from './store.ts'

/** What is around each room: the header, the navigation, and the calls. */
export function Frame({ person, isHidden }: { person: Person; isHidden: boolean }) {
  const at = useStore(address)
  const allowed = rooms.filter(({ isFor }) => isFor(person.user))
  const asked = at.path[0]
  useEffect(() => {
    if (asked === undefined) navigate(`/console/${allowed[0]?.path}`, { replace: true })
  }, [asked])
  const room = rooms.find(({ path }) => path === asked)
  return (
    <div class="frame" hidden={isHidden}>
      <a class="skip" href="#main">
        Skip to the room
      </a>
      <Header person={person} />
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
        {asked !== undefined && <RoomOf key={asked} room={room} at={at} person={person} />}
      </main>
      <NoticePlace />
      <DialogPlace />
      <CallsPanel />
    </div>
  )
}

function Header({ person: { user, tenant } }: { person: Person }) {
  return (
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
  )
}

function RoomOf({ room, at, person: { user, tenant } }: { room: Room | undefined; at: Address; person: Person }) {
  const name = room?.name ?? 'Not found'
  // With the heading, not after it.
  useLayoutEffect(() => {
    document.title = `${name} · ${tenant?.name ?? 'CRM'}`
    document.querySelector('h1')?.focus()
  }, [name, tenant?.name])
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      {!room ? (
        <p class="alert" role="alert">
          There is no such room. Choose one of those in the navigation.
        </p>
      ) : room.isFor(user) ? (
        <Opened room={room} at={at} user={user} />
      ) : (
        <p class="alert" role="alert">
          Your role doesn’t allow this room. An administrator can give you another one under Users.
        </p>
      )}
    </>
  )
}

function Opened({ room, at, user }: { room: Room; at: Address; user: RoomProps['user'] }) {
  const loaded = useLoad(() => room.load().catch(() => Promise.reject(new Fault(0, { detail: missing }))), [room])
  // A browser doesn't ask again for a script that it didn't get.
  return (
    <Loaded of={{ ...loaded, again: () => location.reload() }}>
      {({ default: Content }) => <Content path={at.path.slice(1)} query={at.query} user={user} />}
    </Loaded>
  )
}

const missing = 'This room could not be loaded: there is no answer, or a newer console.'
