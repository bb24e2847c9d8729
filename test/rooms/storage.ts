import { runRoom } from '../support/run-room.ts'

await runRoom('db', 'tenants', 'runs', 'safe-writes', 'proof')
