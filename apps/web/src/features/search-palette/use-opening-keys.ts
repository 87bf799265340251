import { useEffect, useEffectEvent } from 'react'
import { onOpenSearch } from '../../lib/global-search.ts'

/** Opens on Ctrl+K or Cmd+K, on '/' outside text fields, and on `openSearch`; never over a dialog. */
export function useOpeningKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    if (!(isChord || isSlash) || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    open()
  })
  const onRequest = useEffectEvent(open)
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', key)
    const unsubscribe = onOpenSearch(() => onRequest())
    return () => {
      window.removeEventListener('keydown', key)
      unsubscribe()
    }
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null
