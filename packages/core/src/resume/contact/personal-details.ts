/** A piece of a line. */
type Span = { start: number; end: number }

/**
 * The parts of a line that are about the person rather than the work: a whole line such as 'Date of birth: …' or 'Photo
 * attached', and pieces between separators that are nothing but an address or an account ('LinkedIn: available'). Places
 * in a sentence ('quantities of Block C', 'receipts of Rs 640000') are work.
 */
export function findPersonalDetails(text: string): Span[] {
  if (text.length <= longestParticular && label.test(text)) return [{ start: 0, end: text.length }]
  const isContact = contact.test(text)
  return splitSegments(text).filter(({ start, end }) => {
    const piece = text.slice(start, end)
    if (piece.length > longestParticular) return false
    return isAddress(piece) || account.test(piece) || (isContact && accountName.test(piece))
  })
}

const services =
  '(?:linked ?in|git ?hub|gitlab|behance|dribbble|skype|instagram|facebook|twitter|medium|kaggle|hacker ?rank|leet ?code|telegram|youtube)'
const accountName = new RegExp(`^\\W{0,3}${services}(?: (?:profile|id|account|link))?\\W{0,3}$`, 'i')
/** With a handle, or with where it is to be had. */
const account = new RegExp(
  `^\\W{0,3}(?:(?:find|connect with|reach|follow) me on )?${services}(?: (?:profile|id|account|handle|link|url|page))?(?:\\s*[:–—-]|\\s)\\s*(?:@?[\\w-]*[._@/\\d-][\\w./-]*|(?:profile |link )?(?:is )?(?:available|attached|on request|same|click|see|below|upon|link|here|n/?a|nil)\\b.{0,30})\\W{0,3}$|^\\W{0,3}(?:find|connect with|reach|follow) me on ${services}\\W{0,3}$`,
  'i',
)
const contact = /\w@\w|\d{5}[ -]?\d{5}\b/

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

/** A house number or a post code with names of places around it, without a word of a sentence. */
const isAddress = (piece: string): boolean =>
  ((house.test(piece) && street.test(piece)) || postCode.test(piece)) && !sentenceWord.test(piece.replace(joiners, ' '))

const house = /^\W{0,3}(?:(?:flat|plot|house|door|shop|room|h|d|s)\.? ?(?:no)?[.:]? ?)?#?[a-z]?[-/]?\d/i
const street =
  /\b\p{Lu}[\p{L}.'’]{0,20} (?:Road|Rd|Street|St|Lane|Avenue|Ave|Nagar|Colony|Marg|Sector|Block|Layout|Enclave|Vihar|Society|Apartments?|Apts?|Residency|Chowk|Cross|Main|Drive|Boulevard|Blvd|Court|Ct|Terrace)\b/u
/** 'Pune 411001', 'Austin, TX 78701', at the end. */
const postCode = /\b\p{Lu}\p{Ll}{1,20},? ?[-–]? ?\d{3} ?\d{3}\W{0,3}(?:\p{L}{2,20}\W{0,2})?$|\b\p{Lu}{2} \d{5}\W{0,3}$/u
const joiners =
  /\b(?:of|near|opp|opposite|behind|beside|next|to|the|and|no|floor|flat|house|road|street|at|post|dist|district|via|tal|nagar|st|nd|rd|th)\b/g
const sentenceWord = /(?<!\p{L})\p{Ll}{2,}|\b(?:Rs|INR|Phase|units?|Built|Made|Wrote|Designed)\b/u
