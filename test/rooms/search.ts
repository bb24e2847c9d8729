import { runRoom } from '../support/run-room.ts'

await runRoom('search', 'mcp', 'deals', 'pipelines', 'companies', 'contacts', 'activities', 'limits')
