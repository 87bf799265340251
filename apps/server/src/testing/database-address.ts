/** The address of another database on the same server. */
export function withDatabase(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}
