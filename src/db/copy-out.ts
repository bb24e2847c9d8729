import pg, { type Submittable } from 'pg'
import type { Database } from './client.ts'
import { asApiError, connect } from './connection.ts'
import { filled, type Statement } from './statement.ts'
import type { SeenScope } from './tenant.ts'

/**
 * Runs a statement as `COPY … TO STDOUT`, the cheapest form of a large result, and passes on its rows as PostgreSQL writes
 * them, each with its line end. A row's bytes are valid only during the call: the driver reuses the buffer. `options` are
 * those of COPY. Throws what PostgreSQL says, or `database_unavailable`.
 */
export async function copyOut(
  { copyPool }: Database,
  statement: Statement<never, SeenScope>,
  values: SeenScope & Record<string, unknown>,
  options: string,
  takeRow: (row: Buffer) => void
): Promise<void> {
  const client = await connect(copyPool)
  let isBroken = false
  try {
    await receive(client, `copy (${withLiterals(statement, values)}) to stdout (${options})`, takeRow)
  } catch (error) {
    isBroken = !(error instanceof pg.DatabaseError)
    throw asApiError(error)
  } finally {
    client.release(isBroken)
  }
}

/** COPY takes no parameters. Lists are of ids. */
function withLiterals(statement: Statement<never, SeenScope>, values: Record<string, unknown>): string {
  const { text, values: parameters } = filled(statement, values)
  const literals = parameters.map((value) => (Array.isArray(value) ? `{${value}}` : String(value)))
  return text.replace(/\$(\d+)/g, (_, number) => pg.escapeLiteral(literals[number - 1] ?? ''))
}

/** A query of COPY for the driver, which implements its protocol only. */
function receive(client: pg.PoolClient, text: string, takeRow: (row: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = {
      text,
      // The driver replaces it by a function that also ends the timer of query_timeout.
      callback: (error?: Error) => (error ? reject(error) : resolve()),
      submit: (connection: { query: (text: string) => void }) => void connection.query(text),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => takeRow(chunk),
      handleCommandComplete: () => {},
      handleError: (error: Error) => query.callback(error),
      handleReadyForQuery: () => query.callback()
    }
    client.query(query as unknown as Submittable)
  })
}
