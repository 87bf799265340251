import { narrowSpan, type ReadableLine, type Span, sourceOrNull, spanOnLine } from '../layout/text-spans.ts'
import type { Credential } from '../resume-draft.ts'
import { authors, beginsPublication, quoted } from './citations.ts'
import { dateOfRows, linesOfRows } from './entry-parts.ts'
import type { EntryRows } from './split-entries.ts'

/** Whether a heading, perhaps with text behind it, announces what was published and nothing else. */
export function headsPublications(heading: string): boolean {
  const [label = ''] = heading.split(/[\t:]/, 1)
  return (
    ofPublications.test(label) && !/\b(?:projects?|term|certifications?|moots?|awards?|achievements?)\b/i.test(label)
  )
}

const ofPublications =
  /\b(?:publications?|published|writings?|bylines|clippings|(?<!\bon )papers?|patents?|posters?)\b/i

/** An entry that begins with its authors, or with a title in quotation marks that a journal or conference follows. */
export const isPublication = ({ rows }: EntryRows): boolean => {
  const text = rows
    .slice(0, 2)
    .filter(({ bullet }, index) => index === 0 || !bullet)
    .map(({ line }) => line.text)
    .join(' ')
  return /\d{4}/.test(text) && beginsPublication(text) && (!quoted.test(text) || venue.test(text))
}

const venue =
  /\b(?:Journal|Review|Proceedings|Proc|Conference|Symposium|Transactions|Letters|Magazine|IEEE|ACM|Springer|Elsevier|ISSN|published|(?:doi|DOI|pp|[Vv]ol)\b)/

/** An article, paper or patent with its title and where it appeared. */
export function createPublication({ rows }: EntryRows): Credential {
  const lines = rows.map(({ line }) => line)
  const title = lines.map(titleOn).find((span) => span !== null) ?? null
  const line = lines.find(({ index }) => index === title?.line)
  const date = dateOfRows(rows)
  const named = line && title ? issuerBehind(line, title) : null
  const at = date?.source
  const isDate = named && at?.line === named.line && named.start < at.end && at.start < named.end
  const issuer = isDate ? null : named
  return {
    kind: 'publication',
    title: title?.text ?? '',
    issuer: issuer?.text ?? '',
    date: date?.end ?? null,
    lines: linesOfRows(rows),
    sources: { title: sourceOrNull(title), issuer: sourceOrNull(issuer), date: date?.source ?? null },
    confidence: title ? (date && issuer ? 0.9 : 0.75) : 0.4,
  }
}

/** The part in quotation marks, or else what follows the authors and the year, up to the next full stop. */
function titleOn(line: ReadableLine): Span | null {
  const inQuotes = quoted.exec(line.text)
  if (inQuotes) {
    const end = inQuotes[0].replace(/[,.]?.$/u, '').length
    return spanOnLine(line, inQuotes.index + 1, inQuotes.index + end)
  }
  const start = new RegExp(String.raw`${authors}[.,:]? ?(?:\(?\d{4}\)?[.,]? ?)?`, 'u').exec(line.text)?.[0].length ?? 0
  const rest = spanOnLine(line, start)
  const stop = rest?.text.search(
    /\t|(?<=[\p{L}\d)]{2}[?.]) (?=\p{Lu})|,? \(?(?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d\b|, (?=\p{Lu}[\p{L} ]{0,40}(?:Journal|Review|Conference|Seminar|Symposium|Congress|Summit))/u,
  )
  const title = rest && (stop === undefined || stop < 0 ? rest : narrowSpan(rest, 0, stop))
  return title && narrowSpan(title, 0, title.text.replace(/\.$/, '').length)
}

/** 'in Proc. IEEE SENSORS, 2024, pp. 12' appeared in Proc. IEEE SENSORS. */
function issuerBehind(line: ReadableLine, title: Span): Span | null {
  const rest = line.text.slice(title.end)
  const start =
    /^[\s.,;:”"’|–—-]*(?:(?:(?:was |is |got )?published )?(?:in|on|by):? (?:the )?)?/i.exec(rest)?.[0].length ?? 0
  const name = /^\p{Lu}[^,;(\d]{3,90}?(?=,|;|\(|\. ?\(?\d|\s\d|\.?$)/u.exec(rest.slice(start))
  return name ? spanOnLine(line, title.end + start, title.end + start + name[0].length) : null
}
