import type { Fit } from '@fledge/contract/analysis'

/** What a fit came about from: the resume as it is stored, and the weights of the market. */
type State = { mark: string; edition: number }
/** How a resume fits the version of a listing. */
export type Known = { version: number; fit: Fit }
type Entry = State & { usedAt: number; fits: ReadonlyMap<string, Known> }
type Bounds = { now?: () => number; mostFits?: number; longestMs?: number }

export type KeptFits = {
  /** What is kept of a student's resume in this state, by the ids of the listings; of another state all is forgotten. */
  find: (studentId: string, state: State) => ReadonlyMap<string, Known>
  /** Keeps these, and of the others in the same state as many as one student may have. */
  keep: (studentId: string, state: State, fits: ReadonlyMap<string, Known>) => void
  forget: (studentId: string) => void
  /** How many fits it holds at this moment. */
  size: () => number
}

/** Some pages: what somebody leafs through. */
const mostOfOne = 200

/**
 * How resumes fit listings that their students were shown, without a word of the resumes. Holds `mostFits` in all,
 * about 130 bytes each, and nothing that was not used for `longestMs`: what was used longest ago goes first.
 */
export function keepFits({ now = Date.now, mostFits = 100_000, longestMs = 10 * 60_000 }: Bounds = {}): KeptFits {
  /** In the order in which they were used, the longest ago first. */
  const entries = new Map<string, Entry>()
  let size = 0
  let sweep: NodeJS.Timeout | null = null

  function forget(studentId: string) {
    size -= entries.get(studentId)?.fits.size ?? 0
    entries.delete(studentId)
  }

  function set(studentId: string, state: State, fits: ReadonlyMap<string, Known>) {
    forget(studentId)
    entries.set(studentId, { ...state, usedAt: now(), fits })
    size += fits.size
    sweep ??= setInterval(forgetOld, longestMs / 10).unref()
  }

  function forgetOld() {
    for (const [studentId, { usedAt }] of entries) {
      if (now() - usedAt < longestMs) break
      forget(studentId)
    }
    if (entries.size > 0 || !sweep) return
    clearInterval(sweep)
    sweep = null
  }

  function find(studentId: string, { mark, edition }: State) {
    const entry = entries.get(studentId)
    if (!entry) return none
    if (entry.mark !== mark || entry.edition !== edition || now() - entry.usedAt >= longestMs) {
      forget(studentId)
      return none
    }
    entries.delete(studentId)
    entries.set(studentId, entry)
    entry.usedAt = now()
    return entry.fits
  }

  return {
    find,
    keep(studentId, state, fits) {
      // What was found first is longest ago.
      const all = [...new Map([...find(studentId, state), ...fits])].slice(-mostOfOne)
      set(studentId, { mark: state.mark, edition: state.edition }, new Map(all))
      for (const oldest of entries.keys()) {
        if (size <= mostFits) break
        forget(oldest)
      }
    },
    forget,
    size: () => size,
  }
}

const none: ReadonlyMap<string, Known> = new Map()
