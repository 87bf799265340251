import { isInstruction } from '../../resume/screening/machine-instructions.ts'
import { canonicalSkill } from '../../skills/canonical.ts'
import { findShownDeeds } from '../../skills/deeds/shown-deeds.ts'
import { findAskedWays } from '../../skills/deeds/ways-of-working.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { addSigns, type FieldSigns, findFieldSigns, resolveSenses } from '../../skills/senses.ts'
import { stemWord } from '../../skills/stems.ts'
import { isTrade } from '../../skills/subjects.ts'
import { normalizedWords, tokenize } from '../../skills/tokens.ts'
import { generalField, isWayOfWorking, skills as vocabulary } from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { isFiller } from '../profile/uncounted-words.ts'
import { findPlaceWords } from '../profile/work-places.ts'
import { readStudies } from '../studies/asked-studies.ts'
import { isCondition, withoutConditions } from './conditions.ts'
import { type Importance, importanceIn } from './importance.ts'
import { type ReadPiece, readPiece } from './listing-fields.ts'
import { isAboutPerson } from './personal-asks.ts'

/**
 * One thing that a listing asks for. `skills` are those its phrase names; `every` when all of them are wanted, not one of
 * them. Without a skill, one of the `degrees` (keys of `HeldStudy`) or the `words` are looked for: classes of `wordClass`,
 * '@kitchen' for work at a kind of place and '#12' for a skill, '|' between those of which one is enough, '&' between parts.
 */
export type Ask = {
  kind: 'requirement' | 'description' | 'title'
  phrase: string
  importance: Importance
  skills: readonly number[]
  every: boolean
  degrees: readonly string[]
  words: readonly string[]
}

export type Requirement = { ask: Ask; read: ReadPiece }

const mostRequirements = 60

/**
 * The requirements of a listing without conditions, repeated ones and those that name nothing to look for. Words of several
 * senses mean what fits its title and the other requirements.
 */
export function readRequirements(texts: readonly string[], title = ''): Requirement[] {
  const seen = new Set<string>()
  const asked = texts.slice(0, mostRequirements).filter((text) => !isInstruction(text) && !isCondition(text))
  const signs = addSigns(...[title, ...asked].map(readPiece).map(({ text, skills }) => findFieldSigns(text, skills)))
  return asked
    .map((text) => toAsk(text, 'requirement', signs))
    .filter(({ ask }) => {
      const key = [[...ask.skills].sort((a, b) => a - b), ask.degrees, ask.words]
        .map((part) => part.join(' '))
        .join('|')
      if (key === '||' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** Reads one phrase of a listing. `signs` tell what the listing is about. */
export function toAsk(text: string, kind: Ask['kind'], signs: FieldSigns = new Map()): Requirement {
  const piece = readPiece(text.trim())
  const isName = canonicalSkill(piece.text) !== null
  const asked = isName ? piece.text : withoutConditions(piece.text)
  if (kind === 'requirement' && !isName)
    piece.skills = findTurnedSkill(asked) ?? withWays(asked, findSkillIds(asList(asked)))
  const read = { ...piece, skills: resolveSenses(piece.text, piece.skills, () => [signs]) }
  const studies = readStudies(read.text)?.filter((key) => kind === 'requirement' || !key.endsWith('.*')) ?? []
  const work = kind === 'requirement' && studies.length === 0 ? workWords(asked, read.skills) : null
  const isNamed = studies.length === 0 && work === null
  const named = isNamed ? [...new Set(withoutLanguages(read).flatMap(({ id }) => namedParts(id)))] : []
  const isDeed = kind === 'requirement' && isNamed && named.length === 0
  const told = isDeed ? findAskedDeeds(asked) : []
  const skills = [...named, ...told]
  const words = skills.length > 0 || studies.length > 0 ? [] : (work ?? joinedWords(asked))
  const every = told.length === 0 && !offersChoice.test(read.text)
  return {
    read,
    ask: { kind, phrase: read.text, importance: importanceIn(read.text), skills, every, degrees: studies, words },
  }
}

/** The skills that a phrase names, or where a way of working comes first, that with whatever trade is around it. */
function withWays(phrase: string, named: ReadPiece['skills']): ReadPiece['skills'] {
  const isWay = (id: number) => isWayOfWorking(vocabulary[id]!)
  if (named.some(({ id }, at) => !isWay(id) && (at === 0 || !isTrade(id)))) return named
  const asked = findAskedWays(phrase).map((id) => ({ id, start: 0, end: phrase.length }))
  return asked.length > 0 ? asked : named
}

/** The skills that the deed of a phrase shows, as 'Follow up of unpaid bills': those of its longest part. */
function findAskedDeeds(phrase: string): number[] {
  const deeds = isAboutPerson(phrase) ? [] : findShownDeeds(phrase)
  const longest = Math.max(...deeds.map(({ start, end }) => end - start))
  return [...new Set(deeds.filter(({ start, end }) => end - start === longest).map(({ id }) => id))]
}

/** 'Billing and cash handling' with a comma: two names, which count as in a list. Every letter keeps its place. */
const asList = (phrase: string): string =>
  /^[^\s,]+(?: [^\s,]+)? (?:and|&) [^\s,]+(?: [^\s,]+)?$/i.test(phrase)
    ? phrase.replace(/ (and|&)(?= )/i, (joint) => `,${' '.repeat(joint.length - 1)}`)
    : phrase

/** The skill whose name has the words of the phrase in another order or form: 'Testing of concrete', 'Brochure designing'. */
function findTurnedSkill(phrase: string): ReadPiece['skills'] | null {
  if (joinsTwo.test(phrase)) return null
  turnedNames ??= [stemWord, wordClass].map((form) => ({ form, ids: indexByWords(form) }))
  const id = turnedNames.map(({ form, ids }) => ids.get(wordsKey(phrase, form))).find((named) => named != null)
  return id == null ? null : [{ id, start: 0, end: phrase.length }]
}

let turnedNames: { form: WordForm; ids: Map<string, number | null> }[] | undefined
type WordForm = (word: string) => string
const joinsTwo = /[,/&+]|\b(?:and|or)\b/i

/** Skills by the words of their names of two words and more; null for words that name several. */
function indexByWords(form: WordForm): Map<string, number | null> {
  const index = new Map<string, number | null>()
  for (const { id, surfaces } of vocabulary)
    for (const { text } of surfaces) {
      const key = wordsKey(text, form)
      if (key.includes(' ')) index.set(key, index.has(key) && index.get(key) !== id ? null : id)
    }
  return index
}

const wordsKey = (name: string, form: WordForm): string =>
  [
    ...new Set(
      normalizedWords(name)
        .filter((word) => !linkingWords.has(word))
        .map(form),
    ),
  ]
    .sort()
    .join(' ')

const linkingWords: ReadonlySet<string> = new Set(normalizedWords('of the a an in for to with basic knowledge'))

/** The skills that a name joins: whoever shows HTML and CSS shows 'HTML/CSS'. */
function namedParts(id: number): readonly number[] {
  const { name, broader } = vocabulary[id]!
  // An intern is asked to speak English, not to teach it.
  if (name === 'Spoken English') return broader
  return broader.map((part) => vocabulary[part]!.name).join('/') === name ? broader : [id]
}

/** Whether an ask is only about ways of working ('communication') or any degree ('graduate'). */
export const isGeneral = (ask: Ask): boolean =>
  isOfAnyDegree(ask) || (ask.skills.length > 0 && ask.skills.every((id) => isWayOfWorking(vocabulary[id]!)))

const isOfAnyDegree = ({ degrees }: Ask): boolean => degrees.some((key) => key.endsWith('.*') && key !== 'iti.*')

/** Whether an ask is about what every kind of work uses: a way of working, an office program, a language, any degree. */
export const isOfAllWork = (ask: Ask): boolean =>
  isOfAnyDegree(ask) ||
  (ask.skills.length > 0 &&
    ask.skills.every((id) => vocabulary[id]!.field === generalField || vocabulary[id]!.category === 'Languages'))

// 'React or Angular', 'Java/Kotlin', 'any of …'
const offersChoice = /\bor\b|\bany of\b|\//i

const mostWords = 8
const activities: ReadonlySet<string> = new Set(normalizedWords('management development process'))

/** 'Experience in a retail store', 'kitchen or bakery training': work at such a place, or what its skill shows. */
function workWords(phrase: string, skills: ReadPiece['skills']): string[] | null {
  const places = ofWork.test(phrase) ? findPlaceWords(phrase) : []
  const isPlace = (one: { start: number; end: number }) =>
    places.some(({ start, end }) => one.start < end && one.end > start)
  if (places.length === 0 || !skills.every(isPlace) || isAboutPerson(phrase)) return null
  const rest = tokenize(phrase).filter((token) => !isPlace(token) && !isFiller(token.norm) && !asking.has(token.norm))
  if (rest.length > 0 && skills.length > 0) return null
  const kinds = [...new Set(places.map(({ word }) => word))]
  if (rest.length > 0) return [kinds[0]!, ...new Set(rest.map(({ norm }) => wordClass(norm)))].slice(0, mostWords)
  return [...kinds, ...new Set(skills.map(({ id }) => `#${id}`))].flatMap((word, at) =>
    at === 0 ? [word] : ['|', word],
  )
}

const ofWork =
  /\b(?:experience|exposure|training|trained|internships?|worked|working|work|posting|hands[- ]on|background)\b/i

/** Words that ask for experience and name none. */
const asking: ReadonlySet<string> = new Set(
  normalizedWords(`earlier prior previous previously past practical practically direct exposure training trained internship
    worked posting company firm industry sector environment setting project interested ready`),
)

/** Of 'content writing in Hindi or English' the writing: who speaks English has not written. */
const withoutLanguages = ({ text, skills }: ReadPiece): ReadPiece['skills'] => {
  const isLanguage = ({ id }: { id: number }) => vocabulary[id]!.category === 'Languages'
  if (!/\bor\b|\//i.test(text) || !skills.some(isLanguage) || skills.every(isLanguage)) return skills
  return skills.filter((one) => !isLanguage(one))
}

/** The words of each part of a phrase: 'Good listening and note writing' asks for two things. */
function joinedWords(phrase: string): string[] {
  const isChoice = offersChoice.test(phrase)
  const parts = phrase.split(/[,;/&+]|\b(?:and|or)\b/i).map(phraseWords)
  const own = parts.filter((part, at) => part.length > 0 && parts.findIndex((one) => one.join() === part.join()) === at)
  if (own.length < 2 || isAboutPerson(phrase)) return phraseWords(phrase)
  return own.flatMap((part, at) => (at === 0 ? part : [isChoice ? '|' : '&', ...part])).slice(0, 2 * mostWords)
}

/** The classes of the meaningful words of a phrase; none when it is about the person. */
function phraseWords(phrase: string): string[] {
  if (isAboutPerson(phrase)) return []
  const all = normalizedWords(phrase).filter((word) => word !== 's')
  const own = all.filter((word) => !isFiller(word) && !asking.has(word))
  // The 'water' of 'water management' alone is any water.
  const words = own.length === 1 ? all.filter((word) => own.includes(word) || activities.has(word)) : own
  return [...new Set(words.map(wordClass))].slice(0, mostWords)
}
