import { isPlace, placeholderCompany, soundsLikeCompany } from './experience/places-and-employers.ts'
import { pastVerb, smallWords } from './experience/prose.ts'
import type { ReadableLine } from './layout/text-spans.ts'
import type { Credential, Experience, ResumeDraft, Source } from './resume-draft.ts'

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
  return {
    ...draft,
    experience: check(draft.experience, isUnsureJob),
    volunteering: check(draft.volunteering ?? [], isUnsureJob),
    education: check(draft.education, isCutOut),
    projects: check(draft.projects ?? [], isCutOut),
    credentials: check(draft.credentials ?? [], isUnsureCredential),
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
  return [sources['title'], sources['company'], sources['institution'], sources['issuer']].some(
    (name) => name != null && goesOn(name, taken, written.get(name.line) ?? ''),
  )
}

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

const isUnsureCredential = (entry: Credential, written: Written): boolean => {
  const { title } = entry.sources
  if (isCutOut(entry, written) || title === null) return true
  const taken = Object.values(entry.sources).filter((source) => source?.line === title.line)
  const text = written.get(title.line) ?? ''
  const rest = taken.reduce((left, source) => {
    const { start, end } = source ?? title
    return left.slice(0, start) + '|'.repeat(end - start) + left.slice(end)
  }, text)
  return rest.split(/[^\p{L}’']+/u).some((word) => /\p{L}{3}/u.test(word) && !isAside(word))
}

const isAside = (word: string): boolean =>
  explained.test(word) || smallWords.has(word.toLowerCase()) || isPlace(word) || aside.test(word)

// 'Elite, 12 weeks, passed'
const aside =
  /^(?:passed|cleared|qualified|completed|certified|certificat(?:e|ion)s?|courses?|online|elite|days?|weeks?|months?|hours?|won|secured|received|attended|awarded|conducted|organi[sz]ed|issued|offered|distinction|india)$/i
