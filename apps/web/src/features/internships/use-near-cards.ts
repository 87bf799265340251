import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import {
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { afterFirstScreen } from '../../lib/first-screen.ts'
import { cardPx, gapPx, heightOf, keepHeights, rememberHeights } from './card-heights.ts'

type Machine = typeof import('@tanstack/react-virtual')
type List = {
  /** Of all cards that are loaded, in their order. */
  ids: readonly string[]
  total: number
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void
}
type Near = {
  cards: readonly VirtualItem[]
  /** Pixels from the top of the list to the first of these cards, and to the end of all. */
  start: number
  height: number
  /** For every card that is drawn. */
  measure: RefCallback<HTMLLIElement>
}

/** So many cards before the last one the next page is asked for. */
const early = 8
/** So many cards beyond the view are drawn, each way. */
const beyond = 2

let machine: Machine | null = null

/**
 * Which cards of a list are near the view, and where: of thousands only those are drawn. What knows it is 10 KB and
 * fetched after the first screen; null until it is here. It takes over the cards that stand then, with their heights.
 */
export function useNearCards(place: RefObject<HTMLElement | null>, { ids, total, onNearEnd }: List): Near | null {
  const redraw = useReducer((times: number) => times + 1, 0)[1]
  const [virtual, setVirtual] = useState(() => machine && makeVirtual(machine))
  const [top, setTop] = useState(0)
  const { measure, measuring } = useMeasure(virtual)
  const isNearEnd = (range: Virtualizer<Window, HTMLLIElement>['range']) =>
    range !== null && range.endIndex >= ids.length - early
  virtual?.setOptions({
    ...virtual.options,
    count: ids.length,
    scrollMargin: top,
    estimateSize: (index) => heightOf(ids[index]) ?? cardPx,
    getItemKey: (index) => ids[index] ?? index,
    onChange: ({ range }, isScrolling) => {
      if (isScrolling && !measuring.current) flushSync(redraw)
      else redraw()
      if (isNearEnd(range)) onNearEnd()
    },
  })
  // Who came to the end while nothing could be asked for does not scroll when it can.
  useEffect(() => {
    if (virtual && isNearEnd(virtual.range)) onNearEnd()
  })

  useEffect(() => {
    if (virtual) return () => rememberHeights(virtual.measurementsCache)
    return afterFirstScreen(() => {
      const takeOver = (loaded: Machine) => {
        machine = loaded
        if (!place.current) return
        keepHeights(place.current.children)
        startTransition(() => {
          setTop(topOf(place.current))
          setVirtual((now) => now ?? makeVirtual(loaded))
        })
      }
      // What fails is fetched again with the next visit; until then the first cards stand.
      void import('@tanstack/react-virtual').then(takeOver, () => undefined)
    })
  }, [virtual, place])
  useLayoutEffect(() => {
    if (virtual && total > 0) setTop(topOf(place.current))
  }, [virtual, total, place])
  useLayoutEffect(() => virtual?._didMount(), [virtual])
  useLayoutEffect(() => virtual?._willUpdate())

  if (!virtual) return null
  const cards = virtual.getVirtualItems()
  return { cards, start: (cards[0]?.start ?? top) - top, height: virtual.getTotalSize(), measure }
}

/** In pixels from the top of the page. */
const topOf = (place: HTMLElement | null) => (place?.getBoundingClientRect().top ?? 0) + window.scrollY

const makeVirtual = ({ Virtualizer, observeWindowRect, observeWindowOffset, windowScroll }: Machine) =>
  new Virtualizer<Window, HTMLLIElement>({
    count: 0,
    estimateSize: () => cardPx,
    gap: gapPx,
    overscan: beyond,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    // Without it none would be near at first, and those that stand would be taken down.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

/** Measures a card when it is drawn. What that changes is drawn with it: React allows no drawing at once inside another. */
function useMeasure(virtual: Virtualizer<Window, HTMLLIElement> | null) {
  const measuring = useRef(false)
  const measure = useCallback<RefCallback<HTMLLIElement>>(
    (card) => {
      measuring.current = true
      virtual?.measureElement(card)
      measuring.current = false
    },
    [virtual],
  )
  return { measure, measuring }
}
