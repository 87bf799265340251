import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Moves the focus of a removed button to its container, which needs `tabIndex={-1}`. */
export function useRetainedFocus<E extends HTMLElement>() {
  const part = useRef<E>(null)
  const held = useRef(false)
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })
  // React fires no blur event when it removes a focused button. A dialog returns the focus itself.
  const onFocus = ({ target }: FocusEvent) => {
    held.current = part.current?.contains(target) === true
  }
  const onBlur = () => {
    held.current = false
  }
  return { ref: part, onFocus, onBlur }
}
