import { properNames } from './data/skill-names.ts'
import type { Random } from './random.ts'

/**
 * Puts words into a pattern: '{users}' from `slots`, '{n:3-8}' a number of that range. Throws for an unknown slot,
 * which can only be a slip in the data.
 */
export function fill(pattern: string, slots: Readonly<Record<string, string>>, random: Random): string {
  return pattern.replace(/\{(?:n:(\d+)-(\d+)|(\w+))\}/g, (_whole, from?: string, to?: string, slot?: string) => {
    if (from !== undefined && to !== undefined) return String(random.int(Number(from), Number(to)))
    const words = slots[slot ?? '']
    if (words === undefined) throw new Error(`No words for {${slot}} in "${pattern}"`)
    return words
  })
}

export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * A task as an '-ing' form, with the further verbs that follow 'and' or a comma: 'cut a film and show it' → 'cutting a
 * film and showing it'. `isVerb` tells verbs from other words.
 */
export const asGerund = (task: string, isVerb: IsVerb): string => changeVerbs(task, isVerb, gerund)

/** The same for 'he' or 'she': 'make and sell tea' → 'makes and sells tea'. */
export const asThirdPerson = (phrase: string, isVerb: IsVerb): string => changeVerbs(phrase, isVerb, thirdPerson)

type IsVerb = (word: string) => boolean

/** 'an SEO intern', 'a user study': by sound, as far as the titles of this world need it. */
export const withArticle = (phrase: string): string =>
  /^(?:[aeio]|hr\b|seo\b|nlp\b|ngo\b|r&d\b|mba\b)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`

/** A skill inside a sentence: 'machine learning', 'data analysis', but 'Python' and 'Power BI'. */
export function inSentence(skill: string): string {
  const [first = ''] = skill.split(' ')
  const isCommon = /^[A-Z][a-z]+(?: [a-z]|$)/.test(skill) && !properNames.has(first)
  return isCommon ? skill.slice(0, 1).toLowerCase() + skill.slice(1) : skill
}

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length

const changeVerbs = (phrase: string, isVerb: IsVerb, change: (verb: string) => string): string =>
  phrase.replace(/^[a-z]+|(?<=\band |\bthen |, )[a-z]+\b/gi, (word, at) =>
    at === 0 || isVerb(word) ? change(word) : word,
  )

/** Verbs of one stressed syllable that end in one vowel and one consonant double it; some others do in this spelling. */
const doubling = /^(?:cut|plan|get|run|set|sit|stop|put|win|map|strip|skip|tag|plot|log|let|split|label|model)$/

function gerund(verb: string): string {
  if (doubling.test(verb)) return `${verb}${verb.at(-1)}ing`
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
