import type { PreparedListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { skills } from '@fledge/core/skills/vocabulary'

/** Listings as rows of skills with weights, the barest form in which they can be matched. */
export type Columns = { from: Int32Array; skills: Uint16Array; weights: Float32Array; sums: Float32Array }

/** The skills that the listings ask for, one listing after another, with weights that mean nothing. */
export function columnsOf(listings: readonly PreparedListing[]): Columns {
  const asked = listings.reduce((sum, { askedSkills }) => sum + askedSkills.length, 0)
  const columns: Columns = {
    from: new Int32Array(listings.length + 1),
    skills: new Uint16Array(asked),
    weights: new Float32Array(asked),
    sums: new Float32Array(listings.length),
  }
  let at = 0
  for (const [row, { askedSkills }] of listings.entries()) {
    for (const skill of askedSkills) {
      columns.weights[at] = 1 + (skill % 5) / 4
      columns.skills[at++] = skill
    }
    columns.from[row + 1] = at
  }
  return columns
}

/** For each listing the sum of the weights of the skills that the resume has. */
export function bareScan(profile: Profile, { from, skills: asked, weights, sums }: Columns): void {
  const present = new Uint8Array(skills.length)
  for (const skill of profile.skills.keys()) present[skill] = 1
  for (let row = 0; row < sums.length; row++) {
    let sum = 0
    for (let at = from[row]!; at < from[row + 1]!; at++) if (present[asked[at]!] === 1) sum += weights[at]!
    sums[row] = sum
  }
}
