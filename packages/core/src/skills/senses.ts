import { wordsOfFields } from './data/senses.ts'
import { doneByOthers, physicalTests, physicalThings, wordsAmong, wordsBefore } from './data/word-contexts.ts'
import { fieldWordsOutsideSkills } from './field-words.ts'
import { lineAfter, normalizedWords } from './tokens.ts'
import { fields, generalField, skillNamed, skills } from './vocabulary.ts'

type Found = { id: number; start: number; end: number }

/** How often texts speak of each field of work (its place in `fields`), apart from words of several senses. */
export type FieldSigns = ReadonlyMap<number, number>

/** The signs of a text in which these skills were found. */
export function findFieldSigns(text: string, found: readonly Found[]): FieldSigns {
  const signs = new Map<number, number>()
  const add = (field: number, count: number) => {
    if (field !== generalField) signs.set(field, (signs.get(field) ?? 0) + count)
  }
  for (const one of found) if (sensesOf(text, one) === undefined) add(skills[one.id]!.field, 1)
  for (const { fields: places } of fieldWordsOutsideSkills(text, found))
    for (const field of places) add(field, 1 / places.length)
  return signs
}

export function addSigns(...all: readonly FieldSigns[]): FieldSigns {
  const sum = new Map<number, number>()
  for (const signs of all) for (const [field, count] of signs) sum.set(field, (sum.get(field) ?? 0) + count)
  return sum
}

/**
 * The skills of a text with each word of several senses in the sense of the first surroundings that speak of a field of
 * work: 'SEM' is no marketing between 'XRD' and 'FTIR'. Without such surroundings it keeps its usual sense.
 */
export function resolveSenses(
  text: string,
  found: readonly Found[],
  surroundings: () => readonly FieldSigns[],
): readonly Found[] {
  if (found.every((one) => sensesOf(text, one) === undefined)) return found
  const speaking = surroundings().filter(({ size }) => size > 0)
  if (speaking.length === 0) return found
  return found.flatMap((one) => {
    const senses = sensesOf(text, one)
    const id = senses === undefined ? one.id : senseAmong(senses, one.id, speaking[0]!, speaking.at(-1)!)
    return id === null ? [] : [{ ...one, id }]
  })
}

/**
 * The skill that a word means among these signs, or in a text that `widest` tells to be mostly of its own fields; null
 * when it means none.
 */
function senseAmong({ own, isOpen, others }: Senses, id: number, signs: FieldSigns, widest: FieldSigns): number | null {
  const ownFields = [skills[id]!.field, ...own]
  const count = (of: readonly number[]) => of.reduce((sum, field) => sum + (signs.get(field) ?? 0), 0)
  const counted = count(ownFields)
  const [best] = others
    .map((other) => ({ ...other, count: count(other.fields) }))
    .sort((one, other) => other.count - one.count)
  if (best !== undefined && best.count > counted) return best.skill
  const isMostlyOwn = () => {
    const [field] = [...widest].reduce((one, other) => (other[1] > one[1] ? other : one))
    return ownFields.includes(field)
  }
  return isOpen || counted > 0 || isMostlyOwn() ? id : null
}

type Senses = {
  /** Further fields of the skill that the vocabulary has for the word; `isOpen` for all but those of the others. */
  own: readonly number[]
  isOpen: boolean
  others: readonly { fields: readonly number[]; skill: number | null }[]
}

const places = (names: string): number[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '*')
    .map((name) => fields.findIndex((field) => field.name === name))

const sensesByWord: ReadonlyMap<string, Senses> = new Map(
  wordsOfFields
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', rest = ''] = line.split(': ')
      const [own = '', ...others] = rest.split(';')
      const senses = {
        own: places(own),
        isOpen: own.trim() === '*',
        others: others.map((other) => {
          const [names = '', skill = ''] = other.split(' = ')
          return { fields: places(names), skill: skillNamed(skill)?.id ?? null }
        }),
      }
      return words.split(', ').map((word): [string, Senses] => [normalizedWords(word).join(' '), senses])
    }),
)

const sensesOf = (text: string, { start, end }: Found): Senses | undefined =>
  end - start > longestWord ? undefined : sensesByWord.get(normalizedWords(text.slice(start, end)).join(' '))

const longestWord = Math.max(...[...sensesByWord.keys()].map((word) => word.length)) + 2

/**
 * Whether a word is an animal, a scene or a drink here ('python feeding at the reptile park'), speaks of a machine instead
 * of a program ('static analysis of a bracket') or of an app instead of a staff, or names a department, a sector or amounts ('letters to the marketing department', 'pharma shares', 'weekly sales').
 */
export function hasOtherSense(text: string, start: number, end: number): boolean {
  // The pages about a product: whoever writes for the 'Debian wiki' need not use Debian.
  if (aboutProduct.test(lineAfter(text, end, longestCue)) && !wikis.test(text.slice(start, end))) return true
  if (namesDepartment(text, start, end)) return true
  if (/^[A-Z]{2,3}$/.test(text.slice(start, end)) && variety.test(lineAfter(text, end, longestCue))) return true
  return isOtherThing(text, start, end)
}

/** Whether the words around one make it another thing, also where it names no skill: the 'civil' of 'civil disputes'. */
export function isOtherThing(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - longestCue), end) + lineAfter(text, end, longestCue)
  return otherSenses.get(text.slice(start, end).toLowerCase())?.some(([, pattern]) => pattern.test(around)) ?? false
}

function namesDepartment(text: string, start: number, end: number): boolean {
  if (!department.test(text.slice(start, end))) return false
  const before = text.slice(Math.max(0, start - longestCue), start)
  const after = lineAfter(text, end, longestCue)
  if (amounts.test(after)) return true
  if (
    /^(?:sales|purchase|b2[bc] sales)$/i.test(text.slice(start, end)) &&
    (records.test(after) || recordsOf.test(before))
  )
    return true
  if (/^ (?:and (?:the )?[\p{L}]+ )?(?:departments?|dept|teams?|division|section)\b/iu.test(after))
    return /\b(?:the|our|their|its|with|to|from|by|for|and|of)\s$/i.test(before)
  return /\b(?:daily|weekly|monthly|quarterly|yearly|annual|total)\s$/i.test(before) && !raised.test(before)
}

const amounts =
  /^ (?:figures|numbers|data|amounts?|shares?|stocks?|sector|industry|meetings?|went|rose|fell|dropped|jumped|dipped)\b/i
// 'Sales and purchase entries' are bookkeeping.
const records =
  /^(?: (?:and|&|or) (?:the )?\p{L}+)? (?:data|sheets?|reports?|dashboards?|registers?|records?|entries|entry|invoices?|bills?|vouchers?|ledgers?|returns?|books?)\b/iu

const recordsOf =
  /\b(?:sheets?|registers?|records?|reports?|lists?|entries|data|totals?|summar(?:y|ies)|figures) of (?:[\p{L}\d-]+ ){0,4}$/iu

/** The 'JS 335' is a soybean and the 'SAP 4000' a machine. */
const variety = /^[ -](?!(?:19|20)\d\d\b)\d{3,4}\b/
const aboutProduct = /^ (?:wiki|forums?|mailing list|subreddit|meetups?|user group)\b/i
const wikis = /wiki|confluence|notion|git|sharepoint|jira|azure/i

const department =
  /^(?:(?:b2[bc] )?sales|marketing|hr|human resources?|finance|legal|law|pharma|pharmaceuticals?|banking|retail|insurance|design|procurement|purchase|accounts|accounting)$/i
const raised = /\b(?:rais|increas|gr[eo]w|boost|lift|doubl|improv|exceed|achiev|generat)\p{L}*[^.;]{0,30}$/iu

const longestCue = 48

type Pattern = readonly [word: string, pattern: RegExp]

const otherSenses = Map.groupBy(
  [
    ...wordsBefore.map(([word, next]): Pattern => [word, new RegExp(`\\b${word}[ -](?:${next})\\b`, 'i')]),
    ...physicalTests.split('|').map((words): Pattern => [words, physicalThings]),
    ...doneByOthers.map((word): Pattern => [word, new RegExp(`\\bunder (?:[\\p{L}-]+ ){0,3}${word}\\b`, 'iu')]),
    ...wordsAmong,
  ],
  ([word]) => word,
)
