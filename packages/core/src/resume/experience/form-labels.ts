import { bulletLength, narrowSpan, type Span } from '../layout/text-spans.ts'
import { withoutPlace } from './places-and-employers.ts'

const titleLabels =
  'role|designation|position|job title|title|post|occupation|occupation or position held|position held|' +
  'beruf oder funktion|fonction ou poste occupé|profesión o cargo desempeñado|função ou cargo ocupado|lavoro o posizione ricoperti'
const companyLabels =
  '(?:semester|sem|term|phase|posting|placement|rotation) ?(?:[ivx]{1,4}|\\d)(?=\\s*:)|' +
  'company|company name(?=\\s*:)|employer|organi[sz]ation|client|firm|name of employer|employer name|name and address of employer|' +
  "name und adresse des arbeitgebers|nom et adresse de l['’]employeur|nombre y dirección de la empresa o empleador|" +
  'nome e endereço do empregador|nome e indirizzo del datore di lavoro'
const dateLabels =
  'dates?(?: \\(from.{1,6}to\\))?|period|duration|tenure|location|place|job profile|' +
  'main activities and responsibilities|type of business or sector|wichtigste tätigkeiten und zuständigkeiten|' +
  "tätigkeitsbereich oder branche|principales activités et responsabilités|type ou secteur d['’]activité|" +
  'funciones y responsabilidades principales|tipo de empresa o sector|zeitraum|fechas|date|datas'
/** The label at the start of a line of a form; its group is `title`, `company` or `other`. */
export const formLabel = new RegExp(
  `^(?:(?<title>${titleLabels})|(?<company>${companyLabels})|(?<other>${dateLabels}))(?:\\s*[:–-]\\s*|$)`,
  'i',
)

/** 'Designation: Pharmacist (part time)' is no sentence. */
export const isLabelled = (text: string): boolean => formLabel.test(text)

/** Title and company from the labels of a form: 'Name and address of employer ⇥ Acme'. */
export function readFormLabels(spans: readonly Span[]): Pick<Said, 'title' | 'company'> {
  const { title, company } = takeLabelled(spans)
  return { title, company }
}

type Said = { title: Span | null; company: Span | null; open: Span[] }

/** 'Designation: Engineer', or 'Designation' in the cell before 'Engineer'. */
export function takeLabelled(spans: readonly Span[]): Said {
  const said: Said = { title: null, company: null, open: [] }
  for (let index = 0; index < spans.length; index++) {
    const span = spans[index]
    const match = span && formLabel.exec(span.text)
    if (!span || !match) {
      if (span) said.open.push(span)
      continue
    }
    const isWhole = match[0].length === span.text.length
    const next = spans[index + 1]
    const value = isWhole
      ? next?.line === span.line
        ? next
        : null
      : narrowSpan(span, match[0].length, span.text.length)
    if (isWhole && value) index++
    const named = value && withoutPlace(value)[0]
    if (match.groups?.['title']) said.title ??= named ?? null
    else if (match.groups?.['company']) said.company ??= named ?? null
  }
  return said
}

/** What is before the words of an entry: the mark of a list, and 'Now:' in 'Now: Barista at Zed Café since 2024'. */
export function lengthOfLead(text: string): number {
  const mark = bulletLength(text)
  return mark + (timeLabel.exec(text.slice(mark))?.[0].length ?? 0)
}

const timeLabel =
  /^(?:now|at present|present(?:ly)?|current(?:ly)?|earlier|before(?: that)?|previous(?:ly)?|then)(?:\s?[:–-]|,)\s/i
