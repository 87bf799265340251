import { searchDebounceMs, searchMaxLength } from '@fledge/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { useSteady } from './use-steady.ts'

export type DebouncedText = {
  text: string
  /** Sets the text; reports it 300 ms after the last change. */
  type: (text: string) => void
  /** Sets the text and reports it immediately. */
  settle: (text: string) => void
}

/**
 * Text that is reported with a delay while typing. An external change of `value` (back button, link) replaces the typed
 * text; the value reported by this hook does not. Text over the limit is kept but not reported.
 */
export function useDebouncedText(
  value: string,
  onText: (text: string) => void,
  limit = searchMaxLength,
): DebouncedText {
  const [text, setText] = useState(value)
  const [reported, setReported] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== reported) {
      setReported(value)
      setText(value)
    }
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The newest props, because the page may have changed before a delayed report.
  const report = useSteady((text: string) => {
    clearTimeout(timer.current)
    if (text.trim().length > limit) return
    setReported(text.trim())
    onText(text.trim())
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(text: string) {
    setText(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => report(text), searchDebounceMs)
  }
  function settle(text: string) {
    setText(text)
    report(text)
  }
  return { text, type, settle }
}
