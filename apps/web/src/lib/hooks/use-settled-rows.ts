import { useState } from 'react'

/**
 * Keeps what a list shows where it is while its data changes, so that a click hits the row that was under the pointer:
 * shown rows keep their order, and new ones wait. `current` are the ids in the order that the data asks for; the list
 * takes it over when `key` changes, which stands for what the person chose, when `show` is called, when `wanted` is one
 * of the waiting rows, and when it showed nothing.
 */
export function useSettledRows(current: readonly string[], key: string, wanted?: string) {
  const [state, setState] = useState({ key, ids: current })
  const isWanted = wanted !== undefined && current.includes(wanted) && !state.ids.includes(wanted)
  const isOutdated = state.key !== key || isWanted || (state.ids.length === 0 && current.length > 0)
  if (isOutdated) setState({ key, ids: current })
  const ids = isOutdated ? current : state.ids
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  return {
    isShown: (id: string) => ranks.has(id),
    waiting: current.filter((id) => !ranks.has(id)),
    /** Rows that are not shown last, in their own order. */
    sort: <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
      rows.toSorted((a, b) => (ranks.get(a.id) ?? ranks.size) - (ranks.get(b.id) ?? ranks.size)),
    show: () => setState({ key, ids: current }),
  }
}

type Loading = { data: unknown; isStale: boolean; isFetchedAfterMount: boolean }

/** Whether a query has what this screen loaded and not only what an earlier one left, for the `key` of a list. */
export function useIsLoaded({ data, isStale, isFetchedAfterMount }: Loading): boolean {
  const [wasStale] = useState(isStale)
  return data !== undefined && (!wasStale || isFetchedAfterMount)
}
