import type { Application } from '@fledge/contract/applications'
import { useRef, useState } from 'react'

const none: ReadonlySet<string> = new Set()

export type Marked = ReturnType<typeof useMarked>

/** The applicants selected for acting on several at once, as far as the list shows them. */
export function useMarked(order: readonly Application[]) {
  const [ids, setIds] = useState(none)
  const last = useRef<string | null>(null)
  const chosen = order.filter(({ id }) => ids.has(id))
  return {
    ids,
    chosen,
    /** Adds an applicant or takes it out; with `range` adds all since the last one, in the order of the list. */
    mark: ({ id }: Application, range = false) => {
      const [from, to] = [order.findIndex((one) => one.id === last.current), order.findIndex((one) => one.id === id)]
      last.current = id
      if (range && from !== -1) {
        const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
        return setIds(new Set([...ids, ...between.map((one) => one.id)]))
      }
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    markAll: (applications: readonly Application[]) => setIds(new Set(applications.map(({ id }) => id))),
    clear: () => setIds(none),
  }
}
