import type { ReadableLine } from '../layout/text-spans.ts'
import type { Field, Source } from '../resume-draft.ts'
import { findName, findNameLike } from './person-name.ts'

export type Contact = { name: Field | null; email: Field | null; phone: Field | null; links: Field[] }

/**
 * The applicant's name, mail, telephone and web addresses. `top` are the lines before the first section, `addressLines`
 * those of sections such as 'Contact'. What is not found is null.
 */
export function findContact(
  lines: readonly ReadableLine[],
  top: readonly ReadableLine[],
  addressLines: readonly ReadableLine[] = [],
): Contact {
  const email = findFirst(lines, (line) => [...findMatches(line, emails, 0.98), ...targetsOf(line, 'mailto')])
  return {
    name: findBestName(lines, top, email?.text ?? null),
    email,
    phone: findPhone([...top, ...lines]),
    links: findLinks(lines, [...top, ...addressLines]),
  }
}

/** Searches the top, then the first lines, then (a side bar may come first) the name that the mail address contains. */
const findBestName = (
  lines: readonly ReadableLine[],
  top: readonly ReadableLine[],
  email: string | null,
): Field | null =>
  findName(top, email) ??
  findName(lines.slice(0, 15), email) ??
  (email ? findNameLike(email, lines.slice(0, 80)) : null)

// Lengths are bounded as in RFC 5321, which also keeps matching linear.
const emails =
  /(?<![\w.+-])[A-Za-z0-9][\w.+-]{0,63}@[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9-]{1,63}){1,4}(?![\w-])/g

function findFirst(lines: readonly ReadableLine[], find: (line: ReadableLine) => Field[]): Field | null {
  for (const line of lines) {
    const [first] = find(line)
    if (first) return first
  }
  return null
}

/** The addresses behind the links of a line ('Email', 'LinkedIn'); the quote is what the resume shows instead. */
function targetsOf({ index, links = [] }: ReadableLine, kind: 'mailto' | 'tel' | 'web'): Field[] {
  return links.flatMap(({ target, start, end }) => {
    const text = kind === 'web' ? (isWeb.test(target) ? target : '') : addressIn(target, kind)
    return text === '' ? [] : [{ text, source: { line: index, start, end }, confidence: 0.95 }]
  })
}

const isWeb = /^https?:/i

/** 'asha@example.com' of 'mailto:asha%40example.com?subject=Hello'; '' when it is none. */
function addressIn(target: string, kind: 'mailto' | 'tel'): string {
  if (!target.toLowerCase().startsWith(`${kind}:`)) return ''
  const text = decoded(target.slice(kind.length + 1).split('?', 1)[0] ?? '').trim()
  const [found = ''] = text.match(kind === 'mailto' ? emails : phones) ?? []
  return kind === 'mailto' || isPhone(found) ? found : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// Behind letters ('Phone no-99…') a sign ends the label; behind a slash there may be a second number.
const phones =
  /(?<![\w/]|\d ?[.-]|[A-Z]-)(?:\(?\+|00)?(?:0\d{2,4} ?\/ ?)?\(?\d(?:[\d\s().–-]{5,20})\d(?![\w-]|\/(?! ?\+?\d{10}))/g

/** The first number that is said to be a telephone's or has a country code, among those of its line; else a mobile one. */
function findPhone(lines: readonly ReadableLine[]): Field | null {
  for (const line of lines) {
    const own = findMatches(line, phones, 0.9, isPhone).filter(
      ({ source }) => !numberOf.test(labelBefore(line, source)),
    )
    const [first] = [...own, ...targetsOf(line, 'tel')]
    const said = own.find((one) => one.text.startsWith('+') || ofPhone.test(labelBefore(line, one.source)))
    const digits = ({ text }: Field) => text.replace(/\D/g, '')
    // '0832 2456712' may be a landline in Goa.
    const mobile = own.find((one) => /^[6-9]\d{9}$/.test(digits(one))) ?? own.find((one) => isMobile.test(digits(one)))
    if (first) return said ?? mobile ?? { ...first, confidence: 0.6 }
  }
  return null
}

// Of India; other numbers of ten digits may be anything.
const isMobile = /^0?[6-9]\d{9}$/

const labelBefore = ({ text }: ReadableLine, { start }: Source): string => text.slice(Math.max(0, start - 40), start)

// Numbers of students, documents and accounts.
const numberOf =
  /\b(?:roll|reg(?:istration|n|d|\.)?|enrol?l?ment|admission|apaar|abc|aadh?aar|pan|prn|usn|urn|uan|uid|id|gstin|passport|hall ticket|seat|student|employee|membership|application|candidate|licen[cs]e|certificate|credential|account|a\/c|isbn|issn|doi|pin ?code)\b[^\d|;,+@]{0,20}$/i
const ofPhone = /\b(?:phone|mobile|mob|tel|telephone|cell|contact|whatsapp|call|ph|m)\b[^\d|;]{0,12}$/i

/** Ten to fourteen digits that are neither two years nor a table of numbers. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g)?.length ?? 0
  return digits.length >= 10 && digits.length <= 14 && years < 2 && !/\d\.\d{1,2}\s/.test(text) && !/\s{3}/.test(text)
}

const address = '[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\\.[A-Za-z0-9-]{1,63}){1,4}'
const webLinks = new RegExp(
  `(?<![\\w@.-])(?:https?://${address}|www\\.${address}|${address}(?=/))(?::\\d{1,5})?(?:/[^\\s,;|<>"')\\]]{0,200})?`,
  'gi',
)
const bareDomains = new RegExp(`(?<![\\w@./-])${address}(?![\\w@/-])`, 'g')
const knownEndings =
  /\.(?:com|org|net|io|dev|me|in|ai|app|tech|co|edu|xyz|page|site|info|design|studio|blog|eu|uk|de|fr|us|ca)$/i

// 'b.tech' ends like the name of a site.
const degree = /^[bm]\.tech$/

/** URLs anywhere; bare domains only at the top, because 'ASP.NET' in a list of skills looks like one. */
function findLinks(lines: readonly ReadableLine[], top: readonly ReadableLine[]): Field[] {
  const links = lines.flatMap((line) => findMatches(line, webLinks, 0.95, looksLikeSite))
  const bare = top.flatMap((line) =>
    findMatches(
      line,
      bareDomains,
      0.95,
      (text) => knownEndings.test(text) && text === text.toLowerCase() && !degree.test(text),
    ),
  )
  const known = new Set(links.map(placeOf))
  const shown = [...links, ...bare.filter((link) => !known.has(placeOf(link)))]
  const all = [...shown, ...lines.flatMap((line) => targetsOf(line, 'web').filter((link) => !isShown(link, shown)))]
  return all
    .sort((one, other) => one.source.line - other.source.line || one.source.start - other.source.start)
    .slice(0, 30)
}

const placeOf = ({ source }: Field): string => `${source.line}:${source.start}`

/** The linked text is an address itself. */
const isShown = ({ source }: Field, shown: readonly Field[]): boolean =>
  shown.some((one) => one.source.line === source.line && one.source.start < source.end && one.source.end > source.start)

const looksLikeSite = (text: string) =>
  /^(?:https?:|www\.)/i.test(text) || knownEndings.test(text.slice(0, text.indexOf('/')))

function findMatches(
  { text: whole, index: line }: ReadableLine,
  pattern: RegExp,
  confidence: number,
  accept = (_text: string) => true,
): Field[] {
  return [...whole.matchAll(pattern)].flatMap(({ 0: found, index: start }) => {
    const text = found.replace(/[.:]$/, '')
    return accept(text) ? [{ text, source: { line, start, end: start + text.length }, confidence }] : []
  })
}
