import { normalizedWords } from '../../skills/tokens.ts'
import { isFiller, isNeverCounted } from '../profile/uncounted-words.ts'

/**
 * Whether a phrase of a listing asks for a gender, an origin, an age, a place or a college ('Female zither makers').
 * Names of fields of work ('Hindu law', "women's health", 'native apps') do not.
 */
export function isAboutPerson(phrase: string): boolean {
  const words = normalizedWords(phrase).filter((word) => word !== 's')
  const personal = words.flatMap((word, at) => (isNeverCounted(word) ? [at] : []))
  if (personal.length === 0) return false
  const last = words.findLastIndex((word) => !isFiller(word) && !isNeverCounted(word))
  const namesField = subjects.has(words[last] ?? '') && personal.every((at) => at < last && last - at <= widest)
  return !namesField || personal.some((at) => isOfPerson(words[at]!, phrase))
}

/** A subject follows its word after at most one other ('senior citizen home care'). */
const widest = 2

/** 'Female' and 'Pune' never name a field of work; 'women' and 'girls' only in "women's health". */
const isOfPerson = (word: string, phrase: string): boolean =>
  !maybeField.has(word) ||
  (people.has(word) && !/(?:men|man|boy|girl)s?['’]s?|\b(?:wo)?mens\b|\bgirl child\b/i.test(phrase))

const wordSet = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''))
const people = wordSet('man men woman women boy girl')
const maybeField = wordSet(`man men woman women boy girl maternity gender sex age caste religion hindu muslim christian
  sikh jain buddhist citizen native mother india indian american british uk usa school`)
const subjects = wordSet(`law education study studies health care wear fashion app application verification rights right
  safety welfare empowerment hygiene history literature philosophy theology music dance cuisine art arts nursing
  taxation tax gaap payroll accounting polity constitution equality sensitisation sensitization sensitivity estimation
  analysis policy counselling counseling curriculum language languages plant plants species advertising ads`)
