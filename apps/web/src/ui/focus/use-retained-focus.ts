import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * For a container whose buttons disappear after use: moves the focus of a removed button to the container, which needs
 * `tabIndex={-1}`. The calling component renders the container.
 */
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
