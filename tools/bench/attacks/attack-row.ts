/** The attacks that `tools/bench/attacks.ts` runs against a running server, because they need time, memory or statistics. */
export type TimedAttack = 'enumeration' | 'guessing' | 'loginFlood' | 'streams' | 'slowUploads' | 'bombs' | 'quotas'

/**
 * What proves that an attack fails: a Vitest or Playwright file, or a timed attack. `tests` names some tests of the file
 * by a part of their names, and each part has to match a test that ran; without it every test of the file counts.
 */
export type Proof = { file: string; tests?: readonly string[] } | { timed: TimedAttack }

export type AttackRow = { id: string; attack: string; expected: string; proofs: readonly Proof[] }
