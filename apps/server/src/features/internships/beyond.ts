import { countedUpTo } from '@fledge/contract/constants'

/** Remembers for a while which lists have more than is counted, so that it is not counted again for everybody. */
export type Beyond = {
  has: (list: string) => boolean
  /** Gives the total back. One that was counted to its end is told to whoever asks next by counting again. */
  note: (list: string, total: number) => number
}

/** `forMs` how long a list stays known, `most` how many lists are. */
export function rememberBeyond({ forMs = 10_000, most = 1000, now = () => performance.now() } = {}): Beyond {
  const until = new Map<string, number>()
  return {
    has: (list) => (until.get(list) ?? 0) > now(),
    note(list, total) {
      if (total <= countedUpTo) until.delete(list)
      else if (!(until.get(list)! > now())) {
        if (until.size >= most) until.clear()
        until.set(list, now() + forMs)
      }
      return total
    },
  }
}
