type Reading = { now: Promise<unknown>; next: Promise<unknown> | null }
export type ShareReads = <T>(key: string, read: () => Promise<T>) => Promise<T>

/**
 * Reads once what many ask for at the same time under the same key. Who comes while a read is under way waits for the
 * next one, which begins after everybody asked who shares it: nobody is told what was true before. What is read is
 * shared and must not be changed.
 */
export function shareReads(): ShareReads {
  const readings = new Map<string, Reading>()

  function begin<T>(key: string, read: () => Promise<T>): Promise<T> {
    const reading: Reading = { now: read(), next: null }
    readings.set(key, reading)
    const forget = () => void (reading.next ?? readings.delete(key))
    reading.now.then(forget, forget)
    return reading.now as Promise<T>
  }

  return (key, read) => {
    const reading = readings.get(key)
    if (!reading) return begin(key, read)
    const again = () => begin(key, read)
    reading.next ??= reading.now.then(again, again)
    return reading.next as ReturnType<typeof read>
  }
}
