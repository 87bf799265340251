import type { ListingOffer } from '../../preferences/misses.ts'
import { generalField, skills } from '../../skills/vocabulary.ts'
import { type Allotment, sharePoints } from '../score/score-points.ts'
import { type Role, readRole } from '../titles/role-titles.ts'
import { type Ask, importanceIn, isGeneral, type Requirement, readRequirements, toAsk } from './asks.ts'
import { findDuties } from './description-parts.ts'
import { type FieldShare, fieldShares, type ReadPiece, readPiece } from './listing-fields.ts'

/** What a listing asks for, as its company wrote it. `companyName` tells the company's own words apart. */
export type ListingText = {
  id: string
  title: string
  description: string
  requirements: readonly string[]
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
  /** The fields of work of the listing and their shares; neighbours add a little more than 1 in all. */
  fields: readonly FieldShare[]
  points: Allotment
}

/**
 * Reads what a listing asks for: its requirements, or without one the skills that its description says are used, or
 * without these its title. What the company says of itself and sentences that address a machine change nothing.
 */
export function prepareListing(listing: ListingText): PreparedListing {
  const title = readPiece(listing.title.trim())
  const duties = findDuties(listing.description, listing.companyName ?? '').map(readPiece)
  const requirements = withImportance(readRequirements(listing.requirements), duties)
  const asks = findAsks(title.text, requirements, duties)
  const role = readRole(title.text)
  const fields = fieldShares({ title: [title], requirements: requirements.map(({ read }) => read), duties })
  return {
    id: listing.id,
    title: title.text,
    role,
    asks,
    askedSkills: [...new Set(asks.flatMap((ask) => ask.skills))],
    fields,
    points: sharePoints(asks, { role: role !== null, field: fields.length > 0 }),
  }
}

function findAsks(title: string, requirements: readonly Requirement[], duties: readonly ReadPiece[]): Ask[] {
  const asks = requirements.map(({ ask }) => ask)
  if (asks.some((ask) => !isGeneral(ask))) return asks
  const mentions = findMentions(duties, asks)
  if (mentions.length > 0) return [...asks, ...mentions]
  const { ask } = toAsk(withoutRank(title), 'title')
  return ask.skills.length + ask.words.length > 0 ? [...asks, { ...ask, importance: 'asked' }] : asks
}

/** A title without the word for the post: 'Food Photography Intern' asks for food photography. */
const withoutRank = (title: string): string =>
  title.replace(/\s*\b(?:internship|intern|trainee|apprentice|fresher)s?\b.*$/i, '')

/** A requirement of which the description says that it is required, or only welcome. */
function withImportance(requirements: readonly Requirement[], duties: readonly ReadPiece[]): Requirement[] {
  const said = duties
    .map((duty) => ({ importance: importanceIn(duty.text), skills: new Set(duty.skills.map(({ id }) => id)) }))
    .filter(({ importance }) => importance !== 'asked')
  return requirements.map(({ ask, read }) => {
    const own = said.find((sentence) => ask.importance === 'asked' && ask.skills.some((id) => sentence.skills.has(id)))
    return { read, ask: own ? { ...ask, importance: own.importance } : ask }
  })
}

const mostMentions = 8

/** The skills that the description names. */
function findMentions(duties: readonly ReadPiece[], asks: readonly Ask[]): Ask[] {
  const seen = new Set(asks.flatMap((ask) => ask.skills))
  const mentions: Ask[] = []
  for (const { text, skills: found } of duties)
    for (const { id, start, end } of found) {
      if (seen.has(id) || skills[id]!.field === generalField) continue
      seen.add(id)
      const phrase = text.slice(start, end)
      const importance = importanceIn(text)
      mentions.push({ kind: 'description', phrase, importance, skills: [id], every: true, degrees: [], words: [] })
    }
  return mentions.slice(0, mostMentions)
}
