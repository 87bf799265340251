import pg from 'pg'

/** One connection for one piece of work that is not a request; `name` is what the database shows of it. */
export async function withClient<T>(url: string, name: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // A connection that ends in use fails its statement, which `use` hears; without a listener it would end the program.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
