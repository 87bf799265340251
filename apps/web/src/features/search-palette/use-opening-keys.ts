import { useEffect, useEffectEvent } from 'react'
import { onOpenSearch } from '../../lib/global-search.ts'

/** Opens on Ctrl+K (or Cmd+K) anywhere, on '/' where nobody types, and on the word of a page; never over a dialog. */
export function useOpeningKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    if (!(isChord || isSlash) || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    open()
  })
  const onWord = useEffectEvent(open)
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', key)
    const unword = onOpenSearch(() => onWord())
    return () => {
      window.removeEventListener('keydown', key)
      unword()
    }
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null
