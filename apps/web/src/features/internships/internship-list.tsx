import type { Internship } from '@fledge/contract/internships'
import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { setSize } from '../../lib/format.ts'

type ListProps = {
  internships: readonly Internship[]
  total: number
  /** Called when the last of `internships` comes near the viewport. */
  onNearEnd: () => void
  children: (internship: Internship) => ReactNode
}

/** Pixels: the gap between two cards, and the estimated height of a card that has not been measured. */
const gapPx = 6
const cardPx = 112
/** Cards before the last one at which the next page is requested. */
const prefetchDistance = 8

/** Heights of measured cards by id. A list that is opened again has its former height, so its scroll position holds. */
const heights = new Map<string, number>()
const maxHeights = 20_000

/** A list of cards that may have thousands: only cards near the viewport are rendered. */
export function InternshipList({ internships, total, onNearEnd, children }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: internships.length,
    gap: gapPx,
    overscan: 2,
    scrollMargin,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: (index) => heights.get(internships[index]?.id ?? '') ?? cardPx,
    getItemKey: (index) => internships[index]?.id ?? index,
    measureElement: (card, entry, instance) => {
      const height = measureElement(card, entry, instance)
      if (heights.size > maxHeights) heights.clear()
      heights.set(card.dataset['id'] ?? '', height)
      return height
    },
  })
  useLayoutEffect(() => {
    setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  })
  const cards = virtualizer.getVirtualItems()
  const lastIndex = cards.at(-1)?.index ?? 0
  useEffect(() => {
    if (internships.length > 0 && lastIndex >= internships.length - prefetchDistance) onNearEnd()
  })
  return (
    <ul
      ref={list}
      // The virtualizer adjusts the scroll position itself.
      className="grid content-start gap-1.5 [overflow-anchor:none]"
      style={{ minHeight: virtualizer.getTotalSize(), paddingTop: (cards[0]?.start ?? scrollMargin) - scrollMargin }}
    >
      {cards.map(({ index, key }) => {
        const internship = internships[index]
        return (
          internship && (
            <li
              key={key}
              ref={virtualizer.measureElement}
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
