import type { Ask } from './closed-loop.ts'
import { openLoop } from './open-loop.ts'
import type { Protocol } from './rounds.ts'

type Given = { address: string; perSecond: number; next: () => Ask; expected: number; protocol: Protocol }

/** The milliseconds that answers of the expected status took, round by round, at a rate that does not depend on them. */
export async function openRounds({ address, perSecond, next, expected, protocol }: Given): Promise<number[][]> {
  const ofRounds: number[][] = []
  for (let round = 0; round < protocol.rounds; round++) {
    const { byStatus } = await openLoop(address, perSecond, protocol.ms / 1000, next)
    ofRounds.push(byStatus.get(expected) ?? [])
  }
  return ofRounds
}
