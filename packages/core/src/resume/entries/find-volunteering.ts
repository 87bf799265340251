import { readJobHead } from '../experience/experience-head.ts'
import { findExperience } from '../experience/find-experience.ts'
import { bulletLength, isBullet, type ReadableLine, type Span, sourceOrNull, spanOnLine } from '../layout/text-spans.ts'
import type { Experience } from '../resume-draft.ts'
import { dateOfRows, linesOfRows } from './entry-parts.ts'
import { type EntryRows, splitEntries } from './split-entries.ts'

/** Unpaid work of one section: read like jobs, or, where it is not written like one, one entry for each item. */
export function findVolunteering(lines: readonly ReadableLine[], page?: readonly ReadableLine[]): Experience[] {
  const areItems = lines.length > 1 && lines.every(({ text }) => isBullet(text))
  const asJobs = areItems || arePosts(lines) ? [] : findExperience(lines)
  return asJobs.length > 0 ? asJobs : splitEntries(lines, page).map(createVolunteering)
}

/** Most lines begin with a post, and none is an item below one. */
const arePosts = (lines: readonly ReadableLine[]): boolean =>
  lines.filter(({ text }) => !isBullet(text) && beginsWithPost.test(text)).length > Math.max(1, 0.5 * lines.length) &&
  !lines.some(({ text }) => isBullet(text))

/** Volunteering and posts of a college under the heading of jobs are none: 'Volunteer, Red Cross', 'Head, Dance Club'. */
export const isVolunteering = ({ title, company }: Experience): boolean =>
  /^volunteer(?:ing)?\b|\bvolunteer$|\(volunteer(?:ing)?\)/i.test(title) ||
  collegePost.test(title) ||
  ofTeam.test(`${title} ${company}`) ||
  (clubPost.test(title) && club.test(`${title} ${company}`))

/**
 * 'Treasurer, Commerce Association – kept the cash book', 'Event head, HR Summit 2025' where no jobs are: the line begins with
 * a post, and has a date, a deed, or a club.
 */
export const isPost = (entry: EntryRows): boolean => {
  const [row, ...more] = entry.rows
  const text = row?.line.text ?? ''
  if (!row || more.some(({ bullet }) => !bullet) || !postWord.test(text)) return false
  return (
    volunteered.test(text) ||
    (beginsWithPost.test(text) && (row.period !== null || deed.test(text))) ||
    isVolunteering(createVolunteering(entry))
  )
}

/** Posts and nothing else, as below 'Positions'. */
export const namesPosts = (lines: readonly ReadableLine[]): boolean =>
  lines.length > 0 && splitEntries(lines).every(isPost)

// Reading a head takes longer than looking for its words.
export const postWord =
  /volunteer|member|representative|prefect|co-?ordinator|nss|ncc|rotaract|head|boy|girl|captain|secretary|president|treasurer|conven[eo]r|lead|chair|editor|ambassador|organi[sz]er/i

const volunteered = /^\P{L}{0,4}volunteered (?:with|at|for) (?:the )?(?=\p{Lu})/iu
const beginsWithPost =
  /^\P{L}{0,4}(?:[\p{L}&-]+ ){0,2}(?:captain|conven[eo]r|treasurer|secretary|president|head(?: boy| girl|(?=, | of ))|co-?ordinator|representative|prefect|volunteer|member(?=,| of )|ambassador|organi[sz]er|chairperson|(?<=^\P{L}{0,4}(?:student )?)editor(?=, | of ))(?=,| of\b| for\b| at\b| in\b| \(| [–—-]|:|\s\d|$)/iu
const deed = /[,:.–—-]\s(?:\p{Ll}{2,}ed|kept|led|ran|held|wrote|made|taught|won|built|drew|sold|met)\s/u

const collegePost =
  /^(?:(?:(?:student|life|associate) )?member of\b|(?:class|course|batch|student|hostel|college|campus|branch) (?:representative|prefect)|(?:student |training (?:and|&) )?placement co-?ordinator|(?:nss|ncc|rotaract) \p{L}+|(?:head|house) (?:boy|girl|captain)|(?:sports|cultural|fest) (?:secretary|captain|head))\b/iu
// A captain at a hotel serves at table.
const ofTeam =
  /^(?:vice[- ])?captain\b.*\b(?:team|cricket|football|kabaddi|basketball|volleyball|hockey|college|school|house)\b/i
const clubPost =
  /^(?:(?:general|joint|vice|co|core|campus|student|team|event|events|technical|organi[sz]ing|executive)[- ])*(?:head|member|president|secretary|treasurer|convener|convenor|captain|coordinator|co-ordinator|lead|chair(?:person|man)?|representative)\b/i
const club =
  /\b(?:club|student (?:chapter|council|union)|society of (?:the )?college|cultural committee|(?:(?:placement|legal aid|women'?s|entrepreneurship) |e-? ?)cell|(?:college|tech|cultural|literary|sports)[ -]?fest|summit(?= \d|$)|hostel|nss|ncc|rotaract)\b/i

/** Whether most titles and organisations say that the work is unpaid and for others. */
export const areVolunteering = (entries: readonly Experience[]): boolean =>
  entries.filter(({ title, company }) => charity.test(`${title} ${company}`)).length >= 0.5 * entries.length

const charity =
  /\b(?:volunteers?|volunteering|ngo|charit(?:y|able)|non-?profit|blood (?:drive|donation)|foundation|orphanage|old age home|nss|rotaract|red cross|helpline|shelter)\b/i

/** 'Volunteered with Make A Difference (MAD), teaching class 7' */
function hostIn(line: ReadableLine | undefined): Span | null {
  const start = line ? (volunteered.exec(line.text)?.[0].length ?? 0) : 0
  const name = start > 0 ? /^\p{Lu}[\p{L}.’'&-]*(?: \p{Lu}[\p{L}.’'&-]*)*/u.exec(line!.text.slice(start)) : null
  return name ? spanOnLine(line!, start, start + name[0].length) : null
}

function postIn(line: ReadableLine | undefined): Span | null {
  const found = line && beginsWithPost.exec(line.text)
  return found ? spanOnLine(line, bulletLength(line.text), found.index + found[0].length) : null
}

export function createVolunteering({ rows, head }: EntryRows): Experience {
  const date = dateOfRows(rows)
  const spans = rows.slice(0, head).flatMap(({ rest }) => rest)
  const read = readJobHead(spans, false)
  const host = hostIn(rows[0]?.line)
  // 'Class representative, second year. Organised a camp'
  const [title, company] = host ? [null, host] : [read.title ?? postIn(rows[0]?.line), read.company]
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
    confidence: title && company && date && beginsWithPost.test(spans[0]?.text ?? '') ? 0.85 : 0.5,
  }
}
