import { countReasons, type StoredReason } from '../applications/rejection-reasons.ts'
import { reasonLabel } from '../applications/rejection-texts.ts'
import { type ApplicationStatus, decisions, statusLabels } from '../applications/status.ts'
import { type Cell, toCsv } from '../csv.ts'

type Listing = { id: string; title: string; stipend: number; type: string; location: string }
type Received = {
  status: ApplicationStatus
  withdrawnAt: string | null
  internship: Listing
  reasons: readonly StoredReason[]
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
 * internship. The totals end with a column for each reason that was given for a rejection. Withdrawn applications do not
 * count; where there are some, both sections name their number (settlement 84).
 */
export function reportCsv({ company, internships, applications: all, generatedAt }: Reported): string {
  const applications = all.filter((one) => one.withdrawnAt === null)
  const withdrawn = all.filter((one) => one.withdrawnAt !== null)
  const hasWithdrawn = withdrawn.length > 0
  const count = (status: ApplicationStatus) => applications.filter((one) => one.status === status).length
  const reasons = countReasons(applications.map((one) => one.reasons))
  const totals: readonly [string, Cell][] = [
    ['Company', company],
    ['Total Applications', applications.length],
    ...decisions.map((status): [string, Cell] => [statusLabels[status], count(status)]),
    ['Pending', count('pending')],
    ['Generated', formatMoment(generatedAt)],
    ...(hasWithdrawn ? [['Withdrawn, not counted', withdrawn.length] as [string, Cell]] : []),
    ...reasons.map((reason): [string, Cell] => [`Reason: ${reasonLabel(reason.code)}`, reason.count]),
  ]
  return toCsv([
    totals.map(([heading]) => heading),
    totals.map(([, total]) => total),
    [],
    ['Title', 'Applications', 'Stipend (INR)', 'Type', 'Location', ...(hasWithdrawn ? ['Withdrawn, not counted'] : [])],
    ...reportRows(internships, applications, withdrawn),
  ])
}

/** 'internship-report-2026-03-12T14-05-09.csv', in local time. */
export const reportFileName = (generatedAt: Date): string =>
  `internship-report-${localTime(generatedAt).replaceAll(':', '-')}.csv`

/** The listings in their order, then those that were taken down: the counts add up to the total. */
function reportRows(
  internships: readonly Listing[],
  applications: readonly Received[],
  withdrawn: readonly Received[],
): Cell[][] {
  const received = [...applications, ...withdrawn].map(({ internship }) => internship)
  const listings = new Map([...received, ...internships].map((listing) => [listing.id, listing]))
  const order = new Set([...internships, ...received].map(({ id }) => id))
  const countOf = (list: readonly Received[], id: string) =>
    list.filter(({ internship }) => internship.id === id).length
  return [...order].flatMap((id) => {
    const listing = listings.get(id)
    if (!listing) return []
    const { title, stipend, type, location } = listing
    const left = withdrawn.length > 0 ? [countOf(withdrawn, id)] : []
    return [[title, countOf(applications, id), stipend, type, location, ...left]]
  })
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
