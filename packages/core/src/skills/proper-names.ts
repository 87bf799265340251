import { collegeWords, wordsOfFirms, wordsOfPosts } from './data/names.ts'
import { lineAfter, normalizedWords, type Token, tokenize } from './tokens.ts'

type Span = { start: number; end: number }

/** Words that make capitalised neighbours the name of a place of education. */
const colleges = new Set(normalizedWords(collegeWords))

/** Words that end the name of an employer, a conference or a contest. */
const heads = new Set(normalizedWords(wordsOfFirms))

/** Words that end what comes before a name: 'Data Analyst Intern Axis Bank'. */
const posts = new Set(normalizedWords(wordsOfPosts))

const longestLeft = 4
const joinsColleges: ReadonlySet<string> = new Set(['of', 'for', 'the', 'and'])
const noJoiners: ReadonlySet<string> = new Set()

/** 'Delhi University', 'National Institute of Fashion Technology': capitalised words around a word of education. */
export function findColleges(text: string, tokens: readonly Token[] = tokenize(text)): Span[] {
  const spans: Span[] = []
  let masked = -1
  for (const [index, token] of tokens.entries()) {
    // A word inside a found name cannot reach further than that name.
    if (index <= masked || !colleges.has(token.norm) || !isCapital(text, token.start)) continue
    const from = reach(text, tokens, index, -1)
    const to = reach(text, tokens, index, 1)
    if (from === index && to === index && token.norm.length >= 6) continue
    spans.push({ start: tokens[from]!.start, end: tokens[to]!.end })
    masked = to
  }
  return spans
}

/** The capitalised words before a word such as 'Bank' or 'Cafe', without that word: the 'Java House' of 'Java House Cafe'. */
export function findFirms(text: string, tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, index) => {
    if (index === 0 || !heads.has(token.norm) || !isCapital(text, token.start)) return []
    const from = reach(text, tokens, index, -1, noJoiners)
    return from === index ? [] : [{ start: tokens[from]!.start, end: tokens[index - 1]!.end }]
  })
}

/** Sentences about what an employer is or sells: 'Kite Group is a leading maker of pumps', 'Its services include SEO'. */
export const findAboutFirms = (text: string): Span[] =>
  [...text.matchAll(aboutFirm)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))

const firm =
  '(?:compan(?:y|ies)|firms?|organi[sz]ations?|agency|agencies|providers?|manufacturers?|makers?|retailers?|banks?|hospitals?|NGOs?|BPOs?|[Ss]tart-?ups?|conglomerate|leaders?)'
const aboutFirm = new RegExp(
  [
    "(?<=^\\W{0,6}|[.;•\\n]\\s{0,4})(?:It|(?:The |This )?(?:[Cc]ompany|[Ff]irm|[Oo]rgani[sz]ation|[Aa]gency)|(?!(?:I|My|We|He|She) )\\p{Lu}[\\p{L}&’'-]{0,24}\\.?(?: (?:\\p{Lu}[\\p{L}&’'-]{0,24}\\.?|of|and|&)){0,5})",
    " (?:is|was) (?:an?|the|one of(?: the)?|\\p{Lu}\\p{L}+['’]s)(?: (?!(?:in|for|of|with|on|to|by|that|using)\\b)[\\p{L}-]{1,24}){0,6}?",
    ` ${firm}\\b(?! (?:app|web|portal|system|dashboard|management|platform))[^.;\\n]{0,300}`,
    "|\\b(?:Its|The (?:company|firm|agency)['’]s) (?:services|products|clients|offerings) (?:include|range|are)\\b[^.;\\n]{0,300}",
  ].join(''),
  'gu',
)

/** The last capitalised word on one side; to the right only after 'of' and 'for'. */
function reach(text: string, tokens: readonly Token[], index: number, step: 1 | -1, joiners = joinsColleges): number {
  const longest = step === 1 ? tokens.length : longestLeft
  let last = index
  for (let at = index + step; tokens[at] !== undefined && Math.abs(at - index) <= longest; at += step) {
    const { norm, start } = tokens[at]!
    if (!touches(text, tokens, at, at - step) || (step === -1 && posts.has(norm))) break
    if (joiners.has(norm)) continue
    if (!isCapital(text, start) || (step === 1 && at === index + 1)) break
    last = at
  }
  return last
}

function touches(text: string, tokens: readonly Token[], one: number, other: number): boolean {
  const [left, right] = one < other ? [one, other] : [other, one]
  return /^(?:[ .&'’-]| & |\. )$/.test(text.slice(tokens[left]!.end, tokens[right]!.start))
}

function isCapital(text: string, at: number): boolean {
  const letter = text[at] ?? ''
  return letter !== letter.toLowerCase()
}

/** Whether a capitalised word names an employer ('at Canva', 'Company: Oracle'), a person or an exam ('UGC NET 2024'). */
export function namesNoSkill(text: string, start: number, end: number): boolean {
  if (!isCapital(text, start)) return false
  const before = text.slice(Math.max(0, start - longestCue), start)
  if (employerBefore.test(before) || personBefore.test(before)) return true
  if (!exam.test(text.slice(start, end))) return false
  return examBefore.test(before) || examAfter.test(lineAfter(text, end, longestCue))
}

const longestCue = 48
const employerBefore =
  /(?:(?<!\b(?:good|great|excellent|proficient|skilled|adept|expert|strong|better|best|brilliant|skills|confident|comfortable|experienced|efficient|quick|fluent|level|working) )\bat |@ ?|\b(?:client|employer|company|organi[sz]ation)s? ?: ?)$/i
const personBefore = /\b(?:Mr|Mrs|Ms|Dr|Prof|Adv|Shri|Smt|Justice)\b\.? (?:\p{Lu}[\p{L}.]{0,20} ){0,2}$/u
const exam = /^\.?[A-Z]{2,5}$/
const examBefore =
  /\b(?:UGC|CSIR|GATE|SLET|NEET|JRF|exams?|qualified|cleared|cracked|appeared for|rank in|score in|paper at|accepted at)\W{0,3}(?:the )?$/i
const examAfter =
  /^\W{0,3}(?:(?:NET|mains?|advanced|exam|rank|percentile|score|written|qualified|air|jrf|cleared|aspirant)\b|\d{2,3}(?:\.\d+)? ?(?:percentile|%ile))/i
