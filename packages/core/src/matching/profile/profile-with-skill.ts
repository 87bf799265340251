import { relatedSkills } from '../../skills/related.ts'
import { tokenize } from '../../skills/tokens.ts'
import { isCertificate, skills } from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { type Evidence, inProject } from './evidence.ts'
import type { LineSetting } from './line-settings.ts'
import type { Profile, ReadableLine } from './resume-profile.ts'
import { isUse } from './settings.ts'
import { mostEntries, type ShownEntry } from './shown-entries.ts'
import { addRatings, joinUses, usesOf } from './skill-ratings.ts'

/**
 * The profile of the same resume with one more project, without a date, that names the skill (its id). Returns the same
 * profile when the resume shows the skill in a project or at work already.
 */
export function withSkill(profile: Profile, id: number): Profile {
  const known = profile.skills.get(id)
  if (known !== undefined && isUse(known)) return profile
  const { name } = skills[id]!
  const index = profile.texts.length
  const setting: LineSetting = { setting: 'project', entry: index, until: null }
  const tokens = tokenize(name).map(({ norm, start, end }) => ({ word: wordClass(norm), start, end }))
  const source = { line: index, start: 0, end: name.length }
  const used = inProject(profile.isStudent, known)
  const evidence: Evidence = { ...used, isHeld: used.isHeld || isCertificate(skills[id]!), source, named: source }
  const project: ShownEntry = {
    kind: 'project',
    title: source,
    head: [source],
    from: index,
    to: index,
    role: null,
    fields: [],
    later: 0,
  }
  const entries = [...profile.entries, project].slice(0, mostEntries)
  const ratings = {
    strength: profile.strength.slice(),
    through: profile.through.slice(),
    usedIn: profile.usedIn.slice(),
  }
  addRatings(ratings, id, evidence, entries.length > profile.entries.length ? 1 << profile.entries.length : 0)
  const shown = new Map(profile.skills).set(id, evidence)
  for (const asked of relatedSkills(id).keys()) {
    const uses = usesOf(shown, asked)
    if (uses.length > 0) joinUses(ratings, asked, uses)
  }
  return {
    ...profile,
    readable: true,
    skills: shown,
    ...ratings,
    entries,
    ...addedLine(profile, { index, text: name, tokens, setting }),
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
