import { startTransition, useEffect, useState } from 'react'

/** A page without a heading, or one that stays busy, does not keep the rest away for longer. */
const atMostMs = 5000
const lookEveryMs = 50
const settledMs = 5000
/** Not `scroll`, which the page itself does. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel']

let stands = false

/** False until the first screen stands: its heading is there and nothing of it is on its way. What can wait, waits. */
export function useFirstScreen(): boolean {
  const [isThere, setThere] = useState(stands)
  useEffect(() => afterFirstScreen(() => startTransition(() => setThere(true))), [])
  return isThere
}

/** Runs once the first screen stands and the browser has time; gives the way to call it off. */
export function afterFirstScreen(run: () => void): () => void {
  const since = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    stands ||= isDrawn() || performance.now() - since > atMostMs
    timer = stands ? setTimeout(() => whenIdle(run)) : setTimeout(look, lookEveryMs)
  }
  look()
  return () => clearTimeout(timer)
}

/**
 * Runs what nobody has asked for yet: at the first sign of somebody after the first screen stands, or when it has stood
 * for a while. A slow phone has its hands free until then. Gives the way to call it off.
 */
export function onceSettled(run: () => void): () => void {
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
