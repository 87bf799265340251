import { type RefObject, useEffect, useRef } from 'react'
import { useWide } from '../../lib/use-wide.ts'

/**
 * Moves the focus to an applicant's name when they open or are decided and the focus would be nowhere: the button that
 * had it is gone or disabled. On a wide screen the first applicant who opens is brought into view, and the next ones
 * take its place without moving the page; on a small screen, where the list makes way, each begins at the top.
 */
export function useNameFocus(applicationId: string, decided: boolean): RefObject<HTMLHeadingElement | null> {
  const name = useRef<HTMLHeadingElement>(null)
  const wide = useWide()
  const last = useRef<{ applicationId: string; decided: boolean } | null>(null)
  useEffect(() => {
    const before = last.current
    const opened = before?.applicationId !== applicationId
    if (!opened && before.decided === decided) return
    last.current = { applicationId, decided }
    const article = name.current?.closest('article')
    if (opened && !(wide && before)) article?.scrollIntoView({ block: wide ? 'nearest' : 'start' })
    const wasInside = opened && article?.contains(document.activeElement)
    if ((opened && !wide) || wasInside || isNowhere(document.activeElement))
      name.current?.focus({ preventScroll: true })
  }, [applicationId, decided, wide])
  return name
}

const isNowhere = (element: Element | null): boolean =>
  !element?.matches('a, button:enabled, summary, input, select, textarea, [tabindex="0"]')
