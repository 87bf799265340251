import type { FastifyBaseLogger } from 'fastify'

const mostPaths = 200

export type MissingPages = ReturnType<typeof createMissingPages>

/** Counts visits to missing pages (settlement 19). Logs each path once, up to a limit of paths. */
export function createMissingPages(log: FastifyBaseLogger) {
  const seen = new Set<string>()
  let total = 0

  function count(path: string): void {
    total += 1
    const known = loggable(path)
    if (seen.has(known) || seen.size >= mostPaths) return
    seen.add(known)
    log.info({ path: known }, 'no page at this address')
  }

  return { count, total: () => total }
}

/** The path without its query; '(another)' when it does not look like a page address. */
function loggable(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return /^[/\w.-]{1,100}$/.test(bare) ? bare : '(another)'
}
