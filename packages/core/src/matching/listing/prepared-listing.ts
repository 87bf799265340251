import type { ListingOffer } from '../../preferences/misses.ts'
import { findShownDeeds } from '../../skills/deeds/shown-deeds.ts'
import { generalField, skills } from '../../skills/vocabulary.ts'
import { type Allotment, sharePoints } from '../score/score-points.ts'
import { type Role, readRole } from '../titles/role-titles.ts'
import { type Ask, isOfAllWork, type Requirement, readRequirements, toAsk } from './asks.ts'
import { findDuties } from './description-parts.ts'
import { type Importance, importanceBySkill, importanceOfWords, repeatLabels } from './importance.ts'
import { type FieldShare, listingFields, type ReadPiece, readPiece } from './listing-fields.ts'

/** What a listing asks for, as its company wrote it. `companyName` tells the company's own words apart. */
export type ListingText = {
  id: string
  title: string
  description: string
  requirements: readonly string[]
  /** Requirements, as they are written in `requirements`, that the company marked; this wins over what its text says. */
  mustHave?: readonly string[] | undefined
  niceToHave?: readonly string[] | undefined
  companyName?: string
  /** Only preferences read it; no score depends on it. */
  offer?: ListingOffer
}

/** A listing ready to be scored; independent of any resume and of other listings. */
export type PreparedListing = {
  id: string
  title: string
  role: Role | null
  asks: readonly Ask[]
  /** Every skill asked for, once. */
  askedSkills: readonly number[]
  /** The main fields of work of the listing. */
  fields: readonly FieldShare[]
  points: Allotment
}

/**
 * Reads what a listing asks for: its requirements. Where none of them tells applicants apart, also the skills that its
 * description says are used or that the work shows, and its title. What the company says of itself and sentences that
 * address a machine change nothing.
 */
export function prepareListing(listing: ListingText): PreparedListing {
  const title = readPiece(listing.title.trim())
  const duties = findDuties(repeatLabels(listing.description), listing.companyName ?? '').map(readPiece)
  const requirements = withImportance(readRequirements(listing.requirements, listing.title), duties, listing)
  const asks = findAsks(title.text, requirements, duties)
  const role = readRole(title.text)
  const requirementTexts = requirements.map(({ read }) => read)
  const fields = title.text === '' ? [] : listingFields({ title, requirements: requirementTexts, duties })
  return {
    id: listing.id,
    title: title.text,
    role,
    asks,
    askedSkills: [...new Set(asks.flatMap((ask) => ask.skills))],
    fields,
    points: sharePoints(asks),
  }
}

function findAsks(title: string, requirements: readonly Requirement[], duties: readonly ReadPiece[]): Ask[] {
  let asks = requirements.map(({ ask }) => ask)
  if (asks.some(isTelling)) return asks
  asks = [...asks, ...findMentions(duties, asks)]
  if (asks.filter(isTelling).length < fewestTelling) asks = [...asks, ...findMentions(duties.map(readDeeds), asks)]
  if (asks.filter(isTelling).length >= fewestTelling) return asks
  const { ask } = toAsk(withoutRank(title), 'title')
  const isNew = ask.words.length > 0 || ask.skills.some((id) => asks.every(({ skills }) => !skills.includes(id)))
  return isNew ? [...asks, { ...ask, importance: 'asked' }] : asks
}

/** Whether it tells applicants apart: no way of working, office program or language, and not only nice to have. */
const isTelling = (ask: Ask): boolean => !isOfAllWork(ask) && ask.importance !== 'nice'
const fewestTelling = 2

/** The skills that the work of a sentence shows ('screen resumes'). Where deeds overlap, the shortest counts. */
function readDeeds({ text }: ReadPiece): ReadPiece {
  const inOrder = findShownDeeds(text).sort((one, other) => one.end - one.start - (other.end - other.start))
  const chosen: typeof inOrder = []
  for (const deed of inOrder)
    if (chosen.every(({ start, end }) => deed.end <= start || deed.start >= end)) chosen.push(deed)
  return { text, skills: chosen.sort((one, other) => one.start - other.start) }
}

/** A title without the word for the post: 'Food Photography Intern' asks for food photography. */
const withoutRank = (title: string): string =>
  title.replace(/\s*\b(?:internship|intern|trainee|apprentice|fresher)s?\b.*$/i, '')

/** Each requirement with the importance that the company marked or else, where it says none itself, its description. */
function withImportance(
  requirements: readonly Requirement[],
  duties: readonly ReadPiece[],
  { mustHave = [], niceToHave = [] }: Pick<ListingText, 'mustHave' | 'niceToHave'>,
): Requirement[] {
  const said = duties.map(importanceBySkill)
  /** What is said of a requirement whose words the description has without a skill ('POS knowledge preferred'). */
  const saidOfWords = (phrase: string) => duties.flatMap((duty) => importanceOfWords(duty, phrase) ?? []).at(0)
  const marks = new Map<string, Importance>([
    ...niceToHave.map((text) => [spelling(text), 'nice'] as const),
    ...mustHave.map((text) => [spelling(text), 'must'] as const),
  ])
  return requirements.map(({ ask, read }) => {
    const marked = marks.get(spelling(ask.phrase))
    const inText = said.flatMap((sentence) => ask.skills.map((id) => sentence.get(id))).find((one) => one !== undefined)
    const importance =
      marked ?? (ask.importance === 'asked' ? (inText ?? saidOfWords(ask.phrase)) : undefined) ?? ask.importance
    return { read, ask: { ...ask, importance } }
  })
}

const spelling = (text: string): string => text.trim().toLowerCase()

const mostMentions = 8

/** The skills that the description names. */
function findMentions(duties: readonly ReadPiece[], asks: readonly Ask[]): Ask[] {
  const seen = new Set(asks.flatMap((ask) => ask.skills))
  const mentions: Ask[] = []
  for (const duty of duties) {
    const said = importanceBySkill(duty)
    for (const { id, start, end } of duty.skills) {
      if (seen.has(id) || skills[id]!.field === generalField) continue
      seen.add(id)
      const phrase = duty.text.slice(start, end)
      const importance = said.get(id) ?? 'asked'
      mentions.push({ kind: 'description', phrase, importance, skills: [id], every: true, degrees: [], words: [] })
    }
  }
  return mentions.slice(0, mostMentions)
}
