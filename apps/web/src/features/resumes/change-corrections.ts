import type { Corrections, Reading } from '@fledge/contract/resumes'

/** What of a person can be corrected, beside skills and entries. */
export const personFields = ['name', 'email', 'phone'] as const
export type PersonField = (typeof personFields)[number]
export type EntryList = 'experience' | 'education'
export type EntryFields = Readonly<Record<string, string>>

/** One thing that a student says of a reading, laid over what was said before. */
export type Change = (said: Corrections) => Corrections

/** An empty text says that there is none; `null` goes back to what was read. */
export const sayField =
  (field: PersonField, text: string | null): Change =>
  ({ [field]: _before, ...rest }) =>
    text === null ? rest : { ...rest, [field]: text }

/** What was taken away before is put back; anything else is the student's own word. */
export const addSkill =
  (skill: string): Change =>
  (said) => {
    const { added, removed } = skillsOf(said)
    const back = removed.filter((one) => isSame(one, skill))
    const more = back.length > 0 || added.some((one) => isSame(one, skill)) ? [] : [skill]
    return withSkills(said, { added: [...added, ...more], removed: without(removed, back) })
  }

/** A word of the student's own is forgotten; what was read, in whatever wording, is taken away. */
export const takeSkill =
  (skill: string): Change =>
  (said) => {
    const { added, removed } = skillsOf(said)
    const own = added.filter((one) => isSame(one, skill))
    const more = own.length > 0 ? [] : [skill]
    return withSkills(said, { added: without(added, own), removed: [...removed, ...more] })
  }

/** Lays fields over what was said of an entry before. */
export const sayEntry =
  (list: EntryList, anchor: string, fields: EntryFields): Change =>
  (said) => {
    const before = said[list]?.find((entry) => entry.anchor === anchor)
    return withEntry(said, list, anchor, { ...before, anchor, fields: { ...before?.fields, ...fields } })
  }

/** An entry that was suggested: it begins on the line of the anchor. */
export const addEntry =
  (list: EntryList, anchor: string, fields: EntryFields): Change =>
  (said) =>
    withEntry(said, list, anchor, { anchor, added: true, fields })

/** What was read is no such entry. */
export const takeEntry =
  (list: EntryList, anchor: string): Change =>
  (said) =>
    withEntry(said, list, anchor, { anchor, removed: true, fields: {} })

/** The entry as it was read. */
export const resetEntry =
  (list: EntryList, anchor: string): Change =>
  (said) =>
    withEntry(said, list, anchor, null)

/**
 * What is taken away is gone at once, and so is a suggestion that is answered; what a text becomes is known when the
 * server has looked for it.
 */
export function withoutTaken(reading: Reading, corrections: Corrections): Reading {
  const { added, removed } = skillsOf(corrections)
  const { suggestions } = reading
  const isAnswered = (skill: string) => [...added, ...removed].some((one) => isSame(one, skill))
  const isOpen = (list: EntryList) => (entry: { anchor: string }) =>
    !corrections[list]?.some(({ anchor }) => anchor === entry.anchor)
  const stays = (list: EntryList) => (entry: { anchor: string }) =>
    !corrections[list]?.some(({ anchor, removed: gone }) => gone && anchor === entry.anchor)
  return {
    ...reading,
    corrections,
    skills: reading.skills.filter(({ skill }) => !removed.some((one) => isSame(one, skill))),
    experience: reading.experience.filter(stays('experience')),
    education: reading.education.filter(stays('education')),
    suggestions: {
      skills: suggestions.skills.filter(({ skill }) => !isAnswered(skill)),
      experience: suggestions.experience.filter(isOpen('experience')),
      education: suggestions.education.filter(isOpen('education')),
    },
  }
}

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

type Skills = NonNullable<Corrections['skills']>
export const skillsOf = ({ skills }: Corrections): Skills => skills ?? { added: [], removed: [] }
const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one))

export function withSkills({ skills: _before, ...rest }: Corrections, skills: Skills): Corrections {
  return skills.added.length + skills.removed.length === 0 ? rest : { ...rest, skills }
}

type Entry = { anchor: string; removed?: boolean | undefined; added?: boolean | undefined; fields: EntryFields }

export function withEntry(said: Corrections, list: EntryList, anchor: string, entry: Entry | null): Corrections {
  const { [list]: before = [], ...rest } = said
  const entries = [...before.filter((one) => one.anchor !== anchor), ...(entry ? [entry] : [])]
  return entries.length === 0 ? rest : { ...rest, [list]: entries }
}
