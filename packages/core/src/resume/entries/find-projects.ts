import { withoutGuide } from '../experience/employer-cues.ts'
import { looksLikeName } from '../experience/find-experience.ts'
import { namesPerson } from '../experience/job-titles.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import { narrowSpan, type ReadableLine, type Span, sourceOrNull, splitSpan } from '../layout/text-spans.ts'
import type { Project } from '../resume-draft.ts'
import { dateOfRows, linesOfRows } from './entry-parts.ts'
import { isWin } from './find-credentials.ts'
import { isPublication } from './find-publications.ts'
import { type EntryRows, splitEntries } from './split-entries.ts'

/** The projects of one section, in order, each with its title and, where given, its dates. */
export function findProjects(lines: readonly ReadableLine[], page?: readonly ReadableLine[]): Project[] {
  return splitEntries(lines, page)
    .filter((entry) => !isPublication(entry) && !isWin(entry))
    .map(createProject)
}

export function createProject(entry: EntryRows): Project {
  const title = titleOf(entry)
  const date = dateOfRows(entry.rows.slice(0, entry.head))
  return {
    title: title?.text ?? '',
    start: date?.start ?? null,
    end: date?.end ?? null,
    lines: linesOfRows(entry.rows),
    sources: { title: sourceOrNull(title), dates: date?.source ?? null },
    confidence: title
      ? !looksLikeName(title.text) || ofPerson.test(title.text)
        ? 0.6
        : date && !mayBeJob(title.text)
          ? 0.9
          : 0.75
      : 0.4,
  }
}

const ofPerson = /^(?:I|we|my)\s|^\p{Lu}\p{Ll}+ed (?:for|at|with|in|as)\s/u
// 'Mushroom production unit, BAU'
const mayBeJob = (title: string): boolean =>
  soundsLikeCompany(title) || namesPerson(title) || /, [A-Z]{2,}\b|\bunit\b/.test(title)

/** The first part of the head: 'Smart Attendance | Python, OpenCV' is called Smart Attendance. */
function titleOf({ rows, head }: EntryRows): Span | null {
  const spans = rows.slice(0, head).flatMap(({ rest }) => rest)
  const named = spans[1] && behindDate.test(rows[0]!.line.text) ? spans[1] : spans[0]
  const first = named && withoutGuide(withoutLabel(named))
  const isTold = spans[0]?.text.startsWith(madeLabel)
  return first ? (splitSpan(first, isTold ? afterThing : separators)[0] ?? null) : null
}

/** 'Capstone, 2025: "Why pupils leave"', 'Self made, 2025: Bus timings' */
const behindDate =
  /^\p{Lu}[^,:]{2,30}, [^:]{0,25}\d{4}\)?: ["“]|^\p{Lu}\p{L}* \p{Ll}[^,:]{2,20}, [^:]{0,25}\d{4}\)?: \p{Lu}/u

/** Stands before a thing that a sentence tells: 'I made a menu page for my uncle's shop' is 'Thing made: Menu page for …'. */
export const madeLabel = 'Thing made: '

/** 'Project title: Smart Irrigation' is called Smart Irrigation. */
const withoutLabel = (span: Span): Span =>
  narrowSpan(span, label.exec(span.text)?.[0].length ?? 0, span.text.length) ?? span

const label =
  /^(?:(?:project |name of (?:the )?)?(?:title|name|topic)|thing made|(?:short |feature )?(?:documentary|film|podcast|magazine|exhibition|installation|mobile app|web app)|(?:(?:final|year|mini|minor|major|main|academic|college|group|team|individual|personal|live|research|capstone|course|semester|degree|diploma|b\.?tech|m\.?tech|b\.?e|ug|pg|industry|industrial|internship|summer|winter|field|class|school)[ -]){0,3}project|(?:final|first|second|third)[ -]year|case(?: study)?|(?:[\p{L}.'’]+ ){0,2}(?:dissertation|thesis))(?: of (?:the )?project)?\s*[:–-]\s*/iu
const separators =
  /\t|(?<=\p{Ll}{2})\.\s+(?=\p{Lu})|(?<=["”]),\s+|\s*[|•·]\s*|\s+[–—-]+\s+|:\s+|\s[([]|\s+(?=https?:|www\.|github\.com)/gu
const afterThing = /\.\s+|[,;:]\s+|\s[([]|\s(?:in|with|using|by|where|which|that|so)\s/gu
