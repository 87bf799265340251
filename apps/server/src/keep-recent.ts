/** Keeps the results of the keys used last, at most `max`. Concurrent callers of a key share its result; a failure is not kept. */
export function keepRecent<T>(max: number) {
  const results = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const result = results.get(key) ?? make()
    results.delete(key)
    results.set(key, result)
    result.catch(() => results.delete(key))
    for (const oldest of results.keys()) {
      if (results.size <= max) break
      results.delete(oldest)
    }
    return result
  }
}
