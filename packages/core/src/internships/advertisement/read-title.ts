import { readDuration } from '../../duration.ts'
import { readRole } from '../../matching/titles/role-titles.ts'
import { findCity } from '../../preferences/known-places.ts'
import { soundsLikeCompany } from '../../resume/experience/places-and-employers.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { findFieldWords } from '../../skills/field-words.ts'
import { type Found, findLabelled, type Piece } from './pieces.ts'

const longestTitle = 90
const titleLabel =
  '(?:job |internship |position |role )?(?:title|role|position|profile|designation)|(?:name of (?:the )?)?post|internship|opening|vacancy|hiring(?: for)?'

const rank =
  /\b(?:interns?|internships?|trainees?|traineeships?|apprentices?|fellows?|fellowships?|vacation scheme|articled (?:assistant|clerk)s?)\b/i
const endsWithRank = new RegExp(`${rank.source}\\s*$`, 'i')
const lead =
  /^(?:(?:an?|the|its|their|our|for|some|few|multiple|several|urgently|\d+(?:\s*[-–]\s*\d+)?|one|two|three|four|five|six|passionate|enthusiastic|(?:self-?)?motivated|talented|dynamic|creative|skilled|young|smart|bright|energetic|curious|driven|hard-?working|engagement (?:of|as)|remote|hybrid|paid|unpaid|full-?time|part-?time|and|(?:role|position|post)s? of)\b[\s,]*)+/i
const hiring =
  /\b(?:(?:is|are|we['’]re|now|currently) (?:hiring|recruiting)|hiring(?: alert)?|looking for|looking to hire|seeking|searching for|in need of|we need|needs?|requires?|wanted|required|openings? for|vacanc(?:y|ies) for|applications? (?:are (?:being )?)?(?:invited |open )?(?:for|from)(?: the)?|(?:position|role|post) of|opportunity for|join (?:us|our team) as|ko\b(?=.{1,60}\bchahiye\b)|we (?:want|would love)|we['’]d love)\b[\s:!,–—-]*/gi
const stop = /[.,;:!?()|\n]|\s(?:to|at|with|who|in|on|starting|based|from|for|having)\s/i
const firstPieces = 60

/** The title of the listing: labelled, in a sentence with 'looking for' or the like, or a short line with 'intern'. */
export function readTitle(text: string, pieces: readonly Piece[]): Found<string> | null {
  const first = pieces.slice(0, firstPieces)
  for (const { value, quote } of findLabelled(text, first, titleLabel)) {
    const title =
      isSentence.test(value) || isOther(value) || bareLabel.test(quote) || isBullet.test(quote) ? null : cutTitle(value)
    const head = first[0] && shortTitle(first[0].text)
    if (title !== null && quote !== first[0]?.text && head?.includes(title))
      return { value: head, quote: first[0]!.text }
    if (title !== null) return { value: title, quote }
  }
  for (const { text: quote } of first) {
    const title = wantedIn(quote) ?? shortTitle(quote)
    if (title !== null) return { value: tidyTitle(title), quote }
  }
  const quote = first[0]?.text ?? ''
  const isRole = quote.split(' ').length <= 5 && !isSentence.test(quote) && namesWork(quote)
  return isRole ? { value: tidyTitle(quote), quote } : null
}

/** 'Internship' alone above another line is what the offer is. */
const bareLabel = /^(?:internship|opening|vacancy|hiring)\s*\n/i
/** 'Role' over bullets heads the work. */
const isBullet = /\n\s*[•*–-]/

const isSentence = /\b(?:you|we|our|your|will|is|are|should|must)\b/i
const isOther = (value: string) =>
  !/\p{L}{2}/u.test(value) ||
  readDuration(value) !== null ||
  (value.split(',').length > 2 && !rank.test(value)) ||
  /^(?:full|part)[- ]?time|^remote|^hybrid|^on-?site|^(?:un)?paid|^open\b|^closed\b/i.test(value)

/** 'Content Writing Intern' of 'We are looking for a passionate Content Writing Intern to …'. */
function wantedIn(sentence: string): string | null {
  for (const hit of sentence.matchAll(hiring)) {
    const rest = sentence.slice(hit.index + hit[0].length).replace(lead, '')
    const head = rest.split(stop)[0]!.trim()
    if (head.length === 0 || head.length > longestTitle || head.split(' ').length > 9) continue
    const ranked = rank.exec(head)
    if (ranked) {
      const title = head.slice(0, ranked.index + ranked[0].length)
      if (!isBare(title)) return title
      const withArea = addArea(title, rest)
      if (withArea !== null) return withArea
    } else if (readRole(head)?.post != null && head.split(' ').length <= 5) return head
  }
  return null
}

/** 'Interns in Digital Marketing': the area that follows a title that only says 'interns'. */
function addArea(title: string, rest: string): string | null {
  const area = /^\s*(?:for|in|[–—-])\s+(?:our\s+|the\s+)?([^.,;:!?()|]{2,50})/i.exec(rest.slice(title.length))
  const named = (area?.[1] ?? '').split(stop)[0]?.trim()
  if (!area || !named || notAnArea.test(area[1]!) || !namesWork(named)) return null
  return rest.slice(0, title.length + area[0].indexOf(area[1]!) + named.length)
}

/** 'Content writing', 'Marketing', 'Web developer', but not 'Hi!' and 'Applications'. */
const namesWork = (text: string): boolean =>
  readRole(text)?.post != null || findFieldWords(text).length > 0 || findSkillIds(text).length > 0

const notAnArea = /\b(?:you|we|our|your|who|months?|weeks?|company|team|office)\b/i

/** A short line that is a title: 'Frontend Developer Intern – Kite Labs (Remote)'. */
function shortTitle(line: string): string | null {
  const text = line
    .replace(/^(internship)\s+(?:notice|announcement|circular|drive|alert)\b/i, '$1')
    .replace(/^(?:subject|re|fwd?|fw)\s*:\s*|^urgent(?:ly)?\W+/i, '')
    .replace(/^(?:#\S+\s*)+/, '')
    .replace(/^\d{1,3}\s+(?=\p{L}+\s+req)/iu, '')
    .replace(/\s(?:reqd|required|wanted|needed)(?:(?= for\b)|\b.*$)/i, '')
  if (text.length > longestTitle || !rank.test(text)) return null
  // 'Product Design Intern, 6 months, in office'
  const whole = isNotTitle.test(text) ? text.split(/,\s|\s[–—|-]\s/, 1)[0]! : text
  return whole === text || endsWithRank.test(whole) ? (isNotTitle.test(whole) ? null : cutTitle(whole)) : null
}

const isNotTitle =
  /\b(?:you|we|our|your|will|can|between|is|are|was|duration|stipend|period|certificate|letter|months?|weeks?|apply|about|description|details|responsibilities|offer|completion|hello|dear|hi|candidates?|applicants?|available|https?)\b/i

const separators = /(\s*[|(),;:!]\s*|\s+[–—-]\s+|\s+(?:at|@|in|for|with)\s+)/i

/** Cuts company, place and terms off a title; of a part that only says 'Internship' a role before it is the title, or the next part. */
function cutTitle(text: string): string | null {
  const parts = text.split(separators)
  const named = parts.findIndex((part, index) => index % 2 === 0 && rank.test(part))
  const at = Math.max(0, named)
  const part = parts[at]!.trim()
  const [border = '', next = '', ...rest] = parts.slice(at + 1)
  if (!isBare(part)) return fit(withSpecialty(part, border, next + phraseOf(rest)))
  const before = parts[at - 2] ?? ''
  if (namesWork(before)) return fit(before)
  if (next.trim() === '' || isOther(next.trim()) || /\bat\b|@/i.test(border)) return null
  return fit(/[:!|]/.test(border) || (rank.test(next) && !isBare(next)) ? next : part + border + next)
}

/** 'Legal Intern (Litigation)', 'Frontend Intern, Patient Booking': what follows a title is its area, no company and place. */
const isArea = (text: string) =>
  namesWork(text) &&
  text.split(/\s+/).length <= 5 &&
  !isOther(text) &&
  !isNotTitle.test(text) &&
  !rank.test(text) &&
  !soundsLikeCompany(text) &&
  findCity(text) === null

/** The parts that go on behind 'for' or 'in': 'Speech for Indic Languages'. */
function phraseOf(parts: readonly string[]): string {
  const end = parts.findIndex((part, at) => at % 2 === 0 && !/^\s+(?:for|in)\s+$/i.test(part))
  return parts.slice(0, end < 0 ? parts.length : end).join('')
}

function withSpecialty(title: string, border: string, next: string): string {
  const area = next.trim()
  if (!/[,(]|\s[–—-]\s/.test(border) || !isArea(area)) return title
  return border.includes('(') ? `${title} (${area})` : `${title}${border.trimStart() === ', ' ? ', ' : border}${area}`
}

function fit(title: string): string | null {
  const tidy = tidyTitle(title)
  return tidy.length > 1 && tidy.length <= longestTitle && /\p{L}{2}/u.test(tidy) && !isBare(tidy) ? tidy : null
}

const bare = new Set(
  `january february march april may june july august september october november december
  intern interns internship internships trainee trainees apprentice fellow engagement opportunity opportunities opening openings
  alert paid unpaid remote hybrid hiring summer winter we are re now urgent for full part time virtual and new the an a
  our of free online wfh program programme vacancy vacancies job jobs role position student students update`.split(
    /\s+/,
  ),
)
const isBare = (text: string) => text.split(/[^\p{L}]+/u).every((word) => word === '' || bare.has(word.toLowerCase()))

/** 'Unpaid remote' of 'Unpaid remote content internship', '2' of '2 Design Interns'. */
const terms =
  /^(?:(?:un-?paid|paid|remote(?! sens)|hybrid|wfh|online|urgent(?:ly)?|\d{1,2}(?=\s\p{L}))[\s,–-]+)+(?=\S+ .*\bintern)/iu

/** One intern is the title of a listing for several. */
function tidyTitle(title: string): string {
  const one = title
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(terms, '')
    .replace(/^(?:(?:we(?:['’]re| are) )?(?:now |urgently )?hiring(?: for)?|requires?|wanted|needs?)\b[\s:!–—-]*/i, '')
    .replace(/\b(intern|internship|trainee|apprentice|fellow)(?:s|\(s\))(?=$|\s)/i, '$1')
    .replace(/\s+(?:wanted|required|needed|reqd?|chahiye)\b.*$|\s+(?:positions?|opportunity|vacancy|opening)$/i, '')
    .replace(/^[^\p{L}\p{N}]+|[\s*_,:;."”–—-]+$/gu, '')
  return one.slice(0, 1).toUpperCase() + (/\p{Ll}/u.test(one) ? one.slice(1) : inTitleCase(one).slice(1))
}

/** 'Graphic Design Intern' of 'GRAPHIC DESIGN INTERN'. Short words and words without vowels may be abbreviations. */
const inTitleCase = (capitals: string): string =>
  capitals.replace(/\p{L}{2,}/gu, (word) => {
    if (/^(?:AND|OF|FOR|IN|THE|WITH|TO)$/.test(word)) return word.toLowerCase()
    const isWord = (word.length > 3 && /[AEIOU]/.test(word)) || /^(?:WEB|LAW|TAX|ART)$/.test(word)
    return isWord ? word.slice(0, 1) + word.slice(1).toLowerCase() : word
  })
