import { properNames } from './data/skill-names.ts'
import type { Random } from './random.ts'

/** Puts words into a pattern: '{users}' from `slots`, '{n:3-8}' a number of that range. Throws for an unknown slot. */
export function fill(pattern: string, slots: Readonly<Record<string, string>>, random: Random): string {
  return pattern.replace(/\{(?:n:(\d+)-(\d+)|(\w+))\}/g, (_whole, from?: string, to?: string, slot?: string) => {
    if (from !== undefined && to !== undefined) return String(random.int(Number(from), Number(to)))
    const words = slots[slot ?? '']
    if (words === undefined) throw new Error(`No words for {${slot}} in "${pattern}"`)
    return words
  })
}

export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A skill inside a sentence: 'machine learning', 'data analysis', but 'Python' and 'Power BI'. */
export function inSentence(skill: string): string {
  const [first = ''] = skill.split(' ')
  const isCommon = /^[A-Z][a-z]+(?: [a-z]|$)/.test(skill) && !properNames.has(first)
  return isCommon ? skill.slice(0, 1).toLowerCase() + skill.slice(1) : skill
}
