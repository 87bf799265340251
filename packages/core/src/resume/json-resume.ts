import type { Line } from './layout/resume-lines.ts'
import { bulletLength } from './layout/text-spans.ts'
import type { Credential, Experience, PartialDate, Project, ResumeDraft } from './resume-draft.ts'
import { findSpokenLanguages } from './spoken-languages.ts'

type Lines = readonly Pick<Line, 'text' | 'hidden'>[]

/** A resume as JSON Resume 1.0 (jsonresume.org). What the resume does not say is left out. */
export const toJsonResume = (draft: ResumeDraft, lines: Lines, skills: readonly string[]) => ({
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: given({
    name: draft.name?.text,
    email: emailPattern.test(draft.email?.text ?? '') ? draft.email?.text : undefined,
    phone: draft.phone?.text,
    profiles: draft.links.flatMap(({ text }) => toProfile(text)),
  }),
  work: draft.experience.map((job) => given({ name: job.company, ...jobFields(job) })),
  volunteer: (draft.volunteering ?? []).map((job) => given({ organization: job.company, ...jobFields(job) })),
  education: draft.education.map(({ institution, field, degree, grade, ...entry }) =>
    given({ institution, area: field, studyType: degree, score: grade, ...period(entry) }),
  ),
  awards: ofKind(draft, 'award').map(({ title, issuer, date }) =>
    given({ title, awarder: issuer, date: fullDate(date) }),
  ),
  certificates: ofKind(draft, 'certificate').map(({ title, issuer, date }) =>
    given({ name: title, issuer, date: fullDate(date) }),
  ),
  publications: ofKind(draft, 'publication').map(({ title, issuer, date }) =>
    given({ name: title, publisher: issuer, releaseDate: fullDate(date) }),
  ),
  skills: skills.map((name) => ({ name })),
  languages: findSpokenLanguages(draft, lines),
  projects: (draft.projects ?? []).map((project) =>
    given({ name: project.title, ...projectTexts(project, lines), ...period(project) }),
  ),
  meta: { version: 'v1.0.0' },
})

const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+$/

const jobFields = (job: Experience) => ({ position: job.title, summary: job.description, ...period(job) })

/** What the lines of a project say besides its title and dates: its bullets are highlights. */
function projectTexts({ lines: { from, to, start = 0, end }, sources: { title, dates } }: Project, lines: Lines) {
  const description: string[] = []
  const highlights: string[] = []
  for (let index = from; index <= to; index += 1) {
    const { text: whole, hidden } = lines[index] ?? { text: '', hidden: null }
    const own = index === to ? whole.slice(0, end) : whole
    const text = index === from ? own.slice(start).padStart(own.length) : own
    const quotes = [title, dates].filter((source) => source !== null).filter(({ line }) => line === index)
    const rest = quotes
      .toSorted((one, other) => other.start - one.start)
      .reduce((line, { start, end }) => line.slice(0, start) + line.slice(end), text)
      .slice(bulletLength(text))
      .replace(/\(\s*\)/g, '')
      .replace(/^[\s|,;:–—-]+|[\s|,;:–—-]+$/g, '')
    if (hidden !== null || rest === '') continue
    if (bulletLength(text) > 0 && title?.line !== index) highlights.push(rest)
    else if (highlights.length > 0) highlights.push(`${highlights.pop()} ${rest}`)
    else description.push(rest)
  }
  return { description: description.join(' '), highlights: highlights.length > 0 ? highlights : undefined }
}

/** A current entry has no end. */
const period = ({ start, end }: { start: PartialDate; end: PartialDate }) => ({
  startDate: fullDate(start),
  endDate: fullDate(end),
})

const fullDate = (date: PartialDate): string | undefined => (date === null || date === 'present' ? undefined : date)

const ofKind = ({ credentials = [] }: ResumeDraft, kind: Credential['kind']) =>
  credentials.filter((one) => one.kind === kind)

function toProfile(link: string): { network: string; url: string }[] {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return []
  const { href, hostname } = new URL(address)
  return [{ network: hostname.replace(/^www\./, ''), url: href }]
}

/** Without empty texts. */
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Fields>
