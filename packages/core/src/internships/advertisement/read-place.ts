import { findCity } from '../../preferences/known-places.ts'
import { type Found, findLabelled, type Labelled, type Piece } from './pieces.ts'

/** The work types of the specification that a text may name. */
export type NamedWorkType = 'Full-time' | 'Part-time' | 'Remote' | 'Hybrid' | 'On-site'

const placeLabel =
  '(?:work |job |office |internship )?(?:location|loc|place|city|venue|office|base|plant|site)s?|place of (?:work|posting)|(?:posting|reporting)(?: location| place)?|based (?:in|at|out of)|where|location & mode'
const typeLabel =
  '(?:work |job |internship |employment )?(?:type|mode)(?: of (?:work|internship|working))?|working mode|work arrangement|job nature|employment'
const longestPlace = 120

const isFarWork = /^(?:remote|work from home|wfh|anywhere|pan[- ]india|online|virtual)\b/i
const typeWords =
  /\b(?:remote|hybrid|on-?\s?site|in-?\s?(?:office|person)|offline|work from (?:home|office)|wfh|wfo|full[- ]?time|part[- ]?time|virtual|online)\b/gi

/** The place of work as the text writes it, or 'Remote' when the work is remote and no place is named. */
export function readLocation(
  text: string,
  pieces: readonly Piece[],
  type: Found<NamedWorkType> | null,
): Found<string> | null {
  for (const { value, quote } of findLabelled(text, pieces, placeLabel)) {
    const place = cleanPlace(value)
    if (place !== null) return { value: place, quote }
  }
  for (const piece of pieces) {
    const place = cityIn(piece.text) ?? (piece.isCell ? partOfCity(piece.text) : null)
    if (place !== null) return { value: place, quote: piece.text }
  }
  return type?.value === 'Remote' ? { value: 'Remote', quote: type.quote } : null
}

function cleanPlace(value: string): string | null {
  if (isFarWork.test(value)) return 'Remote'
  const place = value
    .replace(/\([^()]*\)/g, (inner) => (inner.replace(typeWords, '').length < inner.length ? '' : inner))
    .split(/\s[–—-]\s|;|\s*\/\s*(?=(?:wfh|remote|online|hybrid|work from)\b)|\.(?=\s|$)|,\s+(?:with|and|\d+ days?)\s/i)
    .filter((part) => part.replace(typeWords, '').replace(/\W/g, '') !== '')[0]
    ?.replace(/^[\s,/–—-]+|[\s,/–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  return place && /\p{L}/u.test(place) && place.length <= longestPlace ? place : null
}

/** 'Pune', alone in a piece, at its start ('Bengaluru, Karnataka, India (Hybrid)') or after 'in', 'at' or 'from'. */
function cityIn(piece: string): string | null {
  const head = piece.replace(/\([^()]*\)/g, '').trim()
  const parts = head.split(/\s*(?:,|\/|\s[–—-]\s)\s*/)
  if (head.length <= 80 && parts.length <= 6) {
    const city = parts.findIndex((part) => findCity(part) !== null)
    if (city === 0 && parts.every(isPlacePart)) return head
    if (city > 0 || (city === 0 && parts.some((part) => part.replace(typeWords, '').trim() === ''))) return parts[city]!
  }
  for (const hit of piece.matchAll(afterPreposition)) {
    const words = hit[1]!.split(' ')
    for (let count = Math.min(3, words.length); count > 0; count--) {
      const city = words.slice(0, count).join(' ')
      if (findCity(city) !== null && !institution.test(words.slice(count).join(' '))) return city
    }
  }
  return null
}

/** 'Noida Sector 62' among the facts of a line. */
function partOfCity(cell: string): string | null {
  const hit = /^(.{3,30}?)\s+(?:sector|sec|phase|east|west|north|south|city|office|branch)\b[\s\p{L}\d-]{0,20}$/iu.exec(
    cell,
  )
  return hit && findCity(hit[1]!) !== null ? cell : null
}

/** 'Bombay High Court' sits in Mumbai, 'Delhi Public School' anywhere. */
const institution =
  /^(?:High Court|University|Univ|Public School|Metro|Stock Exchange|Municipal|Institute|Times|Dockyard|Press)\b/
const isPlacePart = (part: string) => /^[\p{L} .'-]{2,30}$/u.test(part) && part.replace(typeWords, '') === part
const afterPreposition =
  /(?:\b(?:in|at|from|out of|near|University of)\s+(?:(?:our|its|the)\s+)?|\(|\b(?:our|its)\s+|[,;]\s+)(?:(?:IIT|IIIT|NIT|IISER|AIIMS|IIM|NIFT|NID)\s+)?((?:\p{Lu}[\p{L}]{1,20})(?: \p{Lu}[\p{L}]{1,20}){0,2})(?=[\s,.;)!/('’]|$)/gu

const workWords: readonly (readonly [NamedWorkType, RegExp])[] = [
  [
    'Hybrid',
    /\bhybrid\b(?! (?:cloud|vehicle|app|mobile|seed|power|model of teaching)s?)|\bdays? (?:a week )?(?:in |at |from )?(?:the |our )?(?:office|studio|lab|campus|clinic|workshop)\b(?=.{1,20}\b(?:home|remote|wfh)\b)|\b(?:home|wfh|remote(?:ly)?)\b[^.;\n]{0,15}\b(?:except|but|other than|excluding|apart from)\b[^.;\n]{0,25}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|once|twice|days?|weekly|office|meetings?)\b/gi,
  ],
  [
    'Remote',
    /\bremote(?:ly)?\b(?! (?:sensing|areas?|servers?|control|desktop|monitoring|village|access|debugging|location|sites?))|\bwork(?:ing)?[ -]from[ -]home\b|\bwfh\b|\bvirtual internship\b|\bwork(?:ing)? from anywhere\b/gi,
  ],
  [
    'On-site',
    /\bon-?\s?site\b|\bin[- ]?office\b|\bin[- ]person\b|\boffline\b(?! (?:marketing|sales|events?|campaigns?|channels?|stores?|and online))|\bwork(?:ing)? from (?:the |our )?office\b|\bwfo\b|\b(?:is|be|internship|mode)[\s:–-]{1,3}physical\b(?! \p{L})|\bphysical (?:mode|internship)\b/giu,
  ],
]
const timeWords: readonly (readonly [NamedWorkType, RegExp])[] = [
  ['Full-time', /\bfull[- ]?time\b(?! (?:offer|role|job|position|opportunit|employ|conversion|ppo))/gi],
  ['Part-time', /\bpart[- ]?time\b/gi],
]

/** How the work is done ('Remote') goes before how long a day is; labelled words go before all others. */
export function readWorkType(text: string, pieces: readonly Piece[]): Found<NamedWorkType> | null {
  const labelled = [...findLabelled(text, pieces, typeLabel), ...findLabelled(text, pieces, placeLabel)]
  for (const words of [workWords, timeWords]) {
    const found = onlyType(labelled.map(toPiece), words) ?? onlyType(pieces.map(toPiece), words)
    if (found !== null) return found
  }
  return null
}

const toPiece = (found: Labelled | Piece) =>
  'quote' in found ? { words: found.value, quote: found.quote } : { words: found.text, quote: found.text }

function onlyType(
  pieces: readonly { words: string; quote: string }[],
  types: readonly (readonly [NamedWorkType, RegExp])[],
): Found<NamedWorkType> | null {
  const found = types.flatMap(([value, pattern]) => {
    const piece = pieces.find(({ words }) => [...words.matchAll(pattern)].some((hit) => !isDenied(words, hit)))
    return piece ? [{ value, quote: piece.quote }] : []
  })
  const hybrid = found.find(({ value }) => value === 'Hybrid')
  return hybrid ?? (found.length === 1 ? found[0]! : null)
}

function isDenied(words: string, { index, 0: hit }: RegExpExecArray): boolean {
  const after = words.slice(index + hit.length, index + hit.length + 40)
  return (
    /\b(?:no|not|non|isn['’]t|without)\b[\s-]*(?:an?\s|the\s)?$/i.test(words.slice(Math.max(0, index - 15), index)) ||
    /^[^.,;]{0,15}\b(?:not|isn['’]t)\b/i.test(after)
  )
}
