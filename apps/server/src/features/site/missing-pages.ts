import type { FastifyBaseLogger } from 'fastify'

const mostPaths = 200

export type MissingPages = ReturnType<typeof createMissingPages>

/** Counts visits of addresses without a page (settlement 19). Each path is logged once, of a bounded number of them. */
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

/** Without a query string, and only where it looks like an address of a page: what people type may be anything. */
function loggable(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return /^[/\w.-]{1,100}$/.test(bare) ? bare : '(another)'
}
