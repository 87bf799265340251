import { lastUse, lastYear, monthOf } from '../../resume/dates/months-of-use.ts'
import type { Line } from '../../resume/layout/resume-lines.ts'
import { bulletLength, isBullet } from '../../resume/layout/text-spans.ts'
import { findLinePlaces, type LinePlace, type PlacedEntry } from '../../resume/line-places.ts'
import type { ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { listsLanguages } from '../../resume/sections/content-kind.ts'
import { headingKind } from '../../resume/sections/section-headings.ts'
import { pastsOfWork } from '../../skills/others-at-work.ts'
import { announcesNames, isListingText, isSkillList, mayBeListingText } from './listing-lines.ts'
import { beforeMask, type Span } from './masked-text.ts'
import { hasFigure } from './results.ts'
import { isUse, type Setting, settings } from './settings.ts'

/**
 * The setting of a line. `entry` tells jobs and projects apart. `until` is the last month of use in months since year 0,
 * infinite for a job that goes on; null for courses of studies, because a year of graduation is no year of use. What has
 * no date and is no job was done during the studies, which may be the last thing that the resume tells of.
 */
export type LineSetting = {
  setting: Setting
  entry: number | null
  until: number | null
  isOfLastStudies?: boolean
  /** Where a paragraph tells of several things, the setting of each, from its first character on. */
  parts?: readonly { start: number; own: LineSetting }[]
  /** The words of the line that a correction no longer says. */
  retracted?: readonly Source[]
}

/** The setting of a place on a line. */
export const settingAt = (line: LineSetting, from: number, to: number): LineSetting =>
  line.retracted?.some(({ start, end }) => start < to && end > from)
    ? namedOnly
    : (line.parts?.findLast(({ start }) => start <= from)?.own ?? line)

/** The setting of what a line only names. */
export const namedOnly: LineSetting = { setting: 'listed', entry: null, until: null }

/**
 * The setting of every line of a resume, in the order of `lines`. A job whose title is masked was read from a name
 * ('Hannah Baker') and is none; one without employer and date may be the title of a pasted listing and is none either.
 */
export function findLineSettings(
  draft: ResumeDraft,
  lines: readonly Line[],
  masks: readonly (readonly Span[])[],
  today = new Date(),
): LineSetting[] {
  const thisMonth = today.getFullYear() * 12 + today.getMonth() + 1
  const experience = draft.experience.filter(
    ({ company, start, sources: { title } }) =>
      (company !== '' || start !== null) && (title === null || beforeMask(masks[title.line] ?? [], title) !== null),
  )
  const sections = draft.sections.map((section) =>
    section.kind === 'summary' && isOfOtherKind(lines[section.heading ?? -1]?.text)
      ? { ...section, kind: otherKind }
      : section,
  )
  const { placeOf, cutsOf } = findLinePlaces({ ...draft, experience, sections })
  const isListed = findPastedLines(draft, lines, placeOf)
  const isStudent = areStudiesLast(draft)
  let entry = 0
  const settingOf = (text: string, index: number, place: LinePlace): LineSetting => {
    const setting = isListed(index) ? 'listed' : settingOfWords(text, settingOfLine(place, text))
    if (setting === 'listed') return namedOnly
    if (place.entry !== null) entry = place.entry.lines.from + (place.entry.lines.start ?? 0) / longestLine
    else if (!isBullet(text)) entry = index
    const until = isOfStudies(place)
      ? setting === 'course'
        ? null
        : lastYear(text, thisMonth)
      : (lastUse(place.entry, thisMonth) ?? lastYear(text, thisMonth))
    const isUndated = until === null && (place.entry?.start ?? place.entry?.end ?? null) === null
    const isOfLastStudies = isStudent && setting !== 'work' && isUndated
    return { setting, entry, until, ...(isOfLastStudies && { isOfLastStudies }) }
  }
  const retracted = Map.groupBy(
    draft.experience.flatMap((job) => job.retracted ?? []),
    ({ line }) => line,
  )
  return lines.map(({ text }, index) => {
    const cuts = cutsOf(index)
    const taken = retracted.get(index)
    const rest = taken && { retracted: taken }
    if (cuts.length === 0) return { ...settingOf(text, index, placeOf(index)), ...rest }
    const parts = [0, ...cuts].map((start, part) => ({
      start,
      own: settingOf(text.slice(start, cuts[part]), index, placeOf(index, start)),
    }))
    const rank = ({ own }: (typeof parts)[number]) => settings.indexOf(own.setting)
    const strongest = parts.reduce((one, other) => (rank(other) > rank(one) ? other : one))
    return { ...strongest.own, ...rest, parts }
  })
}

/** Tells entries of one line apart. */
const longestLine = 1e6

/**
 * The lines of a listing pasted below a heading such as 'Experience', and lists of skills there. A job with a date
 * keeps its lists; a listing pasted below its text ends with the next such job or the section.
 */
function findPastedLines(
  draft: ResumeDraft,
  lines: readonly Line[],
  placeOf: (line: number) => LinePlace,
): (line: number) => boolean {
  const skills = placesOfSkills(draft)
  const held = new Set(draft.experience.filter(isDated).map((job) => job.lines.from))
  const pasted = new Set<number>()
  let begun: LinePlace | null = null
  for (const [index, { text }] of lines.entries()) {
    const place = placeOf(index)
    const setting = settingOfPlace(place)
    const isHeld = place.entry !== null && (place.entry.kind !== 'work' || held.has(place.entry.lines.from))
    if (begun !== null && (begun.section !== place.section || (isHeld && begun.entry !== place.entry))) begun = null
    if (setting === 'listed') continue
    if (isListingText(text) || (!isHeld && mayBeListingText(text))) begun ??= place
    const mayBeList =
      (setting === 'work' && !isHeld) ||
      (setting === 'course' && place.section === 'education') ||
      (setting !== 'course' && announcesNames(text, setting === 'project'))
    const goesOn = /[,:&]\s*$/.test(lines[index - 1]?.text ?? '')
    const isList = mayBeList && !goesOn && !isBulletOf(place, text) && isSkillList(text, skills.get(index) ?? [])
    if (begun !== null || isList) pasted.add(index)
  }
  return (line) => pasted.has(line)
}

const otherKind = 'other' as const
/** A heading such as 'SHOP' over prose that was taken for a summary. */
const isOfOtherKind = (heading: string | undefined): boolean =>
  heading !== undefined && headingKind(heading) !== 'summary' && !aboutPerson.test(heading)
const aboutPerson = /\b(?:about|objective|summary|overview|profile|aims?|goals?|want|wish|looking|career)\b/i

/** Use is recent for two years. */
export const recentMonths = 24

/** Whether no job ended long after the studies, so that a project without a date is recent. */
export function areStudiesLast({ education, experience }: Pick<ResumeDraft, 'education' | 'experience'>): boolean {
  const studiesEnd = Math.max(...education.map(({ end }) => monthOf(end) ?? 0))
  const lastJob = Math.max(...experience.map(({ start, end }) => monthOf(end === 'present' ? start : end) ?? 0))
  return studiesEnd > 0 && studiesEnd >= lastJob - recentMonths
}

const isDated = ({ start, end }: ResumeDraft['experience'][number]): boolean => start !== null || end !== null

/** A bullet of a course of study is its subject. */
const isBulletOf = ({ entry }: LinePlace, text: string): boolean => entry?.kind === 'education' && isBullet(text)

function placesOfSkills(draft: ResumeDraft): Map<number, Span[]> {
  const all = draft.skills.flatMap(({ sources }) => sources)
  return Map.groupBy(all, ({ line }) => line)
}

/**
 * The latest month that any entry of the resume names; null when none does. A job that goes on gives its start, so that
 * nothing old counts as recent next to it.
 */
export function latestMonth(found: readonly LineSetting[], draft: Partial<ResumeDraft> = {}): number | null {
  const { experience = [], volunteering = [], projects = [] } = draft
  const starts = [...experience, ...volunteering, ...projects].flatMap(({ start, end }) =>
    end === 'present' ? [monthOf(start)] : [],
  )
  const months = [...found.map(({ until }) => until), ...starts].filter((month) => month !== null)
  const finite = months.filter(Number.isFinite)
  return finite.length > 0 ? Math.max(...finite) : null
}

const settingsOfEntries: Record<PlacedEntry['kind'], Setting> = {
  work: 'work',
  volunteering: 'volunteering',
  project: 'project',
  award: 'project',
  education: 'course',
  certificate: 'course',
}

const settingsOfSections: Partial<Record<LinePlace['section'], Setting>> = {
  experience: 'work',
  projects: 'project',
  awards: 'project',
  volunteering: 'volunteering',
  education: 'course',
  certifications: 'course',
}

function settingOfPlace({ section, entry }: LinePlace): Setting {
  return entry === null ? (settingsOfSections[section] ?? 'listed') : settingsOfEntries[entry.kind]
}

/** The year of a degree says nothing of its courses, and may lie in the future. */
const isOfStudies = ({ section, entry }: LinePlace): boolean =>
  entry === null ? section === 'education' : entry.kind === 'education'

/**
 * Below an unknown heading ('Positions of responsibility') a sentence itself tells that something was done, also where the
 * lines below it were read as part of the studies.
 */
function settingOfLine(place: LinePlace, text: string): Setting {
  const isUnknown = place.entry === null && (place.section === 'other' || place.section === 'top')
  const words = text.slice(bulletLength(text))
  const isDone = isUnknown
    ? tellsDeed(text)
    : settingOfPlace(place) === 'course' &&
      (begun.test(words) || ownHabit.test(words) || ownDeed.test(words) || deedAfter.test(words))
  return isDone ? 'project' : settingOfPlace(place)
}

function tellsDeed(text: string): boolean {
  const words = text.slice(bulletLength(text)).trim()
  if (!/^(?:\S+\s+){3}\S/.test(words) || (passive.test(words) && !deedBeside.test(words))) return false
  if (deedVerb.test(words) || ownDeed.test(words) || (/\b(?:I|we)\b/i.test(words) && deedBeside.test(words)))
    return true
  return hasFigure(text) && (isBullet(text) ? /\s\p{Ll}{3,}/u : deedInside).test(words)
}

// 'Skilled', 'interested' and 'awarded' tell of no deed.
const past = `(?!(?:interest|skill|experienc|certifi|award|rank|select|qualifi|pass|score|secur|appear|complet|attend|participat|expect|dedicat|motivat|detail|result|need|requir|relat|advanc|unit|limit|hundr|seed|speed|embedd)e?d\\b)(?:\\p{L}{2,15}ed|${pastsOfWork.join('|')}|did(?! (?:\\S+ ){0,4}(?:courses?|trainings?|certificat\\w*|diploma|degree|workshops?|tutorials?|classes|schooling|studies|internship|not|nothing|well)\\b))\\b`
const deedVerb = new RegExp(`^(?:and )?(?:(?:I|we|successfully|independently|also|jointly|personally) )?${past}`, 'iu')
const ofLife =
  '(?!stud|learn|want|lik|lov|enjoy|hop|wish|believ|liv|need|plan|receiv|start|finish|mov|enrol|join|shift|observed|listened|watched|sat\\b)'
// 'At my uncle's shop I made the bills'.
const ownDeed = new RegExp(`\\b(?:I|we) (?:(?:also|then|later|have) )?${ofLife}${past}(?=(?:\\s+\\S+){2})`, 'iu')
const begun = new RegExp(
  `^\\s*(?!(?:I )?(?:stud|learn|mov|enrol|join|shift|cover|major|special|graduat|earn|receiv|obtain|achiev|includ|focus|admitt|transferr|elect|nominat|honou?r|list|rank|was|grade)\\p{L}*\\b)(?:I )?${past}(?=(?:\\s+\\S+){3})`,
  'iu',
)
// 'Hostel prefect 2024, solved fights', but not 'CPR course, trained by doctors'.
const deedAfter = new RegExp(
  `[,;:] (?!(?:train|conduct|organi[sz]|issu|approv|recogni[sz]|sponsor|offer|held|taught|provid|includ|cover|study|studied|learn|attend|score|regist|accredit|affiliat|start|finish|clear|led by)\\p{L}*\\b)${past}(?! (?:by|from|at|in|with)\\b)(?=(?: [^ ,.;]+){2})`,
  'iu',
)
// 'I shoot with a Canon 200D'.
const ownHabit =
  /^\s*(?:[\p{L} ]{1,20}: )?I (?!am|was|have|had|would|will|can|want|wish|hope|like|love|enjoy|prefer|stud(?:y|ied)|learn|speak|know|read|live|believe|think|took|got|did|\p{L}+ed\b)\p{L}{3,}(?:\s+\S+){3}/u
// 'Attended meetings and wrote reports', 'observed sessions, took six myself'.
const deedBeside = new RegExp(`(?:\\b(?:and|then)|,) ${ofLife}${past}`, 'iu')
const deedBefore = new RegExp(`\\b${past}`, 'iu')
// '…: built a shop', '…, who wrote 40 posts', '340 students used it'.
const deedInside = new RegExp(
  `(?:[.:;] |\\s[–—-]\\s|\\b(?:I|we|who) )${past}|\\d (?:\\p{L}+ ){1,3}(?:used|read|joined|visited|downloaded|installed|attended)\\b`,
  'iu',
)

/** 'Project: …' and 'Internship: …' say it themselves; a line about a meeting names its subject and no work. */
function settingOfWords(text: string, setting: Setting): Setting {
  if (isUse({ setting }) && ofStudies.test(text)) return 'course'
  const label = ownLabel.exec(text)
  if (isUse({ setting }) && label && !tellsDeed(text.slice(label[0].length))) return label[1] ? 'course' : 'listed'
  if (isUse({ setting }) && (ownSkills.test(text) || (listsLanguages([{ text }]) && !tellsDeed(text)))) return 'listed'
  const said = isUse({ setting }) ? undefined : labels.find(([, words]) => words.test(text))?.[0]
  if (said !== undefined || setting === 'listed') return said ?? setting
  const { index } = passive.exec(text) ?? {}
  const isOnlyWatched = index !== undefined && !deedBeside.test(text) && !deedBefore.test(text.slice(0, index))
  return isOnlyWatched ? 'course' : setting
}

/** Who says what they study does not say that they did it. */
const ofStudies =
  /^\W{0,3}(?:(?:degree|qualification|education)\s*[:–-]|(?:I am |I['’]m |currently |now )*(?:pursuing|studying|in (?:the|my) (?:first|second|third|fourth|fifth|final|last) year)\b)/i

/** 'SKILLS C, Verilog, soldering' below the last job, and 'I put my code on GitHub'. */
const ownSkills =
  /^\W{0,3}I (?:\w+ ){0,2}(?:push|put|keep|share|upload|post|host) (?:all )?my (?:codes?|work|projects?|designs?)\b|^\W{0,3}(?:(?:[Tt]echnical|[Kk]ey|[Cc]omputer|[A-Z]{2,}) )?(?:SKILLS|[Ss]kills|TOOLS|SOFTWARE) (?!used|learn|gain|acquired)(?:[^,|•.]{1,40}[,|•]){2}/

/** 'can do: Word, Tally' and 'courses: BLS, first aid' below the last job; what begins the line tells of no work. */
const ownLabel =
  /^\W{0,3}(?:(courses?(?: done)?|certi\w*|subjects?|papers|electives?)|(?:I |also ){0,2}(?:know|can (?:do|use|handle|operate|make|speak)|good (?:at|in|with)|comfortable (?:with|in)|strong (?:in|at)|computers?|(?:computer|technical|soft|key|other) (?:skills|knowledge)|skills|(?:softwares?|tools|programs?|languages?) known))\s*[:–-]/i

const labels: readonly (readonly [Setting, RegExp])[] = [
  ['work', /^\W{0,3}(?:internships?|experience|work experience|articleship|employment)\b.{0,30}?[:–-]/i],
  ['project', /^\W{0,3}(?:(?:[\p{L}-]+ ){0,2}projects?|dissertation|thesis)\b.{0,30}?[:–-]/iu],
  ['course', /^\W{0,3}(?:(?:online |relevant )?course(?:s|work)?|certifications?|certificates?)\b\s*[:–-]/i],
]

const passive =
  /\b(?:attend(?:ed|ing) (?!to\b)|listened|sat in|watched|observed|invited to (?!speak|present|judge|lead|host)|served (?:tea|coffee|water|snacks|lunch|refreshments)\b|typed (?:the )?minutes|minutes of).{0,60}\b(?:meetings?|talks?|seminars?|webinars?|lectures?|sessions?|discussions?|presentations?|conferences?|workshops?)\b/i
