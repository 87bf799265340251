import type { Line } from '../resume/layout/resume-lines.ts'
import type { ResumeDraft } from '../resume/resume-draft.ts'
import { findCity, type KnownPlace } from './known-places.ts'

/**
 * The city of the address line of a resume, as the resume writes it: in what precedes the first heading, else in a line
 * such as 'Address: …'. Only orders listings; a score never depends on it. Null when the resume names no known city there.
 */
export function findHomePlace({ sections }: Pick<ResumeDraft, 'sections'>, lines: readonly Line[]): KnownPlace | null {
  const [top] = sections
  // A name that is printed like the headings heads the address.
  const isHead = top?.kind === 'top' || (top?.kind === 'other' && top.heading === 0)
  const isTop = (index: number) => isHead && index >= top.from && index <= Math.min(top.to, longestTop)
  const visible = lines.map(({ text, hidden }) =>
    hidden === null && !school.test(text) ? text.slice(0, longestLine) : '',
  )
  const addresses = visible.filter((text) => label.test(text))
  const head = visible.filter((text, index) => isTop(index) && !permanent.test(text))
  return findIn([...head, ...addresses.filter((text) => !permanent.test(text)), ...addresses])
}

/** Lines of a top without a heading, and characters of a line with an address. */
const longestTop = 15
const longestLine = 200
const label =
  /^\W{0,3}(?:(?:permanent|present|current|home|postal|residential|mailing) )?(?:address|location|city|residence|based in|lives? in|living in)\b\s*[:–-]?\s*/i
const permanent = /\bpermanent\b/i
const school = /\b(?:university|college|institute|school|academy|polytechnic|vidyalaya)\b/i
/** 'Pune 411001', 'Pune - 411 001'. */
const postCode = /[\s–-]*\b\d{3} ?\d{3}\b\s*/

function findIn(texts: readonly string[]): KnownPlace | null {
  for (const text of texts)
    for (const piece of text.replace(label, '').split(/[|•·\t,;()/]|\s[–—-]\s/)) {
      const place = findCity(piece.replace(postCode, '').replace(label, ''))
      if (place !== null) return place
    }
  return null
}
