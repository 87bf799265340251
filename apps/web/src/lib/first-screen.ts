import { startTransition, useEffect, useState } from 'react'

/** A page without a heading, or one that stays busy, does not keep the rest away for longer. */
const atMostMs = 5000
const lookEveryMs = 50

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

const isDrawn = () => document.querySelector('h1') !== null && document.querySelector('[aria-busy=true]') === null

/** Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 500 }) : run()
