import type { ComponentType } from 'preact'
import type { Schemas } from './api.ts'

/** What a room is given: its address, in parts behind its own and in the query, and who looks at it. */
export type RoomProps = { path: string[]; query: URLSearchParams; user: Schemas['UserResponse'] }

/** A room: its name, the word for it in the address, whom it is for, and its script, which is loaded when it is opened. */
export type Room = {
  name: string
  path: string
  isFor: (user: Schemas['UserResponse']) => boolean
  load: () => Promise<{ default: ComponentType<RoomProps> }>
}

const everyone = () => true
const unrestricted: Room['isFor'] = ({ visibility }) => visibility === 'all'
const admins: Room['isFor'] = ({ role }) => role === 'admin'

/** In the order of the navigation; the first is where a login leads. */
export const rooms: Room[] = [
  { name: 'Records', path: 'records', isFor: everyone, load: () => import('./rooms/records.tsx') },
  { name: 'Deals', path: 'deals', isFor: everyone, load: () => import('./rooms/deals.tsx') },
  { name: 'Import', path: 'import', isFor: everyone, load: () => import('./rooms/import.tsx') },
  { name: 'Duplicates', path: 'duplicates', isFor: everyone, load: () => import('./rooms/duplicates.tsx') },
  { name: 'Changes', path: 'changes', isFor: unrestricted, load: () => import('./rooms/changes.tsx') },
  { name: 'Properties', path: 'properties', isFor: admins, load: () => import('./rooms/properties.tsx') },
  { name: 'Pipelines', path: 'pipelines', isFor: admins, load: () => import('./rooms/pipelines.tsx') },
  { name: 'Users', path: 'users', isFor: admins, load: () => import('./rooms/users.tsx') },
  { name: 'API keys', path: 'api-keys', isFor: admins, load: () => import('./rooms/api-keys.tsx') },
  { name: 'Webhooks', path: 'webhooks', isFor: admins, load: () => import('./rooms/webhooks.tsx') },
  { name: 'Audit log', path: 'audit-log', isFor: admins, load: () => import('./rooms/audit-log.tsx') }
]
