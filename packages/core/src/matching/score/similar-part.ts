import { bulletLength, isBullet } from '../../resume/layout/text-spans.ts'
import { hasPlace } from '../../resume/line-places.ts'
import type { Source } from '../../resume/resume-draft.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { fields } from '../../skills/vocabulary.ts'
import { isOfAllWork } from '../listing/asks.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import { quoteAround } from '../profile/quotes.ts'
import { hasResult } from '../profile/results.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { usedStrength } from '../profile/settings.ts'
import type { ShownEntry } from '../profile/shown-entries.ts'
import { usesOf } from '../profile/skill-ratings.ts'
import { type SimilarWork, worthInField } from './similar-work.ts'

/**
 * The entry of a resume that is nearest to a listing's work: it used `used` of the `asked` things that are asked. By field,
 * `count` of `outOf` entries of its kind are of the field.
 */
export type SimilarPart = {
  by: SimilarWork['by']
  kind: ShownEntry['kind']
  /** Its title in the words of the resume; '' where the resume describes the work without one. */
  title: string
  /** The field of work in question; null for others than 'field'. */
  field: string | null
  count: number
  outOf: number
  used: number
  asked: number
}

/** What to say about similar work, and the line of the resume to quote. */
export function describeSimilarWork(
  profile: Profile,
  listing: PreparedListing,
  { entry: place, by }: SimilarWork,
): { part: SimilarPart; quote: Source } {
  const entry = profile.entries[place]!
  const { line, start, end } = entry.title
  const title = profile.texts[line]!.slice(start, end).replace(/[\s,(–-]+$/, '')
  const field = by === 'field' ? nearField(profile, listing, place) : null
  const name = field === null ? null : fields[field]!.name
  return {
    part: {
      by,
      kind: entry.kind,
      title,
      field: name,
      ...countInField(profile, entry, field),
      ...countDeeds(profile, listing, place),
    },
    quote: findSentence(profile, listing, entry),
  }
}

/** The field of an entry that is the listing's, or near to it. */
function nearField({ entries }: Profile, listing: PreparedListing, place: number): number | null {
  const entry = entries[place]!
  const inOrder = entry.fields
    .flatMap((own) =>
      listing.fields.map((field) => ({ ...own, worth: worthInField({ ...entry, fields: [own] }, field) })),
    )
    .sort((one, other) => other.worth - one.worth)
  return inOrder[0]?.field ?? null
}

function countInField({ entries }: Profile, { kind }: ShownEntry, field: number | null) {
  const same = entries.filter((one) => one.kind === kind && one.title.start < one.title.end)
  return {
    count: same.filter((one) => one.fields.some((share) => share.field === field)).length,
    outOf: same.length,
  }
}

function countDeeds(profile: Profile, { asks }: PreparedListing, place: number) {
  const own = asks.filter((ask) => !isOfAllWork(ask))
  const used = own.filter(({ skills }) => skills.some((id) => ((profile.usedIn[id]! >> place) & 1) === 1))
  return { used: used.length, asked: own.length }
}

/**
 * The line of an entry that shows most of what is asked, of equal ones one with a result in figures, then the first;
 * without one its first sentence, or else its title. A line above bullets is only their heading.
 */
function findSentence(profile: Profile, { asks, points, title: listed }: PreparedListing, entry: ShownEntry): Source {
  const { kind, title, head, to } = entry
  if (kind === 'study') return title
  const { lines, skills, strength, proofs, texts, runsOn } = profile
  // A paragraph goes on after the sentence that tells of the post: 'In May I was an intern at Zed. I wrote …'
  const { source: titled, continued } = quoteAround(profile, title)
  const titleEnd = continued.length > 0 || titled.line !== title.line ? Number.POSITIVE_INFINITY : titled.end
  // 'Menu page - HTML, CSS; 60 girls check it' is the title of a project with its text.
  const isTitle = kind !== 'project' || countWords(texts[title.line]!.slice(title.end)) < fewestWords
  const withoutNames = (line: number) =>
    head.reduce(
      (sum, one) => sum - (one.line === line ? countWords(texts[line]!.slice(one.start, one.end)) : 0),
      countWords(texts[line]!),
    )
  // Of a form ('Type of business ⇥ Transport') the label is no part of the sentence.
  const lastCell = (line: number) => countWords(texts[line]!.split('\t').at(-1)!)
  const isSentence = ({ line, start }: Pick<Source, 'line' | 'start'>) =>
    hasPlace(entry, line, start) &&
    Math.min(withoutNames(line), lastCell(line)) >= fewestWords &&
    !(isTitle && line === title.line && start < titleEnd)
  const isHeading = ({ line }: Pick<Source, 'line'>) =>
    line < to && !isBullet(texts[line]!) && isBullet(texts[line + 1]!) && !runsOn.has(line - 1)
  const weights = new Map<number, number>()
  // What the title names ('Intern, Food and Beverage') is asked for as well.
  const named = findSkillIds(listed).map(({ id }) => ({ skills: [id], weight: Math.max(...points.asks) }))
  const wanted = asks.map((ask, index) => ({ skills: isOfAllWork(ask) ? [] : ask.skills, weight: points.asks[index]! }))
  const told = [...named, ...wanted].flatMap(({ skills: own, weight }) => {
    const used = own.filter((id) => strength[id]! >= usedStrength)
    const places = used.flatMap((id) => usesOf(skills, id)).flatMap(([id]) => proofs.get(id) ?? [])
    const sentences = places.filter(isSentence)
    for (const line of new Set(sentences.map((place) => place.line)))
      weights.set(line, (weights.get(line) ?? 0) + weight)
    return sentences
  })
  const [best] = told.sort(
    (one, other) =>
      Number(isHeading(one)) - Number(isHeading(other)) ||
      weights.get(other.line)! - weights.get(one.line)! ||
      Number(hasResult(texts[other.line]!)) - Number(hasResult(texts[one.line]!)) ||
      one.line - other.line,
  )
  if (best !== undefined && !isHeading(best)) return best
  const sentences = lines
    .map(({ index: line, text }) => {
      const start = line === title.line && titleEnd < text.trimEnd().length ? titleEnd + 1 : bulletLength(text)
      const { source } = quoteAround(profile, { line, start, end: start + 1 })
      return { ...source, end: source.end - Number(/[.!?]$/.test(text.slice(0, source.end))) }
    })
    .filter((one) => isSentence(one) && countWords(texts[one.line]!.slice(one.start, one.end)) >= fewestWords)
  return sentences.find((one) => !isHeading(one)) ?? sentences[0] ?? title
}

const countWords = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0

/** A shorter line is no sentence. */
const fewestWords = 4
