import { remember } from '../../remember.ts'
import { isInstruction } from '../../resume/screening/machine-instructions.ts'
import { canonicalSkill } from '../../skills/canonical.ts'
import { findShownDeeds } from '../../skills/deeds/shown-deeds.ts'
import { findAskedWays } from '../../skills/deeds/ways-of-working.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { relatedSkills } from '../../skills/related.ts'
import { addSigns, type FieldSigns, findFieldSigns, resolveSenses } from '../../skills/senses.ts'
import { isTrade } from '../../skills/subjects.ts'
import { normalizedWords } from '../../skills/tokens.ts'
import {
  generalField,
  isCertificate,
  isHoldable,
  isWayOfWorking,
  skills as vocabulary,
} from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { isFiller } from '../profile/uncounted-words.ts'
import { readStudies } from '../studies/asked-studies.ts'
import { asList, findReworded, findWithoutTail, withHead, withTask } from './ask-wordings.ts'
import { isCondition, withoutConditions } from './conditions.ts'
import { type Importance, importanceIn } from './importance.ts'
import { type ReadPiece, readPiece } from './listing-fields.ts'
import { isAboutPerson } from './personal-asks.ts'

/**
 * One thing that a listing asks for. `skills` are those its phrase names; `every` when all of them are wanted, not one of
 * them. Without a skill, one of the `degrees` (keys of `HeldStudy`) or the `words` (classes of `wordClass`) are
 * looked for.
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
const mostPhrases = 2_000

/**
 * The requirements of a listing without conditions, repeated ones and those that name nothing to look for. Words of several
 * senses mean what fits its title and the other requirements.
 */
export function readRequirements(texts: readonly string[], title = ''): Requirement[] {
  const seen = new Set<string>()
  const asked = texts.slice(0, mostRequirements).filter((text) => !readOnce(text).isNoAsk)
  const signs = addSigns(signsOf(title), ...asked.map((text) => readOnce(text).signs))
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

/** What a phrase says whatever listing it is in. Listings share most of their phrases. */
const readOnce = remember((written) => {
  const piece = readPiece(written.trim())
  const isName = canonicalSkill(piece.text) !== null
  const asked = isName ? piece.text : withoutConditions(piece.text).replace(andReport, '')
  const named = isName
    ? piece.skills
    : (findReworded(asked) ?? withTask(asked, withHead(asked, withWays(asked, findSkillIds(asList(asked))))))
  return {
    piece,
    asked,
    named,
    studies: readStudies(piece.text) ?? [],
    isNoAsk: isInstruction(written) || isCondition(written),
    signs: signsOf(written),
  }
}, mostPhrases)

const signsOf = (text: string): FieldSigns => findFieldSigns(text, readPiece(text).skills)

/** Reads one phrase of a listing. `signs` tell what the listing is about. */
export function toAsk(text: string, kind: Ask['kind'], signs: FieldSigns = new Map()): Requirement {
  const { piece, asked, named: own, studies: inText } = readOnce(text)
  const found = kind === 'requirement' ? own : piece.skills
  const read = { ...piece, skills: resolveSenses(piece.text, found, () => [signs]) }
  const isNoDegree = read.skills.length > 0 && /^\W*(?:llms?\b|b[bm]s\W*$)/i.test(read.text)
  const studies = isNoDegree ? [] : inText.filter((key) => kind === 'requirement' || !key.endsWith('.*'))
  const all = studies.length === 0 ? [...new Set(read.skills.flatMap(({ id }) => namedParts(id)))] : []
  const named = read.text.includes('(') ? withoutTaught(all) : all
  const isDeed = kind === 'requirement' && named.length === 0 && studies.length === 0
  const told = isDeed ? findAskedDeeds(asked) : []
  const skills = [...named, ...told]
  const words = skills.length > 0 || studies.length > 0 ? [] : phraseWords(asked)
  const every = told.length === 0 && (!offersChoice.test(read.text) || namesMeans(read))
  return {
    read,
    ask: { kind, phrase: read.text, importance: importanceIn(read.text), skills, every, degrees: studies, words },
  }
}

/** In 'Vulnerability scanning and reporting' telling of it is no reporting of news. */
const andReport = /(?<=\p{L}{4}(?<!news|writing|anchoring|journalism)) (?:and|&) reporting$/iu

/** The skills that a phrase names, or where a way of working comes first, that with whatever trade is around it. */
function withWays(phrase: string, named: ReadPiece['skills']): ReadPiece['skills'] {
  const isWay = (id: number) => isWayOfWorking(vocabulary[id]!)
  if (named.some(({ id }, at) => !isWay(id) && (at === 0 || !isTrade(id)))) return named
  const asked = findAskedWays(phrase).map((id) => ({ id, start: 0, end: phrase.length }))
  return asked.length > 0 ? asked : named
}

/** The skills that the deed of a phrase shows, as 'Follow up of unpaid bills': the narrowest ones of its longest part. */
function findAskedDeeds(phrase: string): number[] {
  if (isAboutPerson(phrase)) return []
  const head = findWithoutTail(phrase)
  if (head !== null) return head.map(({ id }) => id)
  const deeds = findShownDeeds(phrase)
  const longest = Math.max(...deeds.map(({ start, end }) => end - start))
  const ids = [...new Set(deeds.filter(({ start, end }) => end - start === longest).map(({ id }) => id))]
  return ids.filter((id) => !ids.some((one) => vocabulary[one]!.broader.includes(id)))
}

/** 'Food safety (FoSTaC)' asks for the certificate, which says what it is about. */
const withoutTaught = (ids: readonly number[]): number[] =>
  ids.filter((id) => !ids.some((one) => isCertificate(vocabulary[one]!) && relatedSkills(one).get(id) === 'implied'))

/** The skills that a name joins: whoever shows HTML and CSS shows 'HTML/CSS'. */
function namedParts(id: number): readonly number[] {
  const { name, broader } = vocabulary[id]!
  return broader.map((part) => vocabulary[part]!.name).join('/') === name ? broader : [id]
}

/** Whether an ask is only about ways of working ('communication'). */
export const isGeneral = ({ skills }: Ask): boolean =>
  skills.length > 0 && skills.every((id) => isWayOfWorking(vocabulary[id]!))

/** Whether an ask is about no deed of the work itself: a way of working, an office program, a language, a certificate, a degree. */
export const isOfAllWork = ({ skills, degrees }: Ask): boolean =>
  skills.length + degrees.length > 0 &&
  skills.every((id) => vocabulary[id]!.field === generalField || isHoldable(vocabulary[id]!))

/** 'Payroll / attendance in Excel': the program alone is not enough. */
const namesMeans = ({ text, skills }: ReadPiece): boolean =>
  skills.length > 1 && /\/.* (?:in|on|using|with) $/i.test(text.slice(0, skills.at(-1)!.start))

// 'React or Angular', 'Java/Kotlin', 'any of …'
const offersChoice = /\bor\b|\bany of\b|\//i

const mostWords = 8
const past: ReadonlySet<string> = new Set(normalizedWords('earlier previous prior practical'))
const activities: ReadonlySet<string> = new Set(normalizedWords('management development process'))

/** The classes of the meaningful words of a phrase; none when it is about the person. */
function phraseWords(phrase: string): string[] {
  if (isAboutPerson(phrase)) return []
  const all = normalizedWords(phrase).filter((word) => word !== 's')
  const telling = all.filter((word) => !isFiller(word))
  // 'Earlier factory training' asks for a factory, 'training rooms' for more.
  const own = telling.filter(
    (word, at) => !(past.has(word) || (at > 0 && at === telling.length - 1 && word === 'training')),
  )
  // The 'water' of 'water management' alone is any water.
  const words = own.length === 1 ? all.filter((word) => own.includes(word) || activities.has(word)) : own
  return [...new Set(words.map(wordClass))].slice(0, mostWords)
}
