import { monthOf } from '../../resume/dates/months-of-use.ts'
import { findDegrees } from '../../resume/education/degrees.ts'
import type { Line } from '../../resume/layout/resume-lines.ts'
import { bulletLength } from '../../resume/layout/text-spans.ts'
import { hasPlace, isTaskOfStudies } from '../../resume/line-places.ts'
import type { EntryLines, ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { fields, generalField, isHoldable, skillNamed, skills } from '../../skills/vocabulary.ts'
import { type FieldShare, fieldWeight, mainFields, titleFields } from '../listing/listing-fields.ts'
import { findDegreeSubjects } from '../studies/degree-subjects.ts'
import { namesNoField, type Role, readRole } from '../titles/role-titles.ts'
import { type LineSetting, namedOnly, settingAt } from './line-settings.ts'
import { beforeMask, type Span } from './masked-text.ts'
import { isUse } from './settings.ts'
import { fieldsOfPlace } from './workplaces.ts'

/**
 * A job, voluntary post, project or course of study of a resume, with what its title says of its work. The title is empty
 * where the resume describes the work without one.
 */
export type ShownEntry = EntryLines & {
  kind: 'work' | 'volunteering' | 'project' | 'study'
  title: Source
  /** The places of its title, employer and date. */
  head: readonly Source[]
  role: Role | null
  fields: readonly FieldShare[]
  /** How many jobs began after it. */
  later: number
  /** The fields of work of the kind of place where it was. */
  workplaceFields?: readonly number[]
}

/** So that the entries that show a skill are the bits of one number. */
export const mostEntries = 31

/**
 * The entries of a resume whose title is not masked, the jobs first and the latest of these first. A job without employer
 * and date may be the title of a pasted listing and is none.
 */
export function findShownEntries(
  draft: ResumeDraft,
  lines: readonly Line[],
  masks: readonly Span[][],
  settings: readonly LineSetting[],
): ShownEntry[] {
  const { experience, volunteering = [], projects = [], education } = draft
  const shownOf = (source: Source | null): Source[] =>
    source !== null &&
    lines[source.line] !== undefined &&
    settingAt(settings[source.line]!, source.start, source.end).setting !== 'listed'
      ? [beforeMask(masks[source.line] ?? [], source)].filter((place) => place !== null)
      : []
  const toEntry = (
    kind: ShownEntry['kind'],
    own: EntryLines,
    names: (Source | null)[],
    { later = 0, others = [] }: { later?: number; others?: (Source | null)[] } = {},
  ): ShownEntry[] => {
    const shown = names.flatMap(shownOf)
    const text = shown.map(({ line, start, end }) => lines[line]!.text.slice(start, end)).join(' ')
    const head = [...shown, ...others.filter((other) => other !== null)]
    const isPost = kind === 'work' || kind === 'volunteering'
    // 'Khaitan & Co, May 2024' without a title is called by its employer, which says nothing of its work.
    const title = names.every((own) => own === null) ? head[0] : shown[0]
    const role = isPost ? readRole(text) : null
    // The name of a project ('Shop site') says little: what was done in it counts.
    const isOfNone = kind === 'project' || namesNoField(text)
    const fields = isOfNone ? [] : fieldsOf(text, shown[1])
    const workplaceFields = isPost ? fieldsOfPlace(lines, others[0] ?? null) : []
    return title ? [{ ...own, kind, title, head, role, fields, later, workplaceFields }] : []
  }
  // 'B.E. in Civil Engineering' is of the field that it names, whatever field most of its degree are.
  const fieldsOf = (text: string, study: Source | undefined): FieldShare[] => {
    const own = study ? fieldsIn(lines[study.line]!.text.slice(study.start, study.end)) : []
    const subjects = new Set(findDegreeSubjects(text).map(({ skill }) => skillNamed(skill)!.field))
    if (own.length > 0) return own
    return subjects.size > 0 ? [...subjects].map((field) => ({ field, share: 1 })) : fieldsIn(text)
  }
  const titled = [
    ...experience
      .filter(({ company, start, end }) => company !== '' || start !== null || end !== null)
      .sort((one, other) => lastMonth(settings, other) - lastMonth(settings, one) || 0)
      .flatMap(({ title: name, lines, start, sources: { title, company, duration } }, place, jobs) => {
        const endLater = jobs.slice(0, place)
        const later = endLater.filter(
          (job) => (monthOf(job.start) ?? Number.POSITIVE_INFINITY) >= (monthOf(start) ?? 0),
        )
        const kind = isTaskOfStudies(name) ? 'project' : 'work'
        return toEntry(kind, lines, [title], { later: later.length, others: [company, duration] })
      }),
    ...volunteering.flatMap(({ lines, sources: { title, company, duration } }) =>
      toEntry('volunteering', lines, [title], { others: [company, duration] }),
    ),
    ...projects.flatMap(({ lines, sources: { title } }) => toEntry('project', lines, [title])),
    ...education
      .filter(({ sources: { degree } }) => !isSchool(lines, degree))
      .flatMap(({ lines, sources: { degree, field } }) => toEntry('study', lines, [degree, field])),
  ]
  return [...titled, ...findUntitledEntries(draft, lines, settings, titled)].slice(0, mostEntries)
}

/** Work described outside the entries: each run of such lines is an entry, and a line with a year begins a new one. */
function findUntitledEntries(
  { sections }: ResumeDraft,
  lines: readonly Line[],
  settings: readonly LineSetting[],
  titled: readonly ShownEntry[],
): ShownEntry[] {
  const untitled: ShownEntry[] = []
  const taken = new Set(sections.map(({ heading }) => heading))
  for (const { kind, from, to } of titled)
    if (kind !== 'study') for (let line = from; line <= to; line++) taken.add(line)
  for (const [index, { text }] of lines.entries()) {
    const { setting, until } = settings[index]!
    if (setting === 'listed' || setting === 'course' || taken.has(index)) continue
    const last = untitled.at(-1)
    const start = bulletLength(text)
    if (last?.to === index - 1 && last.kind === setting && (until === null || start > 0)) last.to = index
    else {
      const title = { line: index, start, end: start }
      untitled.push({ kind: setting, title, head: [], from: index, to: index, role: null, fields: [], later: 0 })
    }
  }
  const isSentence = (line: number) => (lines[line]!.text.match(/\p{L}+/gu)?.length ?? 0) >= fewestWords
  return untitled.filter(({ from, to }) => lines.slice(from, to + 1).some((_, place) => isSentence(from + place)))
}

/** A shorter line is a name or a label. */
const fewestWords = 4

/**
 * Jobs and voluntary posts in the fields of the place where they were, if they did such work there (a trainee at a hotel);
 * without that and a telling title ('Intern') in the field or two that most of their deeds are of.
 * `uses` are the entries that use each skill, as bits.
 */
export const withFieldsOfDeeds = (entries: readonly ShownEntry[], uses: ReadonlyMap<number, number>): ShownEntry[] =>
  entries.map((entry, place) => {
    if (entry.kind === 'study' || (entry.fields.length > 0 && !entry.workplaceFields?.length)) return entry
    const own = [...uses].flatMap(([id, bits]) =>
      ((bits >> place) & 1) === 1 && !isHoldable(skills[id]!) ? skills[id]!.field : [],
    )
    const deedFields = own.filter((field) => field !== generalField)
    const ofPlace = (entry.workplaceFields ?? []).filter((place) => deedFields.includes(place))
    const added = ofPlace.filter((field) => entry.fields.every((own) => own.field !== field))
    if (added.length + entry.fields.length > 0)
      return { ...entry, fields: [...entry.fields, ...added.map((field) => ({ field, share: 1 }))] }
    const mass = new Float64Array(fields.length)
    for (const field of deedFields) mass[field]! += fieldWeight(field)
    const main = mainFields(mass)
    const share = main.reduce((sum, { field }) => sum + mass[field]!, 0) / mass.reduce((sum, one) => sum + one, 0)
    const isClear =
      Math.max(...mass) >= (entry.kind === 'work' ? fewestDeeds : fewestDeeds + 1) && main.length <= 2 && share > 0.5
    return isClear ? { ...entry, fields: main } : entry
  })

const fewestDeeds = 2

/** 'B.Sc (Non Medical)' is of no field. */
const fieldsIn = (text: string): FieldShare[] => titleFields(text.replace(/\bnon[ -]medical\b|\bstudents?\b/gi, ''))

/** Years at school are no course of study: 'Class XII' is no teaching, and '12th (PCB)' no circuit board. */
const isSchool = (lines: readonly Line[], degree: Source | null): boolean => {
  const text = degree === null ? '' : (lines[degree.line]?.text.slice(degree.start) ?? '')
  return findDegrees(text)[0]?.level === 'school' || /^X(?:II)?\b/.test(text)
}

/** A job without a date comes after those with one. */
const lastMonth = (settings: readonly LineSetting[], { lines }: { lines: EntryLines }): number =>
  settingAt({ ...(settings[lines.from] ?? namedOnly), retracted: [] }, lines.start ?? 0, 0).until ?? 0

/** The jobs, voluntary posts and projects that have one of these places, as bits. */
export function entryBits(
  entries: readonly ShownEntry[],
  places: readonly { source: Source; line: LineSetting }[],
): number {
  let bits = 0
  for (const [place, entry] of entries.entries())
    if (
      entry.kind !== 'study' &&
      places.some(({ source, line }) => isUse(line) && hasPlace(entry, source.line, source.start))
    )
      bits |= 1 << place
  return bits
}
