import { searchDebounceMs, searchMaxLength } from '@fledge/contract/constants'
import { useEffect, useRef, useState } from 'react'

export type DebouncedText = {
  text: string
  /** Takes a key; what is typed is said 300 ms after the last one. */
  type: (text: string) => void
  /** Says a text at once. */
  settle: (text: string) => void
}

/**
 * A text that is shown while it is typed and said a little later. A value that comes from elsewhere (the back button, a
 * link) replaces what was typed; one's own, coming back late, does not. A text beyond the limit stays in the field.
 */
export function useDebouncedText(value: string, say: (text: string) => void): DebouncedText {
  const [text, setText] = useState(value)
  const [said, setSaid] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== said) {
      setSaid(value)
      setText(value)
    }
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function speak(text: string) {
    clearTimeout(timer.current)
    if (isTooLong(text)) return
    setSaid(text.trim())
    say(text.trim())
  }
  function type(text: string) {
    setText(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => speak(text), searchDebounceMs)
  }
  function settle(text: string) {
    setText(text)
    speak(text)
  }
  return { text, type, settle }
}

const isTooLong = (text: string) => text.trim().length > searchMaxLength
