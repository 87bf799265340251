/** A piece of a line. */
type Span = { start: number; end: number }

/**
 * The parts of a line that are about the person rather than the work: a whole line such as 'Date of birth: …' or 'Photo
 * attached', and pieces between separators that are an address with a street or a post code.
 */
export function findPersonalDetails(text: string): Span[] {
  if (text.length <= longestParticular && label.test(text)) return [{ start: 0, end: text.length }]
  return splitSegments(text).filter(({ start, end }) => isAddress(text.slice(start, end)))
}

const longestParticular = 160
const label = new RegExp(
  `^\\W{0,3}(?:${[
    '(?:permanent |present |current |home |postal |residential )?address|(?:date|place) of birth|dob|age|gender|sex',
    "marital status|nationality|religion|caste|category|(?:father|mother|husband|spouse|guardian)(?:['’]?s)?(?: name)?",
    'pronouns|photo(?:graph)?(?: attached| enclosed)?|pin(?: ?code)?|zip(?: ?code)?|passport(?: no\\.?| number)?|aadhaar',
    'blood group|height|weight|languages? known at home|domicile|hometown|native place',
  ].join('|')})\\s*(?:[:–-]|$)`,
  'i',
)

/** Pieces between bars, bullets and tabs. */
function splitSegments(text: string): Span[] {
  const segments: Span[] = []
  let start = 0
  for (const { index } of text.matchAll(/[|•·\t]/g)) {
    segments.push({ start, end: index })
    start = index + 1
  }
  return [...segments, { start, end: text.length }]
}

const isAddress = (piece: string): boolean =>
  piece.length <= longestParticular && /\d/.test(piece) && (street.test(piece) || postCode.test(piece))

const street =
  /\b\p{Lu}[\p{L}.'’]{0,20} (?:Road|Rd|Street|St|Lane|Avenue|Ave|Nagar|Colony|Marg|Sector|Block|Layout|Enclave|Vihar|Society|Apartments?|Apts?|Residency|Chowk|Cross|Main|Drive|Boulevard|Blvd|Court|Ct|Terrace)\b/u
/** 'Pune 411001', 'Austin, TX 78701'. */
const postCode = /\b\p{Lu}\p{Ll}{1,20},? ?[-–]? ?\d{3} ?\d{3}\b|\b\p{Lu}{2} \d{5}\b/u
