import { substituteWorths } from '../../skills/related.ts'
import { tokenize } from '../../skills/tokens.ts'
import { skills } from '../../skills/vocabulary.ts'
import { fieldWeight, skillMass } from '../score/field-weights.ts'
import type { Profile, ReadableLine } from './resume-profile.ts'

/**
 * The profile of the same resume with one more line that names the skill (its id). Returns the same profile when the
 * resume shows the skill already.
 */
export function withSkill(profile: Profile, id: number): Profile {
  if (profile.skills.has(id)) return profile
  const { name } = skills[id]!
  const line = { index: profile.texts.length, text: name, tokens: tokenize(name) }
  const source = { line: line.index, start: 0, end: name.length }
  return {
    ...profile,
    readable: true,
    skills: new Map(profile.skills).set(id, source),
    ...raisedWorth(profile, id),
    ...addedMass(profile, id, source),
    ...addedLine(profile, line),
  }
}

function raisedWorth(profile: Profile, id: number): Pick<Profile, 'worth' | 'through'> {
  const worth = profile.worth.slice()
  const through = profile.through.slice()
  for (const [asked, value] of substituteWorths(id)) {
    const better = value > worth[asked]! || (value === worth[asked]! && id < through[asked]!)
    if (!better) continue
    worth[asked] = value
    through[asked] = id
  }
  return { worth, through }
}

type Mass = Pick<Profile, 'fieldMass' | 'skillMass' | 'totalMass' | 'fieldSource'>

function addedMass(profile: Profile, id: number, source: NonNullable<Profile['fieldSource'][number]>): Mass {
  const { field } = skills[id]!
  const mass = skillMass * fieldWeight(field)
  const fieldMass = profile.fieldMass.slice()
  fieldMass[field]! += mass
  const skillMasses = profile.skillMass.slice()
  skillMasses[id] = mass
  const isFirst = mass > 0 && profile.fieldSource[field] === null
  return {
    fieldMass,
    skillMass: skillMasses,
    totalMass: fieldMass.reduce((sum, one) => sum + one, 0),
    fieldSource: isFirst ? profile.fieldSource.with(field, source) : profile.fieldSource,
  }
}

function addedLine(profile: Profile, line: ReadableLine): Pick<Profile, 'lines' | 'texts' | 'words'> {
  const words = new Map(profile.words)
  const place = profile.lines.length
  for (const { norm } of line.tokens) {
    const places = words.get(norm) ?? []
    if (places.at(-1) !== place) words.set(norm, [...places, place])
  }
  return { lines: [...profile.lines, line], texts: [...profile.texts, line.text], words }
}
