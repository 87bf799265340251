import type { Clash } from '@fledge/contract/interviews'

/** What stands against a time; of the other side nothing but that it is busy. */
export const clashText = (clash: Clash, other: string): string =>
  clash.whose === 'yours'
    ? `You have an interview at that time: ${clash.with}`
    : `${other} has another interview at that time`
