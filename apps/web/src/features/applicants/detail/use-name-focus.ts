import { type RefObject, useEffect, useRef } from 'react'
import { useWide } from '../../../lib/hooks/use-media.ts'

/**
 * Moves the focus to the applicant's name when an applicant opens or is decided and the focused button is gone or
 * disabled. A wide screen scrolls only for the first applicant, a small one to the top of each.
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
    if ((opened && !wide) || wasInside || isLost(document.activeElement)) name.current?.focus({ preventScroll: true })
  }, [applicationId, decided, wide])
  return name
}

const isLost = (element: Element | null): boolean =>
  !element?.matches('a, button:enabled, summary, input, select, textarea, [tabindex="0"]')
