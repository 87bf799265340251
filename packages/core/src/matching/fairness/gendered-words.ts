/**
 * Pairs of words that differ in the gender of a person and in nothing else: his and hers. Not here: what is also a
 * subject (women's studies) or another word (MS Excel).
 */
export const genderedPairs: readonly (readonly [string, string])[] = `salesman saleswoman|waiter waitress|actor actress|
chairman chairwoman|spokesman spokeswoman|businessman businesswoman|cameraman camerawoman|sportsman sportswoman|
steward stewardess|host hostess|headmaster headmistress|policeman policewoman|fireman firewoman|craftsman craftswoman|
man woman|boys girls|boy girl|brother sister|brothers sisters|father mother|son daughter|husband wife|
fraternity sorority|male female|sir madam|gentlemen ladies`
  .split('|')
  .map((pair) => {
    const [his = '', hers = ''] = pair.trim().split(' ')
    return [his, hers] as const
  })

/** Word → its counterpart: into words of women, and into words of men. */
export const genderedWords: readonly ReadonlyMap<string, string>[] = [
  new Map(genderedPairs.map(([his, hers]) => [his, hers])),
  new Map(genderedPairs.map(([his, hers]) => [hers, his])),
]

/** For each set of pronouns, what every other pronoun becomes. */
export const pronouns: readonly (readonly [string, ReadonlyMap<string, string>])[] = [
  ['she/her', into('she', 'her', 'her', 'herself')],
  ['he/him', into('he', 'his', 'him', 'himself')],
  ['they/them', into('they', 'their', 'them', 'themself')],
]

function into(subject: string, possessive: string, object: string, reflexive: string): Map<string, string> {
  return new Map([
    ...['he', 'she'].map((word) => [word, subject] as const),
    ...['his', 'hers'].map((word) => [word, possessive] as const),
    ...['him', 'her'].map((word) => [word, object] as const),
    ...['himself', 'herself'].map((word) => [word, reflexive] as const),
  ])
}
