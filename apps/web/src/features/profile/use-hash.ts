import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to and focuses the element that the URL hash names, once it is `ready`. */
export function useHash<E extends HTMLElement>(name: string, ready: boolean): RefObject<E | null> {
  const part = useRef<E>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === name })
  useEffect(() => {
    if (!isNamed || !ready) return
    part.current?.scrollIntoView({ block: 'start' })
    part.current?.focus({ preventScroll: true })
  }, [isNamed, ready])
  return part
}
