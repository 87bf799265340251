import { searchDebounceMs, searchMaxLength } from '@fledge/contract/constants'
import { useEffect, useState } from 'react'

/** The text as it was when the last key is 300 ms old; an emptied one at once. One beyond the limit is not taken. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text.trim().length > searchMaxLength) return
    const timer = setTimeout(() => setSettled(text), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return text.trim() === '' ? '' : settled.trim()
}
