import { hasTitleNoun } from '../experience/job-titles.ts'
import { findPlaceholderPlace, isPlace } from '../experience/places-and-employers.ts'
import { isBoard, isBoardWord, wholeBoard } from './school-boards.ts'

export type InstitutionPlace = { start: number; end: number }
type Word = { text: string; start: number; end: number }

/**
 * The places of the schools, colleges and universities that a text names, in order. `taken` are parts that belong to
 * degrees or dates; names do not reach into them.
 */
export function findInstitutions(text: string, taken: readonly { start: number; end: number }[]): InstitutionPlace[] {
  const placeholder = findPlaceholderPlace(text)
  const walls = placeholder ? [...taken, placeholder] : taken
  const words = [...text.matchAll(/[\p{L}\p{M}\d][\p{L}\p{M}\d.'’&]*|&/gu)].map(
    (match): Word => ({ text: match[0], start: match.index, end: match.index + match[0].length }),
  )
  const free = words.filter(({ start, end }) => !walls.some((wall) => start < wall.end && end > wall.start))
  const found: InstitutionPlace[] = []
  free.forEach((word, index) => {
    const last = found.at(-1)
    // An 'inter-IIT contest' names no institution, a 'Zed Inter College' does.
    const isOfMany = /\b(?:int(?:er|ra)[-–\s]|Int(?:er|ra)[-–])$/.test(text.slice(0, word.start))
    // 'from Zed Kite college'
    const isLower = smallKeyword.test(word.text) && behindName.test(text.slice(0, word.start))
    if ((last && word.start < last.end) || isOfMany || !(isLower || isKeyword(word.text))) return
    const place = isBoardWord(word.text) ? wholeBoard(text, word) : aroundKeyword(text, free, index, walls)
    if (place && (!last || place.start >= last.end)) found.push(place)
  })
  return joinNeighbours(text, found)
}

/** Whether a word belongs to fields of study; a name does not begin or continue with one, except right after 'of'. */
export const isFieldWord = (word: string): boolean =>
  fieldWords.has(word.toLowerCase().replace(/(?<![.,'’])[.,'’]+$/, ''))

const isKeyword = (word: string) =>
  (/^\p{Lu}/u.test(word) || /^(?:board|cbse|icse)$/.test(word)) &&
  (keyword.test(word.replace(/\.{2,}$/, '')) || abbreviation.test(word) || isBoardWord(word))

const keyword =
  /^(?:univers(?:i[td]|t)\p{L}{1,4}|un\p{L}{0,2}v\p{L}{2,4}ty|univ\.?|college|colleges|ins?titu\p{L}{1,7}|schools?|academ(?:y|ia|ies)|polytechnic|politecnico|\p{L}*vidyalaya\p{L}?|vidyapeeth|vidya|mandir|sankul|niketan|gurukul|convent|\p{L}*schule|lyc[eé]e|lyceum|gymnasium|conservatory|seminary|[eé]cole|escuela|escola|facultad|faculdade|faculté|scuola|colegio|akademie|liceo)$/iu
const smallKeyword = /^(?:college|school|university|institute|polytechnic)$/
const behindName = /(?:\b(?:from|at|of)|,|\b\p{Lu}[\p{L}.]*)\s\p{Lu}[\p{L}.'’-]*\s$/u
const abbreviation =
  /^(?:IIT|NIT|IIIT|IIM|IISc|IISER|BITS|VIT|SRM|MIT|UCLA|UCSD|USC|NYU|CMU|ETH|EPFL|LSE|NUS|NTU|ISB|IGNOU|DTU|NSUT|JNTU|JNU|KIIT|LPU|COEP|VJTI|ICFAI|NIFT|[A-Z]{0,4}NLU[A-Z]?|RGNUL|NUALS|NLIU|NUJS|NID|NISER|IIST|IIFT|LNMIIT|IGDTUW|CUSAT|TNAU|GBPUAT|GADVASU|MSRIT|BMSCE|PCCOE|KJSCE|GTU|VTU|RGPV|AKTU|MAKAUT|KTU|AIIMS|XLRI|RVCE|PESIT|PSG|CUNY|SUNY|Caltech|UNC|UIUC|UCB|UCSB|UCI|UBC|UNSW|ANU|ASU|LSU|FSU|UCF|BYU|SJSU|RIT|RPI|WPI|VCU|UCL|TU|TUM|RWTH|KTH|KAIST|HKUST|NITK|IIITH|IIITB|IIITD|TISS|SPJIMR|NMIMS|SVNIT|MNIT|MANIT|VNIT|INSA|ENSTA|ESSEC|ESCP|EDHEC|EPITA|IHM|NALSAR|NLSIU|WBNUJS|NIPER|FTII|CEPT|JIPMER|PGIMER|ITI)\.?$/

// With these alone ('High School', 'Graduate School') nothing is named.
const general =
  /^(?:high|middle|elementary|secondary|primary|senior|junior|public|graduate|medical|law|business|community|state|technical|higher|the|online|night|summer)$/i

// 'Vidya Mandir School' is a name.
const ofNames = /^(?:mandir|gurukul)$/i

function aroundKeyword(
  text: string,
  words: readonly Word[],
  index: number,
  walls: readonly { end: number }[],
): InstitutionPlace | null {
  const own = words[index]
  if (!own) return null
  const right = abbreviation.test(own.text) ? rightOfAbbreviation(text, words, index) : rightEnd(text, words, index)
  const followedByOf = /^(?:of|for|de)$/i.test(words[index + 1]?.text ?? '') && right > index
  const left = startOfCell(text, words, leftEnd(text, words, index, followedByOf), walls)
  const first = words[left]
  const last = words[right]
  const names = words
    .slice(left, right + 1)
    .some(({ text: word }) => !isSmall(word) && (!keyword.test(word) || ofNames.test(word)) && !general.test(word))
  if (!first || !last || (!names && !abbreviation.test(own.text))) return null
  return { start: first.start, end: last.end }
}

/** Only blanks or a joining sign separate the two words. */
const isClose = (text: string, one: Word | undefined, other: Word | undefined) =>
  one !== undefined &&
  other !== undefined &&
  /^[ .'’/-]{0,2}$/.test(text.slice(one.end, other.start)) &&
  !/\s-|-\s/.test(text.slice(one.end, other.start))

const isLarge = (word: string) => /^[\p{Lu}\d]/u.test(word)
const isSmall = (word: string) => /^(?:of|the|and|&|for|at|de|la|del|der|für|in)$/i.test(word)
const isAllCapitals = (word: string) => word.length > 2 && word === word.toUpperCase()

function leftEnd(text: string, words: readonly Word[], index: number, followedByOf: boolean): number {
  const own = words[index]
  if (!own) return index
  let at = index
  let named = false
  for (let next = index - 1; next >= 0 && index - next <= 7; next--) {
    const word = words[next]
    if (!word || !isClose(text, word, words[next + 1]) || /^from$/i.test(word.text)) break
    if (isSmall(word.text)) {
      if (!isLarge(words[next - 1]?.text ?? '') || word.text === 'in' || word.text === 'at') break
      continue
    }
    if (
      !isLarge(word.text) ||
      /^\d/.test(word.text) ||
      (isAllCapitals(own.text) && !isAllCapitals(word.text) && word.text.length > 2)
    )
      break
    if (isFieldWord(word.text) && (named || followedByOf) && !isFaculty(word.text, words[next + 1]?.text ?? '')) break
    if (!isFieldWord(word.text)) named = true
    at = next
  }
  return at
}

/**
 * 'Indira Gandhi Delhi Technical University for Women', 'Dev Veterinary and Animal Sciences University': words of fields are part
 * of a name that began before them, back to a sign. Behind a degree they may be its field.
 */
function startOfCell(text: string, words: readonly Word[], index: number, walls: readonly { end: number }[]): number {
  let at = index
  while (
    at > 0 &&
    isClose(text, words[at - 1], words[at]) &&
    (isLarge(words[at - 1]!.text) || isJoint(words[at - 1]!.text))
  )
    at--
  const first = words[at]
  const isOfDegree = walls.some(({ end }) => first && end <= first.start && text.slice(end, first.start).trim() === '')
  const isName =
    first && isLarge(first.text) && !/^\d/.test(first.text) && (!isFieldWord(first.text) || ofNoField.test(first.text))
  return isName && !isOfDegree && index - at < longestName ? at : index
}

// 'Graphic Era Hill University'
const ofNoField = /^(?:Government|Graphic|Creative|Applied|Digital|Medical)$/
const isJoint = (word: string) => /^(?:and|&)$/.test(word)
const longestName = 7

/** 'National Law School of India', 'Medical College of …', 'Industrial Training Institute'. */
const isFaculty = (word: string, next: string): boolean =>
  /^(?:law|business|medical|dental) (?:school|college)$|^industrial training$/i.test(`${word} ${next}`)

/** 'University of Texas at Austin', 'Institute of Management Studies', 'University College'. */
function rightEnd(text: string, words: readonly Word[], index: number): number {
  let at = index
  while (keyword.test(words[at + 1]?.text ?? '') && isClose(text, words[at], words[at + 1])) at++
  const school = keywordBehind(text, words, at)
  if (school !== null && /^school$/i.test(words[school]?.text ?? '')) return rightEnd(text, words, school)
  // 'Agricultural College and Research Institute'
  const isJoined = /^(?:and|&)$/.test(words[at + 1]?.text ?? '') && isLarge(words[at + 2]?.text ?? '')
  const second = [at + 2, at + 3].find(
    (place) => isJoined && isClose(text, words[place - 1], words[place]) && keyword.test(words[place]?.text ?? ''),
  )
  if (second !== undefined) return rightEnd(text, words, second)
  const isRomance = romance.test(words[index]?.text ?? '')
  if (isRomance && isLarge(words[at + 1]?.text ?? '')) return goOn(text, words, at + 1, false)
  const link = words[at + 1]
  if (!link || !(isRomance ? romanceLink : /^(?:of|for|at|de)$/i).test(link.text) || !isClose(text, words[at], link))
    return withTown(text, words, at)
  const first = /^(?:the|la|les|los|las)$/i.test(words[at + 2]?.text ?? '') ? at + 3 : at + 2
  const start = words[first]
  if (!start || !isLarge(start.text) || !isClose(text, words[first - 1], start)) return at
  return goOn(text, words, first, isFieldWord(start.text) || ofStudies.test(start.text))
}

/** 'Kendriya Vidyalaya Pattom', 'Govt. Polytechnic Kothi Road': the town of a school is a part of its name. */
function withTown(text: string, words: readonly Word[], index: number): number {
  if (!ofTown.test(words[index]!.text)) return index
  const end = [index + 1, index + 2].find((at) => {
    const word = words[at]
    return !word || !isClose(text, words[at - 1], word) || !isOfTown(word.text) || isLastOfName(text, word)
  })
  const last = end === undefined ? undefined : words[end]
  const isTown = last && isClose(text, words[end! - 1], last) && isOfTown(last.text) && isLastOfName(text, last)
  return isTown && !isPlace(text.slice(words[index + 1]!.start, last.end)) ? end! : index
}

const ofTown = /^(?:schools?|polytechnic|\p{L}*vidyalaya\p{L}?|convent)$/iu
const isOfTown = (word: string) =>
  /^(?!Topper|First|Second|Third|Sector|Percent|Marks|Score|Grade|Stream|Batch|Year)\p{Lu}[\p{Ll}.’']{2,}(?<!ed)$/u.test(
    word,
  ) &&
  !isFieldWord(word) &&
  !hasTitleNoun(word)

// 'Academy of Higher Education'
const ofStudies = /^(?:higher|advanced|further|modern|professional)$/i
const romanceLink = /^(?:de|du|des|da|do|dos|di|del|della|degli)$/i
// The name follows without 'of': 'Instituto Superior Técnico', 'Université Paris Cité'.
const romance =
  /^(?:escola|faculdade|facultad|faculté|scuola|lyc[eé]e|universidade?|universidad|universit[àé]|université|università|universität|instituto|institut|istituto|[eé]cole|escuela|colegio|politecnico|hochschule)$/iu

/** From the first word after 'of': words of the field, or of the place's name, whichever it began with. */
function goOn(text: string, words: readonly Word[], first: number, field: boolean): number {
  let at = first
  for (let next = first + 1; next < words.length && next - first < 7; next++) {
    const word = words[next]
    if (
      !word ||
      !isClose(text, words[next - 1], word) ||
      word.text.toLowerCase() === words[next - 1]?.text.toLowerCase()
    )
      break
    if (isSmall(word.text)) continue
    if (!isLarge(word.text) || /^\d/.test(word.text) || /^C?GPA$/.test(word.text)) break
    const changes =
      isFieldWord(word.text) !== field && !keyword.test(word.text) && !isSmall(words[next - 1]?.text ?? '')
    // 'University of Animal and Fishery Sciences'
    const isJoined = isSmall(words[next - 2]?.text ?? '') && next - first > 2
    // 'Institute of Food Crafts and Culinary Sciences', 'University of Juridical Sciences'
    const goesOn = isFieldWord(word.text)
      ? (ofSciences.test(word.text) && !isPlace(words[at]!.text)) || kindsOfSciences.test(words[next - 1]?.text ?? '')
      : isJoint(words[next + 1]?.text ?? '')
    if (changes && !(goesOn && (field || kindsOfSciences.test(words[next - 1]!.text) || isLastOfName(text, word))))
      return (field || isJoined) && isLastOfName(text, word) ? next : at
    at = next
  }
  return at
}

/** 'College of Allied Health', 'Institute of Applied Medical Sciences' */
const kindsOfSciences = /^(?:Allied|Applied|Advanced|Visual|Performing|Creative|Rural|Professional|Integrated)$/
const ofSciences = /^(?:Sciences?|Studies|Technolog(?:y|ies)|Arts|Education|Management|Research)$/

/** 'Institute of Technology Calicut': the place that ends a name, before a sign, a number or a small word. */
const isLastOfName = (text: string, word: Word) =>
  /^\s*(?:$|[,;|()\t\d—–-]|with\b|from\b|in\b)/.test(text.slice(word.end))

function rightOfAbbreviation(text: string, words: readonly Word[], index: number): number {
  const next = words[index + 1]
  const further = keywordBehind(text, words, index)
  if (further !== null) return rightEnd(text, words, further)
  const fits =
    next && isLarge(next.text) && isClose(text, words[index], next) && !isFieldWord(next.text) && !/^\d/.test(next.text)
  return fits ? index + 1 : index
}

/** 'PSG College of Technology', 'MIT World Peace University': the name goes on over at most three words, as any college's does. */
function keywordBehind(text: string, words: readonly Word[], index: number): number | null {
  for (let at = index + 1; at <= index + 4; at++) {
    const word = words[at]
    if (!word || !isLarge(word.text) || !isClose(text, words[at - 1], word) || isFieldWord(word.text)) return null
    if (keyword.test(word.text)) return at
  }
  return null
}

/** 'School of Engineering, Stanford University' is one institution. */
function joinNeighbours(text: string, places: readonly InstitutionPlace[]): InstitutionPlace[] {
  const joined: InstitutionPlace[] = []
  for (const place of places) {
    const last = joined.at(-1)
    if (
      last &&
      ![last, place].some(({ start, end }) => isBoard(text.slice(start, end))) &&
      /^\s?[,–-]?\s*(?:[Tt]he\s)?$/.test(text.slice(last.end, place.start)) &&
      !text.slice(last.end, place.start).includes('\t')
    )
      last.end = place.end
    else joined.push({ ...place })
  }
  return joined.map(({ start, end }) => ({
    start: start - (ofFaculties.exec(text.slice(Math.max(0, start - 20), start + 10))?.[1]?.length ?? 0),
    end: end + (ofList.exec(text.slice(end))?.[0].length ?? 0),
  }))
}

// 'Arts, Science and Commerce College'
const ofFaculties = /\b((?:(?:Arts|Science|Commerce|Law), )+)(?:Arts|Science|Commerce|Law)\b[^,]{0,10}$/

// 'Institute of Art, Design and Technology', 'Institute of Hotel Management, Catering and Nutrition'
const ofList =
  /^, \p{Lu}\p{L}+ (?:and|&) (?:Applied )?(?:Technology|Nutrition|Research|Sciences?|Humanities|Culture|Commerce)(?=\s*(?:[,;|(\t–-]|$))/u

const fieldWords = new Set(
  `accountancy accounting acting administration advertising aeronautical aeronautics aerospace agricultural agriculture agronomy
  analytics anatomy animation anthropology application applications applied archaeology architecture art arts artificial
  astronomy astrophysics automobile automation automotive aviation banking behavior behavioral biochemistry bioinformatics
  biological biology biomedical biosciences biotechnology botany business chemical chemistry civil cinema climate cloud
  cognitive commerce communication communications computational computer computers computing construction control counseling
  creative criminal criminology culinary cyber cybersecurity dance data dental design development digital drama earth
  ecology econometrics economics education educational electrical electronic electronics energy engineering english
  entrepreneurship environmental ethics event fashion film finance financial fine food foreign forensic forensics forestry
  game general genetics geography geology geophysics government graphic graphics health healthcare hindi history home
  horticulture hospitality hotel human humanities immunology industrial informatics information instrumentation insurance
  intelligence interactive interior internet international investment journalism jurisprudence kinesiology language languages law
  leadership learning legal liberal linguistics literature logistics machine management manufacturing marine marketing
  mass material materials mathematical mathematics math maths mechanical mechanics mechatronics media medical medicine
  metallurgical metallurgy microbiology mining mobile molecular multimedia music nanotechnology network networking networks
  neuroscience nuclear nursing nutrition occupational oceanography operations optics organisation organization
  organizational paralegal pathology petroleum pharmaceutical pharmaceutics pharmacology pharmacy philosophy photography physical physics
  physiology physiotherapy planning political politics polymer power printing process production product program programming project
  psychology public pure quantitative quantum radiology relations religious research resource resources retail risk robotics
  safety science sciences security social sociology software spanish sports statistical statistics strategic strategy structural
  studies study supply surgery sustainability system systems technical technologies technology telecommunication
  telecommunications textile theatre theology therapy tourism transportation urban veterinary vision visual vlsi web
  wildlife work writing zoology childhood curriculum elementary instruction merchandising teaching cse ece eee aiml concentration emphasis minor major specialization honours honors`.split(
    /\s+/,
  ),
)
