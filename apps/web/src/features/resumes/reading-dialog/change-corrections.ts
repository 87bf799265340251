import type { Corrections, Reading } from '@fledge/contract/resumes'

export const personFields = ['name', 'email', 'phone'] as const
export type PersonField = (typeof personFields)[number]
export type EntryList = 'experience' | 'education'
export type EntryFields = Readonly<Record<string, string>>
type Entry = { anchor: string; removed?: boolean | undefined; added?: boolean | undefined; fields: EntryFields }
type Skills = NonNullable<Corrections['skills']>

export type Change = (corrections: Corrections) => Corrections

/** An empty text means that there is none; `null` resets the field to what was read. */
export const setField =
  (field: PersonField, text: string | null): Change =>
  ({ [field]: _before, ...rest }) =>
    text === null ? rest : { ...rest, [field]: text }

/** Restores a removed skill; any other is added by the student. */
export const addSkill =
  (skill: string): Change =>
  (corrections) => {
    const { added, removed } = correctedSkills(corrections)
    const restored = removed.filter((one) => isSame(one, skill))
    const isKnown = restored.length > 0 || added.some((one) => isSame(one, skill))
    return withSkills(corrections, { added: isKnown ? added : [...added, skill], removed: without(removed, restored) })
  }

/** Drops a skill that the student added; a skill that was read, in whatever spelling, is removed. */
export const removeSkill =
  (skill: string): Change =>
  (corrections) => {
    const { added, removed } = correctedSkills(corrections)
    const own = added.filter((one) => isSame(one, skill))
    return withSkills(corrections, {
      added: without(added, own),
      removed: own.length > 0 ? removed : [...removed, skill],
    })
  }

export const editEntry =
  (list: EntryList, anchor: string, fields: EntryFields): Change =>
  (corrections) => {
    const before = corrections[list]?.find((entry) => entry.anchor === anchor)
    return setEntry(list, anchor, { ...before, anchor, fields: { ...before?.fields, ...fields } })(corrections)
  }

/** An entry that was not read. */
export const addEntry = (list: EntryList, anchor: string, fields: EntryFields): Change =>
  setEntry(list, anchor, { anchor, added: true, fields })

export const removeEntry = (list: EntryList, anchor: string): Change =>
  setEntry(list, anchor, { anchor, removed: true, fields: {} })

export const resetEntry = (list: EntryList, anchor: string): Change => setEntry(list, anchor, null)

function setEntry(list: EntryList, anchor: string, entry: Entry | null): Change {
  return ({ [list]: before = [], ...rest }) => {
    const entries = [...before.filter((one) => one.anchor !== anchor), ...(entry ? [entry] : [])]
    return entries.length === 0 ? rest : { ...rest, [list]: entries }
  }
}

/** Undoes what led from `before` to `after`. Later corrections, also those of another tab, stay. */
export const undoCorrection =
  (before: Corrections, after: Corrections): Change =>
  (current) => {
    const [was, became, now] = [listCorrections(before), listCorrections(after), listCorrections(current)]
    const isChanged = (key: string) => was.get(key)?.json !== became.get(key)?.json
    const unchanged = [...now].filter(([key, { json }]) => !isChanged(key) || json !== became.get(key)?.json)
    const unchangedKeys = new Set(unchanged.map(([key]) => key))
    const restored = [...was].filter(([key]) => isChanged(key) && !unchangedKeys.has(key))
    return [...unchanged, ...restored].reduce((corrections, [, { apply }]) => apply(corrections), {})
  }

/** The single corrections by key, each with the change that makes it again. */
function listCorrections(corrections: Corrections): ReadonlyMap<string, { json: string; apply: Change }> {
  const { added, removed } = correctedSkills(corrections)
  const part = (key: string, value: unknown, apply: Change) => [key, { json: JSON.stringify(value), apply }] as const
  return new Map([
    ...personFields.map((field) => part(field, corrections[field], setField(field, corrections[field] ?? null))),
    ...added.map((skill) => part(`added ${skill}`, skill, addSkill(skill))),
    ...removed.map((skill) => part(`removed ${skill}`, skill, removeSkill(skill))),
    ...(['experience', 'education'] as const).flatMap((list) =>
      (corrections[list] ?? []).map((entry) =>
        part(`${list} ${entry.anchor}`, entry, setEntry(list, entry.anchor, entry)),
      ),
    ),
  ])
}

/** The reading as it is shown until the server answers: without what is removed. */
export function applyLocally(reading: Reading, corrections: Corrections): Reading {
  const { removed } = correctedSkills(corrections)
  const isKept =
    (list: EntryList) =>
    ({ anchor, added }: { anchor: string; added: unknown }) => {
      const correction = corrections[list]?.find((entry) => entry.anchor === anchor)
      return added ? correction !== undefined : !correction?.removed
    }
  return {
    ...reading,
    corrections,
    skills: reading.skills.filter(({ skill }) => !removed.some((one) => isSame(one, skill))),
    experience: reading.experience.filter(isKept('experience')),
    education: reading.education.filter(isKept('education')),
  }
}

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const correctedSkills = ({ skills }: Corrections): Skills => skills ?? { added: [], removed: [] }
const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one))

const withSkills = ({ skills: _before, ...rest }: Corrections, skills: Skills): Corrections =>
  skills.added.length + skills.removed.length === 0 ? rest : { ...rest, skills }
