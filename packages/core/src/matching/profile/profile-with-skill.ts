import { tokenize } from '../../skills/tokens.ts'
import { skills } from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { fieldWeight, skillMass } from '../score/field-weights.ts'
import type { Evidence } from './evidence.ts'
import type { LineSetting } from './line-settings.ts'
import { hasResult } from './results.ts'
import type { Profile, ReadableLine } from './resume-profile.ts'
import { addRatings } from './skill-ratings.ts'

/**
 * The profile of the same resume with one more project, without a date, that names the skill (its id). Returns the same
 * profile when the resume shows the skill in a project or at work already.
 */
export function withSkill(profile: Profile, id: number): Profile {
  const known = profile.skills.get(id)
  if (known !== undefined && known.setting !== 'listed' && known.setting !== 'course') return profile
  const { name } = skills[id]!
  const setting: LineSetting = { setting: 'project', entry: profile.texts.length, until: null }
  const tokens = tokenize(name).map(({ norm, start, end }) => ({ word: wordClass(norm), start, end }))
  const line = { index: profile.texts.length, text: name, tokens, setting }
  const source = { line: line.index, start: 0, end: name.length }
  const evidence: Evidence = {
    setting: 'project',
    entries: (known?.entries ?? 0) + 1,
    lastYear: known?.lastYear ?? null,
    isRecent: known?.isRecent ?? false,
    hasResult: (known?.hasResult ?? false) || hasResult(name),
    source,
  }
  const ratings = { worth: profile.worth.slice(), depth: profile.depth.slice(), through: profile.through.slice() }
  addRatings(ratings, id, evidence)
  return {
    ...profile,
    readable: true,
    skills: new Map(profile.skills).set(id, evidence),
    ...ratings,
    ...(known === undefined ? addedMass(profile, id, source) : {}),
    ...addedLine(profile, line),
  }
}

type Mass = Pick<Profile, 'fieldMass' | 'skillMass' | 'totalMass' | 'fieldSource'>

function addedMass(profile: Profile, id: number, source: Evidence['source']): Mass {
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
  for (const { word } of line.tokens) {
    const places = words.get(word) ?? []
    if (places.at(-1) !== place) words.set(word, [...places, place])
  }
  return { lines: [...profile.lines, line], texts: [...profile.texts, line.text], words }
}
