import { isCondition } from '../../matching/listing/conditions.ts'
import { findDuties } from '../../matching/listing/description-parts.ts'
import { isInstruction } from '../../resume/screening/machine-instructions.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { isWayOfWorking, skills } from '../../skills/vocabulary.ts'
import type { Found, Piece } from './pieces.ts'
import { findSections, type SectionPiece } from './sections.ts'

/** The limits of a listing: requirements, and characters of each. */
const mostRequirements = 30
const longestRequirement = 60

/**
 * The skills that the advertisement asks for, by their names in the vocabulary: those of its sections on requirements,
 * or without such a section those of all that it says of the work. Each has the words that it was read from.
 */
export function readSkills(text: string, pieces: readonly Piece[], title: string): Found<string>[] {
  const sections = findSections(text, pieces).filter(({ kind }) => kind !== 'other')
  const asked = dedupe(sections.flatMap(skillsOfPiece))
  return asked.length > 0 ? asked : dedupe(skillsOfWork(text, title))
}

function skillsOfPiece(piece: SectionPiece): Found<string>[] {
  if (isNotNeeded.test(piece.text) || isCondition(piece.text) || isInstruction(piece.text)) return []
  const nice = piece.kind === 'nice' ? ' (nice to have)' : ''
  const isSentence = piece.kind === 'requirements' || /,.* or /i.test(piece.text)
  const items = isSentence ? null : listedItems(piece)
  const names = items === null ? skillNames(piece.text) : items.flatMap(itemNames)
  return names.map((name) => ({ value: `${name}${nice}`, quote: piece.quote }))
}

const isNotNeeded =
  /\b(?:not (?:required|needed|necessary)|no (?:prior|previous|need|experience|coding)|without any)\b/i

/** The items of a list such as 'SQL, Excel and kolam drawing'; null for a sentence. */
function listedItems({ text, isListed }: SectionPiece): string[] | null {
  const items = text.split(/[;/]|,(?!\d)|\s(?:and|&)\s/).map((item) => item.trim().replace(/[.\s]+$/, ''))
  const isList = items.length > 1 || isListed
  return isList && items.every((item) => item.length <= 40 && item.split(/\s+/).length <= 4) ? items : null
}

/** The skills of an item, or the item itself where the vocabulary has none. */
function itemNames(item: string): string[] {
  const names = skillNames(item)
  if (names.length > 0) return names
  return /\p{L}{2}/u.test(item) && !isCondition(item) && !filler.test(item) ? [item] : []
}

const filler =
  /^(?:etc|and|or|more|others?|any|similar|basics?|freshers?|all|nil|none|na)\b|@|https?:|₹|\bper\b|\b(?:month|week|day|hour|year)s?\b/i

/** The names of the skills in a text; a choice ('Java, C++ or Python') stays one requirement. */
function skillNames(text: string): string[] {
  const names: string[] = []
  let end = 0
  // How many of the last names are a list with commas, which 'or' makes a choice.
  let inList = 0
  for (const found of findSkillIds(text)) {
    const gap = text.slice(end, found.start)
    const choice = [...names.slice(-inList), skills[found.id]!.name].join(' or ')
    if (inList > 0 && /^,?\s+or\s+$/i.test(gap) && choice.length <= longestRequirement) {
      names.splice(-inList, inList, choice)
      inList = 1
    } else {
      inList = /^,\s*$/.test(gap) ? inList + 1 : 1
      names.push(skills[found.id]!.name)
    }
    end = found.end
  }
  return names
}

/** Without a section: what the intern does or needs. Left out are ways of working, which every text names, and the title. */
function skillsOfWork(text: string, title: string): Found<string>[] {
  const inTitle = new Set(findSkillIds(title).map(({ id }) => id))
  return findDuties(text.replace(/\n{3,}/g, '\n\n'), '').flatMap((sentence) => {
    if (isNotNeeded.test(sentence)) return []
    const quote = sentence.trim()
    return findSkillIds(sentence)
      .filter(({ id }) => !isWayOfWorking(skills[id]!) && !inTitle.has(id))
      .map(({ id }) => ({ value: skills[id]!.name, quote }))
  })
}

function dedupe(found: readonly Found<string>[]): Found<string>[] {
  const byName = new Map<string, Found<string>>()
  for (const one of found) {
    const key = one.value.replace(/ \(nice to have\)$/, '').toLowerCase()
    if (one.value.length <= longestRequirement && !one.value.includes(',') && !byName.has(key)) byName.set(key, one)
  }
  return [...byName.values()].slice(0, mostRequirements)
}
