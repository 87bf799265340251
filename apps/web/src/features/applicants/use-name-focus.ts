import { type RefObject, useEffect, useRef } from 'react'
import { useWide } from '../../lib/use-wide.ts'

/**
 * Moves the focus to an applicant's name when they open or are decided and the focus would be nowhere: the button that
 * had it is gone or disabled. An applicant who opens is brought into view; on a small screen, where the list makes
 * way, the focus goes along.
 */
export function useNameFocus(decided: boolean): RefObject<HTMLHeadingElement | null> {
  const name = useRef<HTMLHeadingElement>(null)
  const wide = useWide()
  const last = useRef<boolean | null>(null)
  useEffect(() => {
    if (last.current === decided) return
    const opened = last.current === null
    last.current = decided
    if (opened) name.current?.closest('article')?.scrollIntoView({ block: wide ? 'nearest' : 'start' })
    if ((opened && !wide) || isNowhere(document.activeElement)) name.current?.focus({ preventScroll: true })
  }, [decided, wide])
  return name
}

const isNowhere = (element: Element | null): boolean =>
  !element?.matches('a, button:enabled, summary, input, select, textarea, [tabindex="0"]')
