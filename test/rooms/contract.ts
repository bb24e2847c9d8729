import { runRoom } from '../support/run-room.ts'

await runRoom('contract', 'contract-diff', 'properties', 'custom', 'texts')
