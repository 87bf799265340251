import type { Corrections } from '@fledge/contract/resumes'
import {
  type Change,
  type EntryList,
  type PersonField,
  personFields,
  sayField,
  skillsOf,
  withEntry,
  withSkills,
} from './change-corrections.ts'

/** Undoes what led from `before` to `after`. What was said since, also in another tab, stays. */
export const takeBack =
  (before: Corrections, after: Corrections): Change =>
  (said) => {
    const undone = personFields.reduce((rest, field) => fieldBack(field, before, after)(rest), said)
    const lists: readonly EntryList[] = ['experience', 'education']
    return lists.reduce((rest, list) => entriesBack(list, before, after)(rest), skillsBack(before, after)(undone))
  }

const fieldBack =
  (field: PersonField, before: Corrections, after: Corrections): Change =>
  (said) =>
    before[field] === after[field] || said[field] !== after[field] ? said : sayField(field, before[field] ?? null)(said)

const skillsBack =
  (before: Corrections, after: Corrections): Change =>
  (said) => {
    const [was, became, now] = [skillsOf(before), skillsOf(after), skillsOf(said)]
    return withSkills(said, {
      added: namesBack(was.added, became.added, now.added),
      removed: namesBack(was.removed, became.removed, now.removed),
    })
  }

type Names = readonly string[]

/** Names without those that came in, and with those that went. */
function namesBack(was: Names, became: Names, now: Names): string[] {
  const stays = now.filter((name) => was.includes(name) || !became.includes(name))
  const back = was.filter((name) => !became.includes(name) && !stays.includes(name))
  return [...stays, ...back]
}

const entriesBack =
  (list: EntryList, before: Corrections, after: Corrections): Change =>
  (said) => {
    const anchors = new Set([before, after].flatMap((one) => (one[list] ?? []).map(({ anchor }) => anchor)))
    return [...anchors].reduce((rest, anchor) => {
      const [was, became, now] = [before, after, rest].map((one) => entryOf(one, list, anchor))
      const isOurs = !isAlike(was, became) && isAlike(now, became)
      return isOurs ? withEntry(rest, list, anchor, was ?? null) : rest
    }, said)
  }

const entryOf = (said: Corrections, list: EntryList, anchor: string) =>
  said[list]?.find((entry) => entry.anchor === anchor)

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
