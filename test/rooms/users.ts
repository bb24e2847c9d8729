import { runRoom } from '../support/run-room.ts'

await runRoom('users', 'teams', 'visibility', 'audit-log', 'api-keys', 'auth')
