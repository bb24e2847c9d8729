import { runRoom } from '../support/run-room.ts'

await runRoom('webhooks', 'changes')
