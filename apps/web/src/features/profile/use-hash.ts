import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Brings a part of the page into view, and the focus to it, when the address names it and it is `ready`. */
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
