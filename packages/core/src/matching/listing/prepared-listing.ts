import { isInstruction } from '../../resume/screening/machine-instructions.ts'
import { tokenize } from '../../skills/tokens.ts'
import { generalField, skills } from '../../skills/vocabulary.ts'
import { isFiller, isNeverCounted } from '../profile/uncounted-words.ts'
import { type FieldShare, fieldShares, findRoles, type ReadPiece, readPiece } from './listing-fields.ts'

/** What a listing asks for, as its company wrote it. */
export type ListingText = { id: string; title: string; description: string; requirements: readonly string[] }

/**
 * One thing that a listing asks for. `skills` are those its phrase names; `every` when all of them are wanted, not one
 * of them. Without a skill of the vocabulary the `words` are looked for as they are.
 */
export type Ask = {
  kind: 'requirement' | 'description'
  phrase: string
  skills: readonly number[]
  every: boolean
  words: readonly string[]
}

/** A listing ready to be scored; independent of the market and of any resume. */
export type PreparedListing = {
  id: string
  title: string
  /** Roles that the title names, as `findFieldWords` keys them. */
  roles: readonly string[]
  asks: readonly Ask[]
  /** Every skill asked for, once. */
  askedSkills: readonly number[]
  /** The fields of work of the listing and their shares; neighbours add a little more than 1 in all. */
  fields: readonly FieldShare[]
}

/** Reads what a listing asks for and the fields of work that it belongs to. Sentences that address a machine are skipped. */
export function prepareListing(listing: ListingText): PreparedListing {
  const title = readPiece(listing.title.trim())
  const requirements = uniqueRequirements(listing.requirements)
  const sentences = splitSentences(listing.description).map(readPiece)
  const asks = [...requirements.map(({ ask }) => ask), ...findMentions(sentences, requirements)]
  return {
    id: listing.id,
    title: title.text,
    roles: findRoles(title),
    asks,
    askedSkills: [...new Set(asks.flatMap((ask) => ask.skills))],
    fields: fieldShares({
      title: [title],
      requirements: requirements.map(({ read }) => read),
      description: sentences,
    }),
  }
}

type Requirement = { ask: Ask; read: ReadPiece }

const mostRequirements = 60

/** Leaves out requirements without a skill or a meaningful word, and repeated ones. */
function uniqueRequirements(texts: readonly string[]): Requirement[] {
  const seen = new Set<string>()
  return texts
    .slice(0, mostRequirements)
    .filter((text) => !isInstruction(text))
    .map(toRequirement)
    .filter(({ ask }) => {
      const key = `${[...ask.skills].sort((a, b) => a - b).join(' ')}|${ask.words.join(' ')}`
      if (key === '|' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

function toRequirement(text: string): Requirement {
  const read = readPiece(text.trim())
  const found = [...new Set(read.skills.map((skill) => skill.id))]
  const words = found.length > 0 ? [] : phraseWords(read.text)
  const every = !offersChoice.test(read.text)
  return { read, ask: { kind: 'requirement', phrase: read.text, skills: found, every, words } }
}

// 'React or Angular', 'Java/Kotlin', 'any of …'
const offersChoice = /\bor\b|\bany of\b|\//i

const mostWords = 8

/** The meaningful words of a phrase; none when one of them is about the person (`isNeverCounted`). */
function phraseWords(phrase: string): string[] {
  const words = tokenize(phrase).map((token) => token.norm)
  return words.some(isNeverCounted) ? [] : words.filter((word) => !isFiller(word)).slice(0, mostWords)
}

const mostMentions = 6
const mostMentionsAlone = 12

/** Skills that only the description names. */
function findMentions(sentences: readonly ReadPiece[], requirements: readonly Requirement[]): Ask[] {
  const seen = new Set(requirements.flatMap(({ ask }) => ask.skills))
  const asks: Ask[] = []
  for (const { text, skills: found } of sentences)
    for (const { id, start, end } of found) {
      if (seen.has(id) || skills[id]!.field === generalField) continue
      seen.add(id)
      asks.push({ kind: 'description', phrase: text.slice(start, end), skills: [id], every: true, words: [] })
    }
  return asks.slice(0, requirements.length > 0 ? mostMentions : mostMentionsAlone)
}

/** The sentences of a description, without those about perks or about what is not needed. */
function splitSentences(description: string): string[] {
  return description.split(/\n|(?<=[.!?;])\s/).filter((sentence) => !isOffer.test(sentence) && !isInstruction(sentence))
}

const isOffer = new RegExp(
  [
    "perks?|benefits?|we offer|what you(?:’|')?ll get|you will (?:get|receive|learn)|you(?:’|')ll learn|certificate",
    'letter of recommendation|stipend|(?:health|medical) insurance|not required|no prior|no experience',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
)
