/** Numbers for values that listings share. Numbers of unused values are reused. */
export type Registry<T> = {
  numbers: Map<string, number>
  values: ({ key: string; value: T } | null)[]
  users: number[]
  free: number[]
}

/** A registry without values. */
export const createRegistry = <T>(): Registry<T> => ({ numbers: new Map(), values: [], users: [], free: [] })

/** The number of a value, a new one for a new key. Counts one more user. */
export function takeNumber<T>(registry: Registry<T>, key: string, value: T): number {
  let number = registry.numbers.get(key)
  if (number === undefined) {
    number = registry.free.pop() ?? registry.values.length
    registry.numbers.set(key, number)
    registry.values[number] = { key, value }
    registry.users[number] = 0
  }
  registry.users[number]!++
  return number
}

/** Counts one user less. */
export function releaseNumber<T>(registry: Registry<T>, number: number): void {
  registry.users[number]!--
  if (registry.users[number]! > 0) return
  registry.numbers.delete(registry.values[number]!.key)
  registry.values[number] = null
  registry.free.push(number)
}
