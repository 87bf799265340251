import { useRef } from 'react'
import { useWindowEvent } from '../../../lib/hooks/use-window-event.ts'

/**
 * Whether a change replaces the history entry: typed text does while it continues a typed text. Leaving the field,
 * submitting and the back button end the text, so that Back returns to each search and not to each key.
 */
export function useTypingEntry(): (typed: boolean) => boolean {
  const isTyping = useRef(false)
  const end = () => {
    isTyping.current = false
  }
  useWindowEvent('focusout', end)
  useWindowEvent('submit', end)
  useWindowEvent('popstate', end)
  return (typed) => {
    const continues = typed && isTyping.current
    isTyping.current = typed
    return continues
  }
}
