import pg from 'pg'

/** Runs work outside of requests on its own connection, which the database shows as `name`. */
export async function withClient<T>(url: string, name: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // The error also rejects the statement in `use`; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
