import { runRoom } from '../support/run-room.ts'

await runRoom('bulk', 'undo', 'personal-data', 'retention')
