import { type Band, bandForScore } from '../matching/score/score-bands.ts'
import { dayMs } from '../time/units.ts'
import type { ApplicationStatus } from './status.ts'

/** What charts count; times are ISO texts. */
export type Counted = {
  status: ApplicationStatus
  createdAt: string
  decidedAt: string | null
  seenAt: string | null
}
export type Bar = { label: string; count: number }

/** How many applications came how far. Whatever was answered counts as opened, so that no step is above the one before. */
export function applicationFunnel(applications: readonly Counted[], first: string): Bar[] {
  const answered = applications.filter(({ status }) => status !== 'pending')
  const opened = applications.filter(({ status, seenAt }) => status !== 'pending' || seenAt !== null)
  const accepted = answered.filter(({ status }) => status === 'accepted')
  return [
    { label: first, count: applications.length },
    { label: 'Opened', count: opened.length },
    { label: 'Answered', count: answered.length },
    { label: 'Accepted', count: accepted.length },
  ]
}

export type Week = { start: Date; count: number }

/** Applications by calendar week, Monday first and local, the last one that of `now`. Earlier ones are left out. */
export function countByWeek(applications: readonly Pick<Counted, 'createdAt'>[], now: Date, weeks: number): Week[] {
  const starts = Array.from({ length: weeks }, (_, index) => mondayBefore(now, index - weeks + 1))
  const times = applications.map(({ createdAt }) => Date.parse(createdAt))
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? mondayBefore(now, 1)
    return { start, count: times.filter((time) => time >= start.getTime() && time < end.getTime()).length }
  })
}

const steps = [
  { label: '1 day', days: 1 },
  { label: '2–3 days', days: 3 },
  { label: '4–7 days', days: 7 },
  { label: '8–14 days', days: 14 },
  { label: 'Longer', days: Number.POSITIVE_INFINITY },
]

/** How long the answers took, and the middle one of them in days; null without any. */
export function answerTimes(applications: readonly Pick<Counted, 'createdAt' | 'decidedAt'>[]) {
  const days = applications
    .flatMap(({ createdAt, decidedAt }) => (decidedAt === null ? [] : [daysBetween(createdAt, decidedAt)]))
    .sort((a, b) => a - b)
  const bars: Bar[] = steps.map(({ label, days: most }, index) => {
    const over = steps[index - 1]?.days ?? Number.NEGATIVE_INFINITY
    return { label, count: days.filter((day) => day > over && day <= most).length }
  })
  return { bars, medianDays: median(days) }
}

export type ScoreBar = Bar & { band: Band }

/** Match scores in groups of ten (100 counts as 90–99), and how many applications have none. */
export function scoreDistribution(scores: readonly (number | null)[]): { bars: ScoreBar[]; unscored: number } {
  const known = scores.filter((score) => score !== null)
  const bars = Array.from({ length: 10 }, (_, ten) => {
    const [from, to] = [ten * 10, ten === 9 ? 100 : ten * 10 + 9]
    const count = known.filter((score) => score >= from && score <= to).length
    return { label: `${from}–${to}`, count, band: bandForScore(from) }
  })
  return { bars, unscored: scores.length - known.length }
}

function mondayBefore(now: Date, weeksLater: number): Date {
  const sinceMonday = (now.getDay() + 6) % 7
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday + 7 * weeksLater)
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** Of sorted numbers; the mean of the middle two where there are two. */
function median(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}
