import { relatedSkills } from '../../skills/related.ts'
import { isWayOfWorking, skills } from '../../skills/vocabulary.ts'
import { depthOfEvidence, type Evidence, settingWorth } from './evidence.ts'

/**
 * By skill of the vocabulary, from 0 to 1: what the resume is worth where it is asked (1 is met), how deep its evidence
 * goes, and the skill of the resume that gives it (-1 without one).
 */
export type SkillRatings = { worth: Float64Array; depth: Float64Array; through: Int32Array }

/** What a related skill earns at most. */
export const nearWorth = 0.25
const broaderWorth = 0.15

/** Ways of working ('teamwork') show in no single deed: naming them is enough, and says little. */
const generalDepth = 0.7

/** Rates every skill about which the shown ones say something. */
export function rateSkills(found: ReadonlyMap<number, Evidence>): SkillRatings {
  const ratings = {
    worth: new Float64Array(skills.length),
    depth: new Float64Array(skills.length),
    through: new Int32Array(skills.length).fill(-1),
  }
  for (const [id, evidence] of found) addRatings(ratings, id, evidence)
  return ratings
}

/** Raises the ratings by what one shown skill says. */
export function addRatings({ worth, depth, through }: SkillRatings, id: number, evidence: Evidence): void {
  const isGeneral = isWayOfWorking(skills[id]!)
  const own = isGeneral ? 1 : settingWorth[evidence.setting]
  const ownDepth = isGeneral ? generalDepth : depthOfEvidence(evidence)
  for (const [asked, relation] of relatedSkills(id)) {
    const [value, deep] =
      relation === 'near' ? [nearWorth * own, 0] : relation === 'broader' ? [broaderWorth * own, 0] : [own, ownDepth]
    const isBetter =
      value > worth[asked]! ||
      (value === worth[asked]! &&
        (deep > depth[asked]! ||
          (deep === depth[asked]! && (id === asked || (through[asked] !== asked && id < through[asked]!)))))
    if (!isBetter) continue
    worth[asked] = value
    depth[asked] = deep
    through[asked] = id
  }
}
