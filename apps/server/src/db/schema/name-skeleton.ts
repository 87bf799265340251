import { type SQL, sql } from 'drizzle-orm'

/**
 * Letters that look like a Latin one, in either case. From the confusables of Unicode Technical Standard 39
 * (https://www.unicode.org/Public/security/latest/confusables.txt), the scripts that company names mix: Cyrillic, Greek,
 * Latin. As case does not count, neither do I, l and 1, nor O and 0.
 */
const lookalikes: Record<string, string> = {
  a: 'аАαΑɑ',
  b: 'вВьЬΒβ',
  c: 'сСϲϹ',
  d: 'ԁԀ',
  e: 'еЕΕε',
  g: 'ɡɢ',
  h: 'һҺнНΗ',
  j: 'јЈϳ',
  k: 'кКκΚ',
  l: 'iI1|ıіІӏӀιΙƖǀ',
  m: 'мМΜ',
  n: 'Νηпϖ',
  o: '0оОοΟσօ',
  p: 'рРρΡ',
  q: 'ԛԚ',
  r: 'гГ',
  s: 'ѕЅꜱ',
  t: 'тТτΤ',
  u: 'υμս',
  v: 'ѵѴν',
  w: 'ԝԜѡѠωш',
  x: 'хХχΧ',
  y: 'уУγΥү',
  z: 'Ζζᴢ',
}

/** Characters without visible letters: spaces, punctuation and zero-width characters. */
const unseen = ' \u00ad\u200b\u200c\u200d\u2060\ufeff.,:;!?\'’"“”()[]&+*/\\_-–—·'

const from = Object.values(lookalikes).join('')
const to = Object.entries(lookalikes)
  .map(([letter, others]) => letter.repeat([...others].length))
  .join('')
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`)

/**
 * SQL for the skeleton of a name, equal for names that look alike, as a generated column. `translate` removes the
 * characters of `unseen`.
 */
export const nameSkeleton = (name: SQL): SQL =>
  sql`replace(translate(lower(translate(normalize(${name}, NFKC), ${literal(from + unseen)}, ${literal(to)})), 'i', 'l'), 'rn', 'm')`
