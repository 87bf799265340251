import { findExperience } from '../experience/find-experience.ts'
import { type ReadableLine, sourceOrNull, spanOnLine } from '../layout/text-spans.ts'
import type { Experience } from '../resume-draft.ts'
import { dateOfRows, linesOfRows } from './entry-parts.ts'
import { type EntryRows, splitEntries } from './split-entries.ts'

/** Unpaid work of one section: read like jobs, or, where it is not written like one, one entry for each item. */
export function findVolunteering(lines: readonly ReadableLine[], page?: readonly ReadableLine[]): Experience[] {
  const asJobs = findExperience(lines)
  return asJobs.length > 0 ? asJobs : splitEntries(lines, page).map(createEntry)
}

/** Volunteering under the heading of jobs is none of them: 'Volunteer, Red Cross'. */
export const isVolunteering = ({ title }: Experience): boolean => /^volunteer(?:ing)?\b/i.test(title)

/** Whether most titles and organisations say that the work is unpaid and for others. */
export const areVolunteering = (entries: readonly Experience[]): boolean =>
  entries.filter(({ title, company }) => charity.test(`${title} ${company}`)).length >= 0.5 * entries.length

const charity =
  /\b(?:volunteers?|volunteering|ngo|charit(?:y|able)|non-?profit|blood (?:drive|donation)|foundation|orphanage|old age home|nss|rotaract|red cross|helpline|shelter)\b/i

function createEntry({ rows, head }: EntryRows): Experience {
  const date = dateOfRows(rows)
  const spans = rows.slice(0, head).flatMap(({ rest }) => rest)
  const [title, company] = spans
  return {
    title: title?.text ?? '',
    company: company?.text ?? '',
    duration: date?.text ?? '',
    start: date?.start ?? null,
    end: date?.end ?? null,
    description: rows
      .slice(head)
      .map(({ line }) => spanOnLine(line)?.text ?? '')
      .join('\n'),
    lines: linesOfRows(rows),
    sources: { title: sourceOrNull(title), company: sourceOrNull(company), duration: date?.source ?? null },
    confidence: 0.5,
  }
}
