import type { Profile } from '../profile/resume-profile.ts'
import { ratePhrase } from '../score/rate-asks.ts'
import { entriesWithDeeds, nearestRole, worthByField } from '../score/similar-work.ts'
import { firstPhrase, type Market } from './market.ts'

/** A resume in the terms of a market, to be scored against many listings. Valid until the market changes. */
export type ResumeScales = {
  /** For each term, from 0 to 1: how strongly the resume shows it, and the entries that use it, as bits. */
  strength: Float64Array
  usedIn: Int32Array
  /** For each role, from 0 to 1: how near the nearest job is. */
  roleWorth: Float64Array
  /** For each field of work, from 0 to 1: what the nearest entry is worth. */
  fieldWorth: Float64Array
  /** The entries whose deeds count as similar work, as bits. */
  withDeeds: number
}

/** Translates a profile into the terms of a market. */
export function createScales(profile: Profile, { phrases, roles }: Market): ResumeScales {
  const count = firstPhrase + phrases.values.length
  const [strength, usedIn] = [new Float64Array(count), new Int32Array(count)]
  strength.set(profile.strength)
  usedIn.set(profile.usedIn)
  for (const [number, phrase] of phrases.values.entries()) {
    if (phrase === null) continue
    const rating = ratePhrase(profile, phrase.value)
    strength[firstPhrase + number] = rating.strength
    usedIn[firstPhrase + number] = rating.usedIn
  }
  const { entries } = profile
  const roleWorth = Float64Array.from(roles.values, (role) =>
    role === null ? 0 : (nearestRole(entries, role.value)?.worth ?? 0),
  )
  return { strength, usedIn, roleWorth, fieldWorth: worthByField(entries), withDeeds: entriesWithDeeds(entries) }
}
