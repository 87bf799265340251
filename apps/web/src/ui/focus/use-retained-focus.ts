import { useLayoutEffect, useRef } from 'react'

/**
 * For a part of a page whose buttons go away once they have done their work: the focus that one of them had stays with
 * the part, which takes `tabIndex={-1}`. The part is drawn by the component that calls this.
 */
export function useRetainedFocus<E extends HTMLElement>() {
  const part = useRef<E>(null)
  const held = useRef(false)
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })
  // React tells of no blur while it takes a button away, so what was held then is still held.
  const onFocus = () => {
    held.current = true
  }
  const onBlur = () => {
    held.current = false
  }
  return { ref: part, onFocus, onBlur }
}
