import { searchDebounceMs, searchMaxLength } from '@fledge/contract/constants'
import { useEffect, useState } from 'react'

/** The text, debounced by 300 ms. Empty text applies immediately; text over the limit is ignored. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    if (text.trim().length > searchMaxLength) return
    const timer = setTimeout(() => setDebounced(text), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return text.trim() === '' ? '' : debounced.trim()
}
