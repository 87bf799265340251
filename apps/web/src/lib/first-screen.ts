import { startTransition, useEffect, useState } from 'react'

/** Milliseconds after which a page without a heading, or a busy one, no longer defers other work. */
const atMostMs = 5000
const lookEveryMs = 50
const settledMs = 5000
/** Not `scroll`, which the page itself causes. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel']

let isComplete = false

/** Whether the first screen is complete: its heading is there and nothing is busy. */
export function useFirstScreen(): boolean {
  const [isThere, setThere] = useState(isComplete)
  useEffect(() => afterFirstScreen(() => startTransition(() => setThere(true))), [])
  return isThere
}

/** Runs once the first screen is complete and the browser is idle. Returns a cancel function. */
export function afterFirstScreen(run: () => void): () => void {
  const since = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    isComplete ||= isDrawn() || performance.now() - since > atMostMs
    timer = isComplete ? setTimeout(() => whenIdle(run)) : setTimeout(look, lookEveryMs)
  }
  look()
  return () => clearTimeout(timer)
}

/** Runs optional work at the first input after the first screen, or some time later. Returns a cancel function. */
export function onFirstInput(run: () => void): () => void {
  const ended = new AbortController()
  const start = () => {
    ended.abort()
    whenIdle(run)
  }
  const callOff = afterFirstScreen(() => {
    if (ended.signal.aborted) return
    const timer = setTimeout(start, settledMs)
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
    for (const sign of signs)
      window.addEventListener(sign, start, { signal: ended.signal, capture: true, passive: true })
  })
  return () => {
    callOff()
    ended.abort()
  }
}

const isDrawn = () => document.querySelector('h1') !== null && document.querySelector('[aria-busy=true]') === null

/** Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 500 }) : run()
