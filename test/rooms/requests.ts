import { runRoom } from '../support/run-room.ts'

await runRoom('http', 'documents', 'docs', 'console', 'demo', 'deploy')
