import { roleNames } from '../../skills/data/role-names.ts'
import { findFieldWords } from '../../skills/field-words.ts'
import { stemWord } from '../../skills/stems.ts'
import { normalizedWords } from '../../skills/tokens.ts'
import { isRank } from '../profile/uncounted-words.ts'

/**
 * The role that a title names: what the work is about ('frontend') and the kind of post ('developer'), without rank, and
 * with other names of the same role replaced by one ('front end engineer').
 */
export type Role = { subject: ReadonlySet<string>; post: string | null }

/** Reads the role of a title such as 'HR Intern - Talent Acquisition'; null when it names none. */
export function readRole(title: string): Role | null {
  const head = title.split(/\s[-–—|:@]\s|[(|,:]|\bat\b|\bfor\b/)[0] ?? ''
  const words = replaceNames(normalizedWords(head))
  const subject = words.filter((word) => !posts.has(word) && !isRank(word) && !/^\d+$/.test(word)).map(stemWord)
  // 'Research Intern (Biotechnology)'
  const aside = /\(([^()]+)\)/.exec(title)?.[1] ?? ''
  if (subject.every((word) => generalSubjects.has(word)))
    subject.push(
      ...normalizedWords(aside)
        .filter((word) => !posts.has(word) && !isRank(word))
        .map(stemWord),
    )
  if (subject.length === 0 || isTraining.test(head)) return null
  // The 'Associate Product Manager' is a manager.
  const named = words.flatMap((word) => posts.get(word) ?? [])
  return { subject: new Set(subject), post: named.find((post) => post !== 'staff') ?? named[0] ?? null }
}

/** 'Industrial trainee' says nothing of the work. */
const isTraining = /^\s*(?:\d+ \p{L}+ )?(?:industrial|in-?plant|vocational) train(?:ee|ing)\b/iu

/** 'Research Intern', 'Design Intern', 'Director of Engineering' and 'Volunteer' name no field of work. */
export const namesNoField = (title: string): boolean => {
  if (isTraining.test(title)) return true
  const isGeneral = (word: string) =>
    /^(?:volunteer|nss|ncc|cadet|fellow|scholar|engineering|manager|design)$/.test(word) ||
    generalSubjects.has(stemWord(word))
  const words = normalizedWords(title)
  return words.some(isGeneral) && words.every((word) => isGeneral(word) || isRank(word))
}

/** Whether a title says what somebody was ('Site trainee', 'reporter') and is not only a name ('Lakshmi Electricals'). */
export const namesPost = (title: string): boolean =>
  findFieldWords(title).some(({ kind }) => kind === 'role') ||
  normalizedWords(title).some((word) => posts.has(word) || names.has(word) || (word.length > 3 && isRank(word)))

/**
 * From 0 to 1: whether two roles are the same (1), or one is the other narrowed down: .6, or .3 when the wider one names
 * no field. Neighbouring roles are 0.
 */
export function compareRoles(one: Role, other: Role): number {
  if (one.post !== null && other.post !== null && one.post !== other.post) return 0
  let shared = 0
  for (const word of one.subject) if (other.subject.has(word)) shared++
  if (shared === one.subject.size && shared === other.subject.size) return 1
  const [smaller, larger] =
    one.subject.size < other.subject.size ? [one.subject, other.subject] : [other.subject, one.subject]
  if (shared < smaller.size || smaller.size === larger.size) return 0
  // 'Research Intern' at a law centre is little like 'Physics Research Intern'.
  return [...smaller].every((word) => generalSubjects.has(word)) ? narrowedGeneral : narrowed
}

const narrowedGeneral = 0.3
const generalSubjects = new Set(
  ['research', 'project', 'summer', 'winter', 'student', 'visiting', 'exchange', 'field', 'virtual'].map(stemWord),
)

const narrowed = 0.6

/** Kinds of posts; those with the same value are the same work. */
const posts = new Map(
  Object.entries({
    maker: 'developer development engineer engineering programmer programming coder',
    analyst: 'analyst analysis analytics',
    scientist: 'scientist science',
    designer: 'designer design',
    writer: 'writer writing author',
    editor: 'editor editing',
    manager: 'manager management',
    artist: 'artist',
    technician: 'technician',
    architect: 'architect',
    administrator: 'administrator administration admin',
    staff:
      'executive associate officer assistant representative coordinator specialist consultant expert agent staff operator worker volunteer',
  }).flatMap(([post, names]) => names.split(' ').map((name): [string, string] => [name, post])),
)

/** Replaces other names of a role, of up to four words, by its first name. */
function replaceNames(words: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const hit = [4, 3, 2, 1]
      .map((length) => ({ length, name: names.get(words.slice(at, at + length).join(' ')) }))
      .find(({ name }) => name !== undefined)
    out.push(...(hit ? hit.name! : [words[at]!]))
    at += hit?.length ?? 1
  }
  return out
}

const names = new Map(
  roleNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', rest = ''] = line.split(': ')
      const words = normalizedWords(first)
      return rest.split(', ').map((name): [string, string[]] => [normalizedWords(name).join(' '), words])
    }),
)
