import { countReasons, reasonLabels, type StoredReason } from '../applications/rejection-reasons.ts'
import type { ReplyState } from '../applications/reply-promise.ts'
import type { ApplicationStatus } from '../applications/status.ts'
import { type Cell, toCsv } from '../csv.ts'
import { indianDay } from './state.ts'

type Listing = { id: string; title: string; stipend: number; type: string; location: string }
type Received = {
  status: ApplicationStatus
  internship: Listing
  reasons?: readonly StoredReason[]
  replyState?: ReplyState | null
  replyBy?: string | null
}
export type Reported = {
  company: string
  internships: readonly Listing[]
  /** All that were received, also for listings that were taken down. */
  applications: readonly Received[]
  generatedAt: Date
}

/**
 * The company's report (settlement 131) as CSV: a section of totals, an empty line, a section with a row for each
 * internship. Promised replies and the reasons of rejections follow in sections of their own, where there are any.
 */
export function reportCsv({ company, internships, applications, generatedAt }: Reported): string {
  const count = (status: ApplicationStatus) => applications.filter((one) => one.status === status).length
  return toCsv([
    ['Company', 'Total Applications', 'Accepted', 'Rejected', 'Pending', 'Generated'],
    [company, applications.length, count('accepted'), count('rejected'), count('pending'), formatMoment(generatedAt)],
    [],
    ['Title', 'Applications', 'Stipend (INR)', 'Type', 'Location'],
    ...reportRows(internships, applications),
    ...replyRows(applications),
    ...reasonRows(applications),
  ])
}

/** 'internship-report-2026-03-12T14-05-09.csv', in local time. */
export const reportFileName = (generatedAt: Date): string =>
  `internship-report-${localTime(generatedAt).replaceAll(':', '-')}.csv`

/** The listings in their order, then those that were taken down: the counts add up to the total. */
function reportRows(internships: readonly Listing[], applications: readonly Received[]): Cell[][] {
  const listings = new Map(internships.map((listing) => [listing.id, listing]))
  const counts = new Map<string, number>()
  for (const { internship } of applications) {
    if (!listings.has(internship.id)) listings.set(internship.id, internship)
    counts.set(internship.id, (counts.get(internship.id) ?? 0) + 1)
  }
  return [...listings.values()].map(({ id, title, stipend, type, location }) => [
    title,
    counts.get(id) ?? 0,
    stipend,
    type,
    location,
  ])
}

const replyLabels: Record<ReplyState, string> = { answered: 'Answered', due: 'Due', late: 'Late' }

/** How many promised replies are in each state, and the next day on which one is due. */
function replyRows(applications: readonly Received[]): Cell[][] {
  if (!applications.some(({ replyState }) => replyState)) return []
  const count = (state: ReplyState) => applications.filter(({ replyState }) => replyState === state).length
  const due = applications.flatMap(({ replyState, replyBy }) => (replyState === 'due' && replyBy ? [replyBy] : []))
  const next = due.sort()[0]
  const states = Object.keys(replyLabels) as ReplyState[]
  return [
    [],
    ['Promised Reply', 'Applications'],
    ...states.map((state) => [replyLabels[state], count(state)]),
    ...(next ? [['Next due by', indianDay(new Date(next))]] : []),
  ]
}

function reasonRows(applications: readonly Received[]): Cell[][] {
  const { counts } = countReasons(applications.map(({ reasons = [] }) => reasons))
  if (counts.length === 0) return []
  const labels: Record<string, string> = reasonLabels
  return [[], ['Reason', 'Applications'], ...counts.map(({ code, count }) => [labels[code] ?? code, count])]
}

/** Local time with its distance from UTC: '2026-03-12T14:05:09+05:30'. */
function formatMoment(time: Date): string {
  const ahead = -time.getTimezoneOffset()
  const minutes = Math.abs(ahead)
  return `${localTime(time)}${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const localTime = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}` +
  `T${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`

const two = (part: number): string => String(part).padStart(2, '0')
