import { LRUCache } from 'lru-cache'

/** Keeps the results of the keys used last, at most `max`. Concurrent callers of a key share its result; a failure is not kept. */
export function keepRecent<T extends NonNullable<unknown>>(max: number) {
  const results = new LRUCache<string, T, () => Promise<T>>({
    max,
    // Callers still get a result that is evicted before it is complete.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  })
  return (key: string, make: () => Promise<T>): Promise<T> => results.forceFetch(key, { context: make })
}
