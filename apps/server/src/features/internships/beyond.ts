import { countedUpTo } from '@fledge/contract/constants'

/** Remembers for a while which lists have more than is counted, so that it is not counted again for everybody. */
export type Beyond = {
  has: (list: string) => boolean
  /** Gives the total back. One that was counted to its end is told to whoever asks next by counting again. */
  note: (list: string, total: number) => number
  /**
   * Whether a list that is known should be counted again, for nobody to wait for it when it is forgotten: told to one
   * caller, who says by `renew` what the total is now.
   */
  isDue: (list: string) => boolean
  renew: (list: string, total: number) => void
}

/**
 * `forMs` how long a list stays known, `most` how many lists are. Lists become due one after the other, in the second
 * half of that time, as `random` (0 to 1) has it.
 */
export function rememberBeyond({
  forMs = 10_000,
  most = 1000,
  now = () => performance.now(),
  random = Math.random,
} = {}): Beyond {
  const known = new Map<string, { until: number; dueAt: number }>()
  const has = (list: string) => (known.get(list)?.until ?? 0) > now()

  function note(list: string, total: number): number {
    if (total <= countedUpTo) known.delete(list)
    else if (!has(list)) {
      if (known.size >= most) known.clear()
      known.set(list, { until: now() + forMs, dueAt: now() + forMs * (0.5 + 0.4 * random()) })
    }
    return total
  }

  return {
    has,
    note,
    isDue(list) {
      const one = known.get(list)
      if (!one || one.dueAt > now() || !has(list)) return false
      one.dueAt = Number.POSITIVE_INFINITY
      return true
    },
    renew(list, total) {
      known.delete(list)
      note(list, total)
    },
  }
}
