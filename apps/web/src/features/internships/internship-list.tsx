import type { Internship } from '@fledge/contract/internships'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { setSize } from '../../lib/format.ts'

type ListProps = {
  internships: readonly Internship[]
  total: number
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void
  children: (internship: Internship) => ReactNode
}

const cardPx = 290
/** Heights of cards that were drawn, so that who comes back finds the list as high as it was, and the place in it. */
const heights = new Map<string, number>()
const gapPx = 12
/** So many cards before the last one the next page is asked for. */
const early = 8

/** Cards of a list that may have thousands: only those near the view are drawn. */
export function InternshipList({ internships, total, onNearEnd, children }: ListProps) {
  const { list, top } = useTop(total)
  const virtual = useWindowVirtualizer({
    count: internships.length,
    estimateSize: (index) => heights.get(internships[index]?.id ?? '') ?? cardPx,
    gap: gapPx,
    overscan: 3,
    scrollMargin: top,
    getItemKey: (index) => internships[index]?.id ?? index,
    onChange: ({ range }) => range && range.endIndex >= internships.length - early && onNearEnd(),
  })
  useEffect(() => () => remember(virtual.measurementsCache), [virtual])
  return (
    <ul ref={list} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const internship = internships[index]
        return (
          internship && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={setSize(total)}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(internship)}
            </li>
          )
        )
      })}
    </ul>
  )
}

function remember(cards: readonly VirtualItem[]) {
  if (heights.size > mostRemembered) heights.clear()
  for (const { key, size } of cards) heights.set(String(key), size)
}
const mostRemembered = 20_000

/** Where the list begins on the page, in pixels from its top; measured again when the list is another one. */
function useTop(total: number) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (total > 0) setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [total])
  return { list, top }
}
