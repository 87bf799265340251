import { findSkills } from '../../skills/extract.ts'
import { narrowSpan, type Span, splitSpan } from '../layout/text-spans.ts'
import { isSubject } from './course-subjects.ts'
import { readJobSentence } from './job-sentences.ts'
import { endsWithTitleNoun, hasTitleNoun, isAllOfTitles } from './job-titles.ts'
import { isPlace, soundsLikeCompany } from './places-and-employers.ts'

/** A part of the head of a job. `isEmployer`: behind 'at'; `isNamed`: it is no sentence, whatever it looks like. */
export type HeadPart = { part: Span; isEmployer: boolean; isNamed?: boolean }

/** The parts of 'Trainee Engineer at Acme', 'Worked as Trainee Engineer in Acme' and 'Interned with Acme as a trainee'. */
export function splitByCues(whole: Span): HeadPart[] {
  const span = narrowSpan(whole, leadOfTitle.exec(whole.text)?.[0].length ?? 0, whole.text.length) ?? whole
  const behind = /^(?:at|in|with|under)\s+(?=\p{Lu})/u.exec(span.text)
  const employer = behind && narrowSpan(span, behind[0].length, span.text.replace(/\.$/, '').length)
  if (employer) return splitSpan(employer, softSeparators).map((part, index) => ({ part, isEmployer: index === 0 }))
  const job = readJobSentence(span.text)
  if (job)
    return [job.title, job.company].flatMap((place, index) => {
      const part = place && narrowSpan(span, place.start, place.end)
      return part ? [{ part, isEmployer: index === 1, isNamed: true }] : []
    })
  const made = openSource.exec(span.text)?.groups
  if (made?.['role'] && made['name']) {
    const [role, rest] = [made['role'].length, span.text.length - made['name'].length]
    const [name, ...more] = splitSpan(narrowSpan(span, rest, span.text.length) ?? span, /\s+[–—-]\s+/g)
    return [narrowSpan(span, 0, role), name, ...more].flatMap((part) =>
      part ? [{ part, isEmployer: part === name }] : [],
    )
  }
  return (
    splitAtFirm(span) ??
    splitSpan(span, softSeparators).map((part) => {
      const before = span.text.slice(0, part.start - span.start)
      // 'Pier caps of a bridge at Jagannathpur' says what was done.
      const isEmployer =
        /\s(?:at|@)(?:\sthe)?\s+$/i.test(before) && (hasTitleNoun(before) || before.split(' ').length < 6)
      return { part: (isEmployer && withoutEnd(part)) || part, isEmployer }
    })
  )
}

// 'As a trainee', '2 months training at Zed Mills'
const leadOfTitle =
  /^as\s(?:an?\s|the\s)?|^(?:\d{1,2}|one|two|three|six)[ -](?:days?|weeks?|months?)\s(?=\p{L}+\sat\s)/iu

/** 'Junior designer with Studio Pomelo, Indore'; null where no firm follows the title. */
function splitAtFirm(span: Span): HeadPart[] | null {
  const cue = behindTitle.exec(span.text)
  if (!cue || !endsWithTitleNoun(span.text.slice(0, cue.index).replace(/ \([^()]*\)$| on \p{L}.*/u, ''))) return null
  const role = narrowSpan(span, 0, cue.index)
  const title = role && withoutArticle(role)
  const back = narrowSpan(span, cue.index + cue[0].length, span.text.length)
  // Who guided the work is no employer.
  const parts = back ? splitSpan(withoutEnd(back) ?? back, commas) : []
  const named = parts.filter(({ text }) => !/^Prof(?:essor)?\b/.test(text))
  // 'Teaching assistant for Digital Electronics, Zed University'
  const isField =
    /for|in/.test(cue[0]) && named[1] && (isSubject(named[0]!.text) || findSkills(named[0]!.text).length > 0)
  const firm = named[isField ? 1 : 0]
  // 'Coordinator for Sports' names a field.
  const isFirm = firm && (soundsLikeCompany(firm.text) || (/\s/.test(firm.text) && !isAllOfTitles(firm.text)))
  if (title && !firm && parts.length > 0) return [{ part: title, isEmployer: false }]
  if (!title || !firm || isPlace(firm.text) || (/in/.test(cue[0]) && !isFirm)) return null
  if (
    /for|in/.test(cue[0]) &&
    !soundsLikeCompany(firm.text) &&
    (isSubject(firm.text) || findSkills(firm.text).length > 0)
  )
    return null
  return [
    { part: title, isEmployer: false },
    { part: firm, isEmployer: true },
  ]
}

// 'Contributor, Home Assistant', 'Maintainer of quickfeed — an RSS reader'
const openSource =
  /^(?<role>(?:\p{L}+ ){0,2}(?:contributor|maintainer|committer))(?:,\s+|\s+(?:to|of|for|at|[–—-])\s+(?:the\s+)?)(?<name>.{2,100})$/iu
const behindTitle = /\s(?:with|under|for|in)\s(?:the\s)?(?=\p{Lu})/u
/** 'a Backend Intern in' with the date taken out, as a title. */
function withoutArticle(span: Span): Span | null {
  const named = withoutEnd(span)
  return (
    named &&
    narrowSpan(
      named,
      /^(?:(?:an?|the)|(?:\d{1,2}|one|two|three|six)[ -](?:days?|weeks?|months?|years?)) (?=\p{L})/iu.exec(
        named.text,
      )?.[0].length ?? 0,
      named.text.length,
    )
  )
}

const withoutEnd = (span: Span) =>
  narrowSpan(
    span,
    0,
    /(?:(?:(?:\s(?:for|of))?\s\d{1,2} (?:years?|months?|weeks?|days?))?\s(?:in|from|since|during|on|for)|\s(?:on|in) (?:weekends?|saturdays?|sundays?|holidays|vacations?)|\s(?:for|of) (?:\d{1,2}|\p{L}{3,6}) (?:years?|months?|weeks?|days?)|(?<=\p{Ll})(?<!\b(?:Co|Ltd|Inc))\.)$/iu.exec(
      span.text,
    )?.index ?? span.text.length,
  )

export const softSeparators =
  /\s*(?:\||•|·|;|\((?:[Rr]emote|REMOTE|[Hh]ybrid|[Oo]n-?site|[Ww]ork from home|WFH|[Vv]irtual|[Oo]nline)\)(?:,| [–—-]| at(?=\s))?|\s@\s|\s{3,}|\s+(?:at|AT)\s+(?:the\s+)?(?=\p{Lu})|\s+as\s+(?:an?\s+|the\s+)?(?=\p{Lu}))\s*/gu
export const commas = /\s*,\s+/g

/** 'Internship' in a cell of its own: the kind of a job whose title and employer are in others. */
export const isKindOfPost = (text: string): boolean => kindOfPost.test(text)
const kindOfPost =
  /^(?:internship|job|full[- ]time|part[- ]time|contract|freelance|self[- ]employed|temporary|seasonal)$/i

/** 'Noor Medical Stores, weekends', 'Zed Hospital – 80 hours' */
export function withoutSchedule(span: Span): Span[] {
  const rest = narrowSpan(span, 0, schedule.exec(span.text)?.index ?? span.text.length)
  return rest ? [rest] : []
}
const schedule =
  /(?:^|[\s,|(–—-]+)(?:(?<=[,|(–—-]\s?)(?:\d{1,3}|one|two|three|four|six)[ -](?:days?|weeks?|months?|years?|hours?|hrs|weekends)|(?:every )?(?:weekends?|saturdays?|sundays?|evenings?)|every (?:day|week|month|year)(?: in)?|remote|hybrid|on-?site|work from home|wfh|(?<=[–—-]\s)(?:part|full)[- ]time)\)?\s*$/i

/** 'M.Sc. dissertation under Dr. S. Ghosh' */
export function withoutGuide(span: Span): Span {
  const at = soundsLikeCompany(span.text) ? -1 : span.text.search(guide)
  return (at > 0 && narrowSpan(span, 0, at)) || span
}
const guide =
  /,?\s(?:under|guide[:,]?|guided by|supervised by)\s(?:the\s)?(?:guidance\sof\s|supervision\sof\s)?(?:Dr|Prof|Mr|Mrs|Ms)\b/

/** 'Centre for Policy Research, New Delhi (Research Intern)' */
export function splitFromRole(span: Span): Span[] {
  const [, firm = '', sign = '', role = ''] = /^([^():]{3,})(\s\(|:\s)([^():]{3,40})\)?$/.exec(span.text) ?? []
  if (!endsWithTitleNoun(role) || hasTitleNoun(firm) || role.split(' ').length < 2) return [span]
  const at = firm.length + sign.length
  return [narrowSpan(span, 0, firm.length), narrowSpan(span, at, at + role.length)].filter((part) => part !== null)
}
