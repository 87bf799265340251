/** Keeps the result of a slow query in this process for `lastsMs`. Callers share it; failures are not kept. */
export function cachedQuery<T>(now: () => Date, lastsMs: number, query: () => Promise<T>): () => Promise<T> {
  let kept: { result: Promise<T>; at: number } | null = null
  return () => {
    const at = now().getTime()
    if (!kept || at - kept.at >= lastsMs) {
      const result = query()
      kept = { result, at }
      result.catch(() => {
        kept = null
      })
    }
    return kept.result
  }
}
