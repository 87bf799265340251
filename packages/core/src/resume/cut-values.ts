import { isBoard } from './education/school-boards.ts'
import { isPlace, placeholderCompany, soundsLikeCompany } from './experience/places-and-employers.ts'
import { pastVerb, smallWords } from './experience/prose.ts'
import type { ReadableLine } from './layout/text-spans.ts'
import type { Credential, Education, Experience, ResumeDraft, Source } from './resume-draft.ts'

type Entry = { confidence: number; sources: Partial<Record<string, Source | null>> }

/**
 * No high confidence in an entry that leaves words of its own lines unread: a name that goes on beside what was read of it
 * ('Zed School' of 'Zed School Pattom'), a title and a firm that no sign parts, or words around a certificate.
 */
export function withoutDoubt(draft: ResumeDraft, lines: readonly ReadableLine[]): ResumeDraft {
  const written = new Map(lines.map(({ index, text }) => [index, text]))
  const check = <T extends Entry>(entries: readonly T[], isUnsure: (entry: T, written: Written) => boolean): T[] =>
    entries.map((entry) =>
      entry.confidence >= high && isUnsure(entry, written) ? { ...entry, confidence: mostInDoubt } : entry,
    )
  const ofCredentials = (draft.credentials ?? []).flatMap(({ sources }) => Object.values(sources))
  return {
    ...draft,
    experience: check(draft.experience, isUnsureJob),
    volunteering: check(draft.volunteering ?? [], isUnsureJob),
    education: check(draft.education, (study) => isCutOut(study, written) || isBelowOther(study, written)),
    projects: check(draft.projects ?? [], isCutOut),
    credentials: check(draft.credentials ?? [], (entry) =>
      entry.kind === 'publication' ? isCutOut(entry, written) : isUnsureCredential(entry, written, ofCredentials),
    ),
  }
}

// Texts for users call this high.
const high = 0.8
const mostInDoubt = 0.75

type Written = ReadonlyMap<number, string>

const isUnsureJob = (job: Experience, written: Written): boolean =>
  isCutOut(job, written) || isRunTogether(job, written)

const isCutOut = ({ sources }: Entry, written: Written): boolean => {
  const taken = Object.values(sources).filter((source) => source != null)
  return [sources['title'], sources['company'], sources['institution'], sources['issuer']].some((name) => {
    const text = written.get(name?.line ?? -1) ?? ''
    return name != null && (goesOn(name, taken, text) || hindiWords.test(text.slice(name.start, name.end)))
  })
}

// 'BLS certificate hai Red Cross ka'
const hindiWords = /\s(?:hai|hu|hoo?n|ka|ki|tha|thi|kiya|mila|raha|rahi)(?=\s|$)/

/** Whether a word with a capital that nothing explains follows or precedes the name without a sign between them. */
function goesOn({ line, start, end }: Source, taken: readonly Source[], text: string): boolean {
  const isTaken = (from: number) => taken.some((one) => one.line === line && one.start <= from && from < one.end)
  const before = /(\p{Lu}[\p{L}.'’&-]*) $/u.exec(text.slice(0, start))
  const behind = /^ (\p{Lu}[\p{L}.'’&-]*)/u.exec(text.slice(end))
  return (
    (before !== null && !isTaken(before.index) && !isKnown(before[1]!, '')) ||
    (behind !== null && !isTaken(end + 1) && !isKnown(behind[1]!, text.slice(end + 1)))
  )
}

/** A date, a town, a word of a sentence or of a form. */
const isKnown = (word: string, rest: string): boolean =>
  explained.test(word) ||
  smallWords.has(word.toLowerCase()) ||
  pastVerb.test(`${word} a`) ||
  isPlace(word) ||
  isPlace(/^[^\t;|()–—]*?(?=\s[–—-]\s|[\t;|()–—]|$)/.exec(rest)?.[0].trim() ?? '')

const explained =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Winter|Fall|Autumn|Since|Present|Till|Until|Using|[SC]?GPA|GPA|CPI|Marks|Percentage|Score|Grade|Class|First|Second|Name|Company)/

/** 'Event head, HR' and 'Summit' of 'Event head, HR Summit 2025' */
function isRunTogether({ company, sources }: Experience, written: Written): boolean {
  const [one, other] = [sources.title, sources.company].sort((a, b) => (a?.start ?? 0) - (b?.start ?? 0))
  if (!one || !other || one.line !== other.line || soundsLikeCompany(company) || placeholderCompany.test(company))
    return false
  return (written.get(one.line) ?? '').slice(one.end, other.start) === ' '
}

/** 'Campus Law Centre' between a degree and the university that was read, or a name beside a board. */
function isBelowOther({ sources, institution: name }: Education, written: Written): boolean {
  const { degree, field, institution } = sources
  if (institution && isBoard(name)) {
    const text = (written.get(institution.line) ?? '').split('')
    for (const one of Object.values(sources)) if (one?.line === institution.line) text.fill('|', one.start, one.end)
    return /\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(text.join(''))
  }
  const from = degree && field?.line === degree.line && field.end > degree.end ? field : degree
  if (!from || from.line !== institution?.line || from.end >= institution.start) return false
  const between = (written.get(from.line) ?? '').slice(from.end, institution.start)
  return /, (?:\p{Lu}[\p{L}.'’]* ){1,5}\p{Lu}\p{L}+, $/u.test(between) && !/\bBoard\b/.test(between)
}

/** `others` are the places of all certificates, of which several may be on one line. */
function isUnsureCredential(entry: Credential, written: Written, others: readonly (Source | null)[]): boolean {
  const { title } = entry.sources
  if (isCutOut(entry, written) || title === null) return true
  const text = (written.get(title.line) ?? '').replace(/^\P{L}{0,4}\p{Lu}[\p{L} &]{3,30}\s?[:–-]\s/u, (label) =>
    label.length <= title.start ? ' '.repeat(label.length) : label,
  )
  const rest = others.reduce(
    (left, one) =>
      one?.line === title.line
        ? left.slice(0, one.start) + '|'.repeat(one.end - one.start) + left.slice(one.end)
        : left,
    text,
  )
  // A word alone may be the town.
  return rest.split(/[^\p{L}’' .&-]+/u).some((part) => {
    const words = part.split(/[^\p{L}’']+/u).filter((word) => /\p{L}{3}/u.test(word) && !isAside(word))
    return words.length > 1 || (words.length === 1 && words[0] !== part.trim())
  })
}

const isAside = (word: string): boolean =>
  explained.test(word) || smallWords.has(word.toLowerCase()) || isPlace(word) || aside.test(word)

// 'Elite, 12 weeks, passed'
const aside =
  /^(?:passed|cleared|qualified|basic|beginners?|intermediate|advanced|completed|certified|certificat(?:e|ion)s?|courses?|online|elite|days?|weeks?|months?|hours?|won|secured|received|attended|awarded|conducted|organi[sz]ed|issued|offered|distinction|india)$/i
