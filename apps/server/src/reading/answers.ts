import type { Duplex } from 'node:stream'
import { joinFrames } from './frames.ts'
import { limits } from './limits.ts'
import { type FinishedReading, failed } from './outcome.ts'
import { receivedReading } from './received-reading.ts'

/**
 * What a child says through its pipe: one answer each time that the function it gives is called. A child that says
 * more than its answer, or speaks without being asked, is not ours any more: `end` is called.
 */
export function answersOf(pipe: Duplex, end: () => void): () => Promise<FinishedReading> {
  const join = joinFrames(limits.answerBytes)
  let tell: ((reading: FinishedReading) => void) | null = null

  function hear(answers: Buffer[] | 'too_long') {
    if (answers === 'too_long') tell?.(failed('too_complex'))
    else if (answers.length === 0) return
    else if (answers.length === 1 && tell) tell(receivedReading(answers[0]!))
    else tell?.(failed('damaged'))
    if (answers.length !== 1 || !tell) end()
    tell = null
  }

  pipe.on('error', end)
  pipe.on('data', (piece: Uint8Array) => hear(join(piece)))
  return () =>
    new Promise((resolve) => {
      tell = resolve
    })
}
