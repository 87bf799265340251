type Reading = { now: Promise<unknown> | null; next: Promise<unknown> | null }
export type ShareReads = <T>(key: string, read: () => Promise<T>) => Promise<T>

const mostKept = 1000

/**
 * Reads once what many ask for at the same time under the same key. Who comes while a read is under way waits for the
 * next one, which begins after everybody asked who shares it: nobody is told what was true before. What is read is
 * shared and must not be changed.
 */
export function shareReads(): ShareReads {
  // What has been read stays in it without a result: a Map where much comes and goes would keep it (http/roster.ts).
  let readings = new Map<string, Reading>()

  function readingOf(key: string): Reading {
    const known = readings.get(key)
    if (known) return known
    if (readings.size >= mostKept) readings = new Map([...readings].filter(([, { now }]) => now))
    const reading: Reading = { now: null, next: null }
    readings.set(key, reading)
    return reading
  }

  function begin<T>(reading: Reading, read: () => Promise<T>): Promise<T> {
    const now = read()
    Object.assign(reading, { now, next: null })
    const forget = () => {
      if (!reading.next) reading.now = null
    }
    now.then(forget, forget)
    return now
  }

  return (key, read) => {
    const reading = readingOf(key)
    if (!reading.now) return begin(reading, read)
    const again = () => begin(reading, read)
    reading.next ??= reading.now.then(again, again)
    return reading.next as ReturnType<typeof read>
  }
}
