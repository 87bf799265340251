import type { Internship } from '@fledge/contract/internships'
import { type ReactNode, useMemo, useRef } from 'react'
import { setSize } from '../../lib/format.ts'
import { cardPx, gapPx } from './card-heights.ts'
import { useNearCards } from './use-near-cards.ts'

type ListProps = {
  internships: readonly Internship[]
  total: number
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void
  children: (internship: Internship) => ReactNode
}

/** No more fit on the first screen, which does not begin with them. */
const firstCards = () => Math.ceil(window.innerHeight / cardPx)

/**
 * Cards of a list that may have thousands: only those near the view are drawn, one below the other after as much empty
 * place as the cards before them take. The first are drawn with the page and need not be laid out again for that.
 */
export function InternshipList({ internships, total, onNearEnd, children }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const ids = useMemo(() => internships.map(({ id }) => id), [internships])
  const near = useNearCards(list, { ids, total, onNearEnd })
  const first = internships.slice(0, firstCards()).map(({ id }, index) => ({ index, key: id }))
  return (
    <ul
      ref={list}
      // Where the list has to be moved for what was drawn above, its machine does that, not the browser as well.
      className="grid content-start gap-3 [overflow-anchor:none]"
      style={{ minHeight: near?.height ?? internships.length * (cardPx + gapPx), paddingTop: near?.start ?? 0 }}
    >
      {(near?.cards ?? first).map(({ index, key }) => {
        const internship = internships[index]
        return (
          internship && (
            <li
              key={key}
              ref={near?.measure}
              data-index={index}
              data-id={internship.id}
              aria-posinset={index + 1}
              aria-setsize={setSize(total)}
            >
              {children(internship)}
            </li>
          )
        )
      })}
    </ul>
  )
}
