import { firstPeriod } from './first-period.ts'
import { hasTitleNoun } from './job-titles.ts'
import { soundsLikeCompany } from './places-and-employers.ts'
import { countWords, pastVerb } from './prose.ts'

/**
 * 'Zed Foods, Anand. May 2025 – July 2025. Marketing intern.' with commas in place of the stops, which part a head as
 * commas do. Every other letter keeps its place.
 */
export function withCommas(text: string): string {
  if (text.length > longestHead || !text.includes('.')) return text
  const period = firstPeriod(text)
  const isDated = period?.from !== null && period !== null
  const plain = isDated
    ? text.slice(0, period.start) + ' '.repeat(period.end - period.start) + text.slice(period.end)
    : text
  const stops = [...plain.matchAll(fullStop)].map(({ index }) => index)
  const parts = plain.split(fullStop)
  const namesJob = parts.some((part) => hasTitleNoun(part) || (isDated && soundsLikeCompany(part)))
  if (!namesJob || !parts.every(isOfHead)) return text
  const own = stops.filter((at) => isDated || at < text.length - 1)
  return own.reduce((done, at) => `${done.slice(0, at)},${done.slice(at + 1)}`, text)
}

const longestHead = 160

// Not behind an abbreviation ('Pvt. Ltd.', 'M.Sc.', 'Dr. Rao').
const fullStop =
  /(?<=\p{L}{3}|[)\s])(?<!\b(?:Pvt|Ltd|Inc|Corp|Bros|Dept|Univ|Hosp|Inst|Prof|Adv|Govt|Intl|Engg|Mfg|Mrs|Smt|Sec|Gen|Dist|Mun|Pub|Ind|Asst|Com|Tech|Pharm|Arch|Phil))\.(?=\s|$)/giu

/** A few words between commas that name somebody or something and tell nothing. */
const isOfHead = (part: string): boolean =>
  part.split(',').every((name) => countWords(name) <= mostWords) &&
  !pastVerb.test(part.trim()) &&
  (part.trim() === '' || hasTitleNoun(part) || /^\P{L}*\p{Lu}/u.test(part)) &&
  !tells.test(part)

const mostWords = 6
const tells = /\b(?:I|my|we|our|was|were|is|are|had|did)\b/
