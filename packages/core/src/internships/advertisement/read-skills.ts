import { isCondition } from '../../matching/listing/conditions.ts'
import { findDuties } from '../../matching/listing/description-parts.ts'
import { importanceBySkill, importanceIn } from '../../matching/listing/importance.ts'
import { findDegreeNames } from '../../matching/studies/study-names.ts'
import { isInstruction } from '../../resume/screening/machine-instructions.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { addSigns, type FieldSigns, findFieldSigns, resolveSenses } from '../../skills/senses.ts'
import { isWayOfWorking, type Skill, skills } from '../../skills/vocabulary.ts'
import { isFact } from './facts-line.ts'
import type { Found, Piece } from './pieces.ts'
import { findSections, type SectionKind, type SectionPiece } from './sections.ts'

/** The limits of a listing: requirements, and characters of each. */
const mostRequirements = 30
const longestRequirement = 60

/**
 * The skills that the advertisement asks for, by their names in the vocabulary: those of its sections on requirements, what
 * it calls welcome anywhere, and, where these are too few for a resume to answer, those of what it says about the work. The
 * welcome ones come last. Each has the words that it was read from.
 */
export function readSkills(text: string, pieces: readonly Piece[], title: string): Found<string>[] {
  const sections = findSections(text, pieces)
  const signs = addSigns(...[title, text].map((part) => findFieldSigns(part, findSkillIds(part))))
  const asked = sections.flatMap((piece, index) => {
    const found = piece.isCell ? skillsOfCell(piece, signs) : skillsOfPiece(piece, signs)
    const isAsked =
      piece.isCell || isAsking.has(piece.kind) || importanceIn(piece.text) === 'must' || asksPerson(sections, index)
    return isAsked ? found : found.filter(({ value }) => isNice.test(value))
  })
  const isOfWork = ({ kind }: SectionPiece) => kind === 'work' || kind === 'label'
  const work = sections.some(({ kind }) => kind === 'work') ? sections.filter(isOfWork).map((piece) => piece.text) : []
  const telling = dedupe(asked).filter(({ value }) => isTelling(value))
  const ofWork =
    telling.length >= fewestTelling
      ? []
      : skillsOfWork(work.length > 0 ? work.join('\n') : withoutCells(text, pieces), title, signs)
  const all = dedupe([...asked, ...ofWork])
  return [...all.filter(({ value }) => !isNice.test(value)), ...all.filter(({ value }) => isNice.test(value))]
}

const isAsking: ReadonlySet<SectionKind> = new Set(['skills', 'requirements', 'nice'])

/** 'Someone good at photography', and 'Excel basics.' behind it in its line. */
function asksPerson(pieces: readonly SectionPiece[], index: number): boolean {
  const { text, line } = pieces[index]!
  const before = pieces[index - 1]
  if (ofPerson.test(text)) return true
  return before?.line === line && text.split(' ').length <= mostOfFragment && asksPerson(pieces, index - 1)
}

const mostOfFragment = 4
const ofPerson =
  /^(?:(?!we (?:are|have|work)\b|our\b).)*\b(?:good|strong|skilled|comfortable|confident|proficient|fluent|experienced|familiar) (?:at|in|with)\b/i

/** Fewer than these do not tell applicants apart. */
const fewestTelling = 2

/** Whether it is asked for and more than a language, an office program or a way of working, which most applicants name. */
function isTelling(requirement: string): boolean {
  const ids = findSkillIds(requirement).map(({ id }) => skills[id]!)
  return !isNice.test(requirement) && !(ids.length > 0 && ids.every(isCommon))
}

const isCommon = (skill: Skill) =>
  isWayOfWorking(skill) || skill.category === 'Languages' || skill.category === 'Office programs'

const niceMark = ' (nice to have)'
const isNice = / \(nice to have\)$/

function skillsOfPiece(piece: SectionPiece, signs: FieldSigns): Found<string>[] {
  const isDropped = isNotNeeded.test(piece.text) && !isWelcome.test(piece.text)
  if (isDropped || isCondition(piece.text) || isInstruction(piece.text)) return []
  const text = withoutDegree(piece.text)
  const isSentence = piece.kind === 'requirements' || /,.* or /i.test(text)
  const items = isSentence ? null : listedItems({ ...piece, text })
  const names = items === null ? sentenceNames(text, signs) : items.flatMap((item) => itemNames(item, signs))
  return names.map((name) => ({
    value: piece.kind === 'nice' && !isNice.test(name) ? `${name}${niceMark}` : name,
    quote: piece.quote,
  }))
}

/** Titles, facts, conditions and things are no skills. What the vocabulary does not have is one where it is asked for. */
function skillsOfCell({ text, quote }: SectionPiece, signs: FieldSigns): Found<string>[] {
  const item = text.replace(askingWords, '').trim()
  if (isTitle.test(text) || isFact(item) || isCondition(item) || namesThing(item)) return []
  const isNamed = item !== text.trim() && findDegreeNames(item).length === 0
  const mark = importanceIn(text) === 'nice' ? niceMark : ''
  const isMust = mark === '' && mustWords.test(text)
  return item.split(/\s(?:and|&|\+)\s|\s?\/\s?/i).flatMap((part) => {
    const names = skillNames(part, signs)
    const all = names.length === 0 && isNamed ? itemNames(part, signs) : names
    return all.map((name) => ({ value: `${name.replace(isNice, '')}${mark}`, quote, ...(isMust && { isMust }) }))
  })
}

const askingWords =
  /^(?:(?:must|should) (?:know|have)|(?:good |basic |sound )?(?:knowledge|experience) (?:of|in|with))\s+|\s*[-:(]*\s*\b(?:is |are |a )*(?:must(?:[- ]haves?)?|required|req(?:['’]?d)?|needed|necessary|mandatory|compulsory|essential|preferred|plus|optional)\b.*$/gi
const mustWords = /\b(?:must|required|req(?:['’]?d)?|needed|necessary|mandatory|compulsory|essential)\b/i
const isTitle = /\b(?:interns?|internships?|trainees?|apprentices?|wanted|hiring)\b/i
/** What a student owns, brings or is, and how the work is arranged. */
const isThing =
  /\b(?:laptops?|computer|pc|desktop|phones?|camera|bikes?|two[- ]?wheeler|vehicle|scooty|licen[cs]e|wi-?fi|internet|portfolio|resumes?|cvs?|photos?|noc|aadhaar|pan card|id (?:card|proof)|travel|relocat\w*|accommodation|food|uniform|join(?:ing|ers?)|freshers?|candidates?|females?|males?|girls|boys|age|gender|year|semester|cgpa|shifts?|weekends?|timings?|hours|hrs|availability|commitment|experience|attendance|interviews?|reference|students?|graduates?|batch|apply|contact|dm)\b/i

/** 'own laptop', but not the computer of 'computer vision'. */
function namesThing(item: string): boolean {
  const [word = '', at = -1] = [isThing.exec(item)?.[0], item.search(isThing)]
  return at >= 0 && !findSkillIds(item).some(({ start, end }) => start <= at && end > at && end - start > word.length)
}

function withoutCells(text: string, pieces: readonly Piece[]): string {
  const lines = new Set(pieces.flatMap(({ isCell, line }) => (isCell ? line : [])))
  return text
    .split('\n')
    .filter((_, line) => !lines.has(line))
    .join('\n')
}

/** Without the degree that students are asked for and its subjects, which are conditions and no skills. */
function withoutDegree(text: string): string {
  const degrees = findDegreeNames(text)
  const study = studies.exec(text)
  const first = Math.min(degrees[0]?.start ?? text.length, study?.index ?? text.length)
  const last = Math.max(degrees.at(-1)?.end ?? 0, study ? study.index + study[0].length : 0)
  if (last === 0) return text
  const behind = text.slice(text[last] === '.' ? last + 1 : last)
  const common = findSkillIds(behind).find(({ id }) => isCommon(skills[id]!))
  const until = behind.slice(0, common?.start)
  const ends = [until.search(behindDegree), common ? until.lastIndexOf(',') : -1, behind.search(behindDegree)]
  return text.slice(0, first) + behind.slice(ends.find((end) => end >= 0) ?? behind.length)
}

const studies =
  /\b(?:pursuing|studying|you study|(?:students?|graduates?|undergraduates?|background|degrees?|diploma|bachelor(?:['’]?s)?|master(?:['’]?s)?(?: student)?) (?:of|in)|(?:bachelor|master)(?:['’]?s)? (?:degree|student))\b/i
const behindDegree =
  /(?:[;:]|\.(?=\s)|\b(?:with|who|having|knowledge|experience|familiar|skilled|proficien\w+|fluen\w+|good|strong|must|should)\b)/i

const isNotNeeded =
  /\b(?:not (?:required|needed|necessary)|no (?:prior|previous|need|experience|coding)|without any|(?:okay|ok|fine|no problem) if|never (?:used|touched|worked with))\b/i

/** 'Malayalam would be lovely but not necessary' */
const isWelcome = /\bwould (?:be|help)\b|\bhelps\b/i

/** The items of a list such as 'SQL, Excel and kolam drawing'; null for a sentence. */
function listedItems({ text, isListed }: SectionPiece): string[] | null {
  const items = text
    .split(/[;/]|,(?!\d)|\s(?:and|[&+])\s/)
    .map((item) => item.trim().replace(/^an? (?:bit|little) of\s+|[.\s]+$/gi, ''))
  const isList = items.length > 1 || isListed
  return isList && items.every((item) => item.length <= 40 && item.split(/\s+/).length <= 4) ? items : null
}

/** The skills of a sentence, or the program that it names ('Knowledge of Micromedex is an advantage'). */
function sentenceNames(text: string, signs: FieldSigns): string[] {
  const names = skillNames(text, signs)
  const unknown = names.length === 0 ? unknownProgram.exec(text)?.[1] : undefined
  return unknown === undefined ? names : [`${unknown}${importanceIn(text) === 'nice' ? niceMark : ''}`]
}

const unknownProgram =
  /\b(?:[Kk]nowledge of|[Ff]amili\w+ with|[Ee]xperience (?:with|in|using)|[Ee]xposure to|[Pp]roficien\w+ in|[Ww]orking (?:with|in|on)) (\p{Lu}[\p{L}\d+#.-]*[\p{L}\d+#])(?=[\s,.;]|$)(?! \p{Lu})/u

/** The skills of an item, or the item itself where the vocabulary has none. */
function itemNames(item: string, signs: FieldSigns): string[] {
  const names = skillNames(item, signs)
  if (names.length > 0) return names
  return /\p{L}{2}/u.test(item) && !isCondition(item) && !filler.test(item) ? [item] : []
}

const filler =
  /^(?:etc|and|or|more|others?|any|similar|basics?|freshers?|all|nil|none|na|you|we|your|has|have)\b|@|https?:|₹|\bper\b|\b(?:month|week|day|hour|year)s?\b/i

/** The names of the skills in a text; a choice ('Java, C++ or Python') stays one requirement. */
function skillNames(text: string, signs: FieldSigns, isAsked: (id: number) => boolean = () => true): string[] {
  const found = resolveSenses(text, findSkillIds(text), () => [signs]).filter(({ id }) => isAsked(id))
  const importance = importanceBySkill({ text, skills: found })
  const names: string[] = []
  let end = 0
  // How many of the last names are a list with commas, which 'or' makes a choice.
  let inList = 0
  for (const { id, start, end: next } of found) {
    const gap = text.slice(end, start)
    const name = `${skills[id]!.name}${importance.get(id) === 'nice' ? niceMark : ''}`
    const choice = [...names.slice(-inList).map((one) => one.replace(isNice, '')), name].join(' or ')
    if (inList > 0 && /^,?\s+or\s+$/i.test(gap) && choice.length <= longestRequirement) {
      names.splice(-inList, inList, choice)
      inList = 1
    } else {
      inList = /^,\s*$/.test(gap) ? inList + 1 : 1
      names.push(name)
    }
    end = next
  }
  return names
}

/** Without a section: what the intern does or needs. Left out are ways of working, which every text names, and the title. */
function skillsOfWork(text: string, title: string, signs: FieldSigns): Found<string>[] {
  // 'Lab Intern (Microbiology)' asks for what it adds.
  const inTitle = new Set(findSkillIds(title.split(/\s[–—-]\s|[,(]/, 1)[0]!).map(({ id }) => id))
  return findDuties(text.replace(/\n{3,}/g, '\n\n'), '').flatMap((sentence) => {
    if (isNotNeeded.test(sentence) || isOfNotice.test(sentence) || isHashtags.test(sentence)) return []
    const quote = sentence.trim()
    const names = skillNames(
      withoutDegree(sentence.replace(whoHires, '')),
      signs,
      (id) => !isWayOfWorking(skills[id]!) && !inTitle.has(id),
    )
    return names.map((value) => ({ value, quote }))
  })
}

/** 'Advertisement No. 14/2026', 'Walk-in on 5 December at 10 am, HR dept'. */
const isOfNotice =
  /^(?:(?:advertisement|advt?|circular|ref(?:erence)?)\b[\s.:]*(?:no|number)\b|walk[- ]in\b|(?:contact|company|logistics|about us)\s*[|:–-])/i

const isHashtags = /^\s*(?:#\S+\s*)+$/

/** 'Little Oaks Preschool is looking for', whose words name the company. */
const whoHires = /^.{0,80}\b(?:is|are) (?:now |currently )?(?:hiring|looking for|seeking|recruiting)\b/i

function dedupe(found: readonly Found<string>[]): Found<string>[] {
  const byName = new Map<string, Found<string>>()
  for (const one of found) {
    const key = one.value.replace(isNice, '').toLowerCase()
    if (one.value.length <= longestRequirement && !one.value.includes(',') && !byName.has(key)) byName.set(key, one)
  }
  return [...byName.values()].slice(0, mostRequirements)
}
