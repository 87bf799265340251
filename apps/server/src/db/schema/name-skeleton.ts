import { type SQL, sql } from 'drizzle-orm'

/**
 * Letters that look like a Latin one, in either case. From the confusables of Unicode Technical Standard 39
 * (https://www.unicode.org/Public/security/latest/confusables.txt): Cyrillic, Greek, Armenian, Coptic, Latin, and the
 * capitals of Cherokee and Lisu. As case does not count, neither do I, l and 1, nor O and 0.
 */
const lookalikes: Record<string, string> = {
  a: 'аАαΑɑᴀᎪꓮ',
  b: 'вВьЬΒβʙᏴꓐ',
  c: 'сСϲϹᴄⲥⲤᏟꓚ',
  d: 'ԁԀᴅᎠꓓ',
  e: 'еЕΕεᴇᎬꓰ',
  f: 'ꜰꓝ',
  g: 'ɡɢցᏀᏳꓖ',
  h: 'һҺнНΗʜհᎻꓧ',
  j: 'јЈϳᴊᎫꓙ',
  k: 'кКκΚᴋᏦꓗ',
  l: 'iI1|ıіІӏӀιΙƖǀɪʟᎥᏞꓡꓲ',
  m: 'мМΜᴍᎷꓟ',
  n: 'Νηпϖɴոꓠ',
  o: '0оОοΟσօᴏⲟⲞꓳ',
  p: 'рРρΡᴘⲣⲢᏢꓑ',
  q: 'ԛԚզ',
  r: 'гГʀᎡᏒꓣ',
  s: 'ѕЅꜱᏕᏚꓢ',
  t: 'тТτΤᴛᎢꓔ',
  u: 'υμսᴜꓴ',
  v: 'ѵѴνᴠᏙꓦ',
  w: 'ԝԜѡѠωшᴡᎳᏔꓪ',
  x: 'хХχΧꓫ',
  y: 'уУγΥүʏᎩꓬ',
  z: 'ΖζᴢᏃꓜ',
}

/**
 * Characters that do not distinguish a name, as ranges of a regular expression: spaces, punctuation, symbols, emoji,
 * marks on letters, and everything without width. Not a class such as [:alnum:], whose meaning depends on the collation.
 */
const ignored = [
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7',
  '\\u02b0-\\u036f\\u0483-\\u0489\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff',
  '\\u2000-\\u20ff\\u2190-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u303f\\ufe00-\\ufe2f\\ufeff\\ufff0-\\uffff',
  '\\U0001f000-\\U0001faff\\U000e0000-\\U000e0fff',
].join('')
/** Removed first, because normalization makes letters of them. */
const trademarks = '™℠'

const from = Object.values(lookalikes).join('')
const to = Object.entries(lookalikes)
  .map(([letter, others]) => letter.repeat([...others].length))
  .join('')
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`)

/**
 * SQL for the skeleton of a name, equal for names that look alike, as a generated column. Letters are replaced before
 * characters are removed, because some of them are punctuation.
 */
export function nameSkeleton(name: SQL): SQL {
  const decomposed = sql`normalize(translate(${name}, ${literal(trademarks)}, ''), NFKD)`
  const latin = sql`translate(${decomposed}, ${literal(from)}, ${literal(to)})`
  const letters = sql`regexp_replace(${latin}, ${literal(`[${ignored}]`)}, '', 'g')`
  return sql`replace(translate(lower(${letters}), 'i', 'l'), 'rn', 'm')`
}
