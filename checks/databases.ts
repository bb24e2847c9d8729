import pg from 'pg'

/** Does some work with a connection of its own; rejects where there is none. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'crm-checks' })
  // A connection that breaks fails its query.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The URL of another database on the server of `url`. */
export function inDatabase(url: string, name: string): string {
  const database = new URL(url)
  database.pathname = `/${name}`
  return database.href
}
