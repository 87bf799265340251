import { isPlace } from '../experience/places-and-employers.ts'
import { narrowSpan, type ReadableLine, type Span, spanOnLine } from '../layout/text-spans.ts'
import type { Mark, MarkedLine } from './education-mark.ts'

/**
 * Adds courses and certificates without a known word, recognized by the shape of the section: when most entries read
 * 'Bachelor of Science : Physics 2004', 'Microsoft networking : 1999' is one too; or when each begins with its year.
 */
export function addUnlistedCourses(rows: readonly MarkedLine[]): MarkedLine[] {
  const withColon = rows.filter(({ line, marks }) => marks.some((mark) => endsAtColon(line, mark))).length
  const withDate = rows.filter(({ marks }) => opensWithDate(marks)).length
  const headed = rows.filter(({ marks }) => marks.some(({ kind }) => kind !== 'date')).length
  // Dates below a first degree belong to the degrees.
  const first = rows.find(({ marks }) => marks.length > 0)
  const byYear = withDate >= leastAlike && withDate >= 0.7 * headed && opensWithDate(first?.marks ?? [])
  return rows.map((row) => {
    const name = (withColon >= leastAlike ? beforeColon(row) : null) ?? (byYear ? behindDate(row) : null)
    return name ? withName(row, name) : row
  })
}

/** The issuer with which the name of a certificate begins ('CompTIA Network Fundamentals'); null when unknown. */
export function certificateIssuer(certificate: Span): Span | null {
  const name = issuer.exec(certificate.text)
  return name && narrowSpan(certificate, 0, name[0].length)
}

const issuer =
  /^(?:Adobe|Amazon|AWS|Autodesk|Cisco|CompTIA|Coursera|edX|Google|Great Learning|HubSpot|IBM|Infosys|LinkedIn|Meta|Microsoft|NASSCOM|Novell|NPTEL|NVIDIA|Oracle|Red Hat|Salesforce|SAP|Simplilearn|Swayam|TCS|Udacity|Udemy|upGrad|VMware)(?= \p{Lu})/u

// As many entries of a shape show that it is meant.
const leastAlike = 2
const mostWords = 12
const mostLabelWords = 3

const endsAtColon = (line: ReadableLine, { kind, span }: Mark) =>
  kind === 'degree' && /^ ?:/.test(line.text.slice(span.end, span.end + 2))

const opensWithDate = ([first]: readonly Mark[]) => first?.kind === 'date' && first.span.start < 3

function beforeColon({ line, marks }: MarkedLine): Span | null {
  const colon = line.text.indexOf(' :')
  const named = marks.filter(({ kind }) => kind !== 'date')
  if (colon < 0 || named.some(({ span }) => span.start < colon) || marks.every(({ span }) => span.start < colon))
    return null
  return nameIn(spanOnLine(line, opensWithDate(marks) ? marks[0]?.span.end : 0, colon))
}

function behindDate({ line, marks }: MarkedLine): Span | null {
  if (marks.length !== 1 || !opensWithDate(marks)) return null
  return nameIn(spanOnLine(line, marks[0]?.span.end))
}

/** A few words that begin like a name and are no label of something else. */
function nameIn(span: Span | null): Span | null {
  if (!span || !/^\p{Lu}/u.test(span.text) || span.text.includes('\t') || isPlace(span.text)) return null
  const words = span.text.split(' ').filter((word) => word !== '')
  if (words.length <= mostLabelWords && label.test(span.text)) return null
  const large = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  return words.length > 1 && words.length <= mostWords && large >= 0.6 * words.length ? span : null
}

const label =
  /\b(?:project|thesis|c?gpa|major|minor|location|address|year|school|university|college|institut\w{1,4}|board|percentage|marks|score|grade|awards?|achievements?|activit\w{1,3}|course ?work|subjects?|speciali[sz]ation|electives?|dissertation|honou?rs?|scholarships?|rank|skills?|tools?|technolog\w{1,3}|club|position|role|company|state)\b/i

function withName({ line, marks }: MarkedLine, span: Span): MarkedLine {
  const place = { start: span.start, end: span.end, level: 'certificate' as const }
  const kinds = new Set<Mark['kind']>([...marks.map(({ kind }) => kind), 'degree'])
  const name: Mark = { line, span, lineKinds: kinds, leads: true, kind: 'degree', degree: place }
  const others = marks.map((mark) => ({ ...mark, lineKinds: kinds, leads: false }))
  return { line, marks: [...others, name].sort((one, other) => one.span.start - other.span.start) }
}
