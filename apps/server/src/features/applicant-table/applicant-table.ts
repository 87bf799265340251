import type { Application, TableFormat } from '@fledge/contract/applications'
import type { Stage } from '@fledge/core/applications/lifecycle'
import { statusLabels } from '@fledge/core/applications/status'
import { type Cell, toCsv } from '@fledge/core/csv'
import type { Band } from '@fledge/core/matching/score/score-bands'
import { busy } from '../../http/errors/problem.ts'
import { isQueueFull, writeWorkbook } from '../../worker-threads/worker-threads.ts'

const stageLabels: Record<Stage, string> = {
  applied: 'Applied',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
}
const bandLabels: Record<Band, string> = { excellent: 'Excellent', good: 'Good', fair: 'Fair', low: 'Low' }

const columns: readonly (readonly [heading: string, cell: (application: Application) => Cell | null])[] = [
  ['Name', ({ applicant }) => `${applicant.firstName} ${applicant.lastName}`.trim()],
  ['Email', ({ applicant }) => applicant.email],
  ['University', ({ applicant }) => applicant.university],
  ['Major', ({ applicant }) => applicant.major],
  ['Graduation year', ({ applicant }) => applicant.graduationYear],
  ['Internship', ({ internship }) => internship.title],
  ['Status', ({ status, withdrawnAt }) => (withdrawnAt === null ? statusLabels[status] : 'Withdrawn')],
  ['Stage', ({ stage }) => stageLabels[stage]],
  ['Score', ({ fit }) => fit?.matchPercentage ?? null],
  ['Band', ({ fit }) => (fit?.band ? bandLabels[fit.band] : null)],
  ['Applied', ({ appliedAt }) => formatDay(appliedAt)],
  ['Reply by', ({ replyBy }) => (replyBy === null ? null : formatDay(replyBy))],
  ['Why this internship', ({ motivation }) => motivation],
  ['Phone', ({ applicant }) => applicant.phone],
  ['Interview (IST)', ({ interviewAt }) => (interviewAt === null ? null : minute.format(new Date(interviewAt)))],
]

/** A row for each application, and after the facts a column for each question that one of them answered. */
export function applicantTable(applications: readonly Application[]): Cell[][] {
  const questions = [...new Set(applications.flatMap(({ answers }) => answers.map(({ question }) => question)))]
  const answersOf = ({ answers }: Application) =>
    questions.map((asked) => answers.find(({ question }) => question === asked)?.answer)
  return [
    [...columns.map(([heading]) => heading), ...questions],
    ...applications.map((one) =>
      [...columns.map(([, cell]) => cell(one)), ...answersOf(one)].map((cell) => cell ?? ''),
    ),
  ]
}

const contentTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The table as a file. Texts that a spreadsheet would take for formulas are marked as text. */
export const writeTable = async (rows: Cell[][], format: TableFormat) => ({
  contentType: contentTypes[format],
  content: format === 'csv' ? toCsv(rows) : Buffer.from(await writeWorkbook(rows).catch(refuseWhenFull)),
})

function refuseWhenFull(error: unknown): never {
  throw isQueueFull(error) ? busy() : error
}

/** The day in India, as spreadsheets sort it: '2026-03-12'. */
const formatDay = (time: string): string => day.format(new Date(time))
const timeZone = 'Asia/Kolkata'
const day = new Intl.DateTimeFormat('en-CA', { timeZone })
/** '2026-03-12 16:30' */
const minute = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
