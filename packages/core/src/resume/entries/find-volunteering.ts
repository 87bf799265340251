import { readJobHead } from '../experience/experience-head.ts'
import { findExperience } from '../experience/find-experience.ts'
import {
  bulletLength,
  isBullet,
  narrowSpan,
  type ReadableLine,
  type Span,
  sourceOrNull,
  spanOnLine,
} from '../layout/text-spans.ts'
import type { Experience } from '../resume-draft.ts'
import { dateOfRows, linesOfRows } from './entry-parts.ts'
import { type EntryRows, splitEntries } from './split-entries.ts'

/** Unpaid work of one section: read like jobs, or, where it is not written like one, one entry for each item. */
export function findVolunteering(lines: readonly ReadableLine[], page?: readonly ReadableLine[]): Experience[] {
  const areItems = lines.length > 1 && lines.every(({ text }) => isBullet(text))
  const isPosts = arePosts(lines)
  const asJobs = areItems || isPosts ? [] : findExperience(lines)
  if (asJobs.length > 0) return asJobs
  return (isPosts ? byPost(lines) : [lines]).flatMap((own) => splitEntries(own, page)).map(createVolunteering)
}

const namesPost = (text: string) => beginsWithPost.test(text) || volunteered.test(text)

/** A post with the lines that only go on. */
function byPost(lines: readonly ReadableLine[]): ReadableLine[][] {
  const starts = lines.flatMap(({ text }, index) => (index > 0 && namesPost(text) ? [index] : []))
  return [0, ...starts].map((start, n) => lines.slice(start, starts[n]))
}

/** Half of the lines and more begin with a post, at least two or one of a club, and none is an item below one. */
export function arePosts(lines: readonly ReadableLine[]): boolean {
  const posts = lines.filter(({ text }) => namesPost(text))
  const least = posts.some(({ text }) => ofClub.test(text) || volunteered.test(text)) ? 1 : 2
  return posts.length >= Math.max(least, 0.5 * lines.length) && !lines.some(({ text }) => isBullet(text))
}

/** Volunteering and posts of a college under the heading of jobs are none: 'Volunteer, Red Cross', 'Head, Dance Club'. */
export const isVolunteering = ({ title, company }: Pick<Experience, 'title' | 'company'>): boolean =>
  /^volunteer(?:ing)?\b|\bvolunteer$|\(volunteer(?:ing)?\)/i.test(title) ||
  collegePost.test(title) ||
  (company === '' && unionPost.test(title)) ||
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
    (beginsWithPost.test(text) && (row.period !== null || deed.test(text) || ofClub.test(text))) ||
    isVolunteering(createVolunteering(entry))
  )
}

/** A post that needs no heading: of a club or a team, or 'Volunteered with Teach For India'. */
export const isPostAlone = (entry: EntryRows): boolean => {
  const text = entry.rows[0]?.line.text ?? ''
  return (
    postWord.test(text) &&
    (volunteered.test(text) || (isPost(entry) && (unionPost.test(text) || isVolunteering(createVolunteering(entry)))))
  )
}

const unionPost =
  /^(?:(?:joint|co|vice)[- ])?(?:conven[eo]r|prefect)\b|\b(?:captain|conven[eo]r|treasurer|secretary|president|member|head|representative|co-?ordinator)\b.{0,80}\b(?:society|committee|forum|association|chapter|board|magazine)\b|\b(?:society|committee|sangha?m?|mandal|parishad|forum|association|chapter) (?:(?:vice|joint|general) )?(?:captain|conven[eo]r|treasurer|secretary|president|member|head)\b/i

/** Posts and nothing else, as below 'Positions'. */
export const namesPosts = (lines: readonly ReadableLine[]): boolean =>
  lines.length > 0 && splitEntries(lines).every(isPost)

// Reading a head takes longer than looking for its words.
export const postWord =
  /volunteer|member|\brep|prefect|co-?ordinator|nss|ncc|rotaract|head|boy|girl|captain|secretary|president|treasurer|conven[eo]r|lead|chair|editor|ambassador|organi[sz]er/i

const volunteered = /^\s*\P{L}{0,4}volunteered (?:with|at|for) (?:the )?(?=\p{Lu})/iu
export const beginsWithPost =
  /^\s*(?:[^.;:]{0,30}\d{4}\)?\s{3,})?\P{L}{0,4}(?:[\p{L}&-]+ ){0,2}(?:(?:organi[sz]ing|core) (?:team|committee)|captain|conven[eo]r|treasurer|secretary|president|head(?: boy| girl|(?=, | of | at ))|co-?ordinator|rep(?:resentative)?|prefect|(?:[\p{L}&-]+ )?volunteer|member(?=,| of )|ambassador|organi[sz]er|chairperson|(?<=^\P{L}{0,4}(?:student )?)editor(?=, | of ))(?=,| of\b| for\b| at\b| in\b| \(| [–—-]|:|\s\d|$)/iu
const deed = /[,:.–—-]\s(?:\p{Ll}{2,}ed|kept|led|ran|held|wrote|made|taught|won|built|drew|sold|met)\s/u

const collegePost =
  /^(?:(?:(?:student|life|associate) )?member of\b|(?:class|course|batch|student|hostel|college|campus|branch) (?:rep(?:resentative)?|prefect)|(?:student |training (?:and|&) )?placement co-?ordinator|(?:nss|ncc|rotaract) (?!.{0,8}\bcertificate)\p{L}+|(?:head|house) (?:boy|girl|captain)|(?:sports|cultural|fest) (?:secretary|captain|head))\b/iu
// A captain at a hotel serves at table.
const ofTeam =
  /^(?:vice[- ])?captain\b.*\b(?:team|cricket|football|kabaddi|basketball|volleyball|hockey|college|school|house)\b/i
const clubPost =
  /^(?:[\p{L}&’'.-]{1,20} ){0,4}?(?:head|member|president|secretary|treasurer|convener|convenor|captain|coordinator|co-ordinator|lead|chair(?:person|man)?|representative)\b/iu
const club =
  /\b(?:club|student (?:chapter|council|union)|society of (?:the )?college|cultural committee|(?:(?:placement|legal aid|women'?s|entrepreneurship) |e-? ?)cell|(?:college|tech|cultural|literary|sports|our)[ -]?fest|summit(?= \d|$)|hostel|nss|ncc|rotaract|iedc|gdsc|ieee|iste|saeindia|acm)\b/i

/** Whether most titles and organisations say that the work is unpaid and for others. */
export const areVolunteering = (entries: readonly Experience[]): boolean =>
  entries.filter(({ title, company }) => charity.test(`${title} ${company}`)).length > 0.5 * entries.length

const charity =
  /\b(?:volunteers?|volunteering|ngo|charit(?:y|able)|non-?profit|blood (?:drive|donation)|foundation|orphanage|old age home|nss|rotaract|red cross|helpline|shelter)\b/i

/** 'Volunteered with Make A Difference (MAD), teaching class 7' */
function hostIn(line: ReadableLine | undefined): Span | null {
  const start = line ? (volunteered.exec(line.text)?.[0].length ?? 0) : 0
  const name = start > 0 ? /^\p{Lu}[\p{L}.’'&-]*(?: \p{Lu}[\p{L}.’'&-]*)*/u.exec(line!.text.slice(start)) : null
  return name ? spanOnLine(line!, start, start + name[0].length) : null
}

/** 'Treasurer of the Commerce Society' */
function splitClub(line: ReadableLine | undefined): [Span | null, Span | null] | null {
  const found = line && ofClub.exec(line.text)
  const [, post = '', club = ''] = found ?? []
  const [from, end] = [found?.[0].indexOf(post) ?? 0, found?.[0].length ?? 0]
  return found ? [spanOnLine(line, from, from + post.length), spanOnLine(line, end - club.length, end)] : null
}

/** 'Volunteer, NSS camp' at a place, 'Cultural secretary of our department in' a year */
function splitAtPost(title: Span | null): [Span | null, Span | null] | null {
  const post = title && beginsWithPost.exec(title.text)
  const host = post && behindPost.exec(title.text.slice(post[0].length))
  if (!host || (/ head$/i.test(` ${post[0]}`) && !host[0].startsWith(','))) return null
  const at = post[0].length
  return [narrowSpan(title, 0, at), narrowSpan(title, at + host[1]!.length, at + host[0].length)]
}

const behindPost = /^(, | of (?:the |my )?)\S.*?(?=(?: (?:in|from|since|during|on))?$)/

const ofClub =
  /^\P{L}{0,80}([\p{L} -]{4,30}?) of (?:the )?(\p{Lu}[^,;:.()]{2,50}\b(?:Club|Society|Committee|Cell|Council|Union|Forum|Association|Chapter)\b(?: of \p{Lu}\p{L}+)?)/iu

function postIn(line: ReadableLine | undefined): Span | null {
  const found = line && beginsWithPost.exec(line.text)
  return found ? spanOnLine(line, bulletLength(line.text), found.index + found[0].length) : null
}

const lengthOnly = /^\d[\d,]*\+? ?(?:hours?|hrs|days?|weeks?|months?|years?)\b[^,]{0,12}$/i

/** 'Treasurer of our association, 2023 – 2025: paid the vendors and …' */
const deedBehind = (row: EntryRows['rows'][number] | undefined, from: number): string | undefined =>
  /(?::|\s[–—-])\s+(\p{Ll}.{10,})$/u.exec(row?.line.text.slice(from) ?? '')?.[1]

export function createVolunteering({ rows, head }: EntryRows): Experience {
  const date = dateOfRows(rows)
  const spans = rows.slice(0, head).flatMap(({ rest }) => rest)
  const read = readJobHead(spans, false)
  const host = hostIn(rows[0]?.line)
  // 'Class representative, second year. Organised a camp'
  const [title, named] = host
    ? [null, host]
    : (splitClub(rows[0]?.line) ?? splitAtPost(read.title) ?? [read.title ?? postIn(rows[0]?.line), read.company])
  // 'Volunteer with Zed Foundation: taught 12 girls'
  // '240 hours' is no organisation.
  const company =
    named && !lengthOnly.test(named.text) ? narrowSpan(named, 0, /:\s+(?=\p{Ll})|$/u.exec(named.text)!.index) : null
  return {
    title: title?.text ?? '',
    company: company?.text ?? '',
    duration: date?.text ?? '',
    start: date?.start ?? null,
    end: date?.end ?? null,
    description: [
      deedBehind(rows[0], date?.source.end ?? 0),
      ...rows.slice(head).map(({ line }) => spanOnLine(line)?.text),
    ]
      .filter((text) => text)
      .join('\n'),
    lines: linesOfRows(rows),
    sources: { title: sourceOrNull(title), company: sourceOrNull(company), duration: date?.source ?? null },
    confidence: title && company && date && beginsWithPost.test(spans[0]?.text ?? '') ? 0.85 : 0.5,
  }
}
