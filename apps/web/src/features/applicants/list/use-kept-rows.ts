import { useEffect, useReducer, useState } from 'react'
import type { ApplicantFilter } from '../filter-applicants.ts'

/** With an undo window of hours the list still returns to what its filter says. */
const keptMaxMs = 600_000

const none: ReadonlyMap<string, number> = new Map()
type State = { filterKey: string; until: typeof none; shown: string | undefined }

export type KeptRows = ReturnType<typeof useKeptRows>

/**
 * Rows that stay in the list after a decision although the filter hides them by now: until the decision can no longer be
 * undone, at most ten minutes, and until the filter changes. The applicant in view stays longer, until another is selected,
 * also when a colleague decides. What is on screen stays until the person acts, see `useSettledGroups`.
 */
export function useKeptRows({ q, status, shortlisted, year, late }: ApplicantFilter, selectedId: string | undefined) {
  const filterKey = JSON.stringify([q, status, shortlisted, year, late])
  const empty: State = { filterKey, until: none, shown: undefined }
  const [stored, setState] = useState(empty)
  const [expired, expire] = useReducer((count: number) => count + 1, 0)
  const state = stored.filterKey === filterKey ? stored : empty
  if (state !== stored) setState(state)
  const { until } = state
  const next = Math.min(...[...until.values()].filter((time) => time > Date.now()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that fires early has to start again
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(expire, next - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [next, expired])
  const setUntil = (id: string, time: number, isNew: boolean) =>
    setState((before) =>
      isNew || before.until.has(id) ? { ...before, until: new Map(before.until).set(id, time) } : before,
    )
  return {
    isKept: (id: string) => {
      const time = until.get(id)
      if (id === selectedId && id === state.shown) return true
      return time !== undefined && (time > Date.now() || id === selectedId)
    },
    /** The list has the selected applicant, who stays in view from now on. */
    show: () => {
      if (state === stored && state.shown !== selectedId) setState({ ...state, shown: selectedId })
    },
    keep: (id: string) => setUntil(id, Date.now() + keptMaxMs, true),
    /** Keeps it as long as the server holds the decision; null for not at all. Ignored if the filter changed since. */
    keepUntil: (id: string, tellAt: string | null) =>
      setUntil(id, tellAt === null ? 0 : Math.min(Date.parse(tellAt), Date.now() + keptMaxMs), false),
  }
}
