import { type MouseEvent, useRef } from 'react'

/** Longer than the pause between the clicks of a double click, in milliseconds. */
const doubleClickMs = 500

type Press = (event: MouseEvent<HTMLButtonElement>) => void
type PressProps = { busy: boolean; isSingle: boolean; onClick: Press | undefined }

/**
 * The click handler of a button, which ignores clicks and form submission while the button is busy. With `isSingle` it
 * also ignores the second click of a double click, because the first one may have been answered by then. Input in between
 * makes it another click: a form that was corrected can be sent again at once.
 */
export function useSinglePress({ busy, isSingle, onClick }: PressProps): Press {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  return (event) => {
    const isRepeated = isSingle && event.timeStamp - pressedAt.current < doubleClickMs
    if (busy || isRepeated) return event.preventDefault()
    pressedAt.current = event.timeStamp
    if (isSingle) document.addEventListener('input', () => (pressedAt.current = Number.NEGATIVE_INFINITY), once)
    onClick?.(event)
  }
}

const once = { once: true, capture: true }
