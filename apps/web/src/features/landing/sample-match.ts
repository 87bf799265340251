import type { ScorePart } from '@fledge/contract/analysis'
import { quoteAround } from '@fledge/core/matching/profile/quotes'

/** An invented resume and listing that illustrate the product. */
export const sampleListing = {
  title: 'Data Analyst Intern',
  companyName: 'Halden Water',
  /** In two lines, as on cards. */
  facts: ['Halden Water · Pune · Hybrid', '₹20,000 / month · 6 months'],
}

export const sampleResume = [
  { text: 'Experience', heading: true },
  { text: 'Data Analyst Intern, Lakeside Energy, May 2026 - July 2026', heading: false },
  { text: 'Cleaned 40,000 meter readings with Python and pandas', heading: false },
  { text: 'Wrote the SQL behind the weekly usage report', heading: false },
  { text: 'Sent 12 offices an Excel sheet of their use every month', heading: false },
  { text: 'Projects', heading: true },
  { text: 'Hostel water use in SQL, with a Power BI dashboard that 600 people opened', heading: false },
  { text: 'Skills', heading: true },
  { text: 'Python, pandas, SQL, Excel, Git', heading: false },
  { text: 'Education', heading: true },
  { text: 'B.Sc. Statistics, third year. Survey design, regression, probability', heading: false },
] as const

/** The points of a sample part, and its quote: line and text. */
const part = (
  phrase: string,
  met: ScorePart['met'],
  [points, outOf]: [number, number],
  quoted: [line: number, text: string] | null,
  more: Partial<ScorePart> = {},
): ScorePart => {
  const start = quoted ? (sampleResume[quoted[0]]?.text.indexOf(quoted[1]) ?? 0) : 0
  const proof = quoted && { line: quoted[0], start, end: start + quoted[1].length }
  const quote = proof && quoteAround({ texts: sampleResume.map(({ text }) => text), runsOn: new Set() }, proof)
  return {
    kind: 'requirement',
    phrase,
    skill: phrase,
    points,
    outOf,
    met,
    quote,
    nearest: null,
    importance: 'asked',
    shown: null,
    similar: null,
    ...more,
  }
}

/** Where the sample shows a skill in use. */
const atWork = (entries: number, gain: number): Partial<ScorePart> => ({
  shown: { setting: 'work', entries, lastYear: 2026, isRecent: true, hasResult: false, gain },
})
const title = 'Data Analyst Intern'

/** What the engine gives for this resume and listing; a test compares them. */
export const sampleParts: ScorePart[] = [
  part('Python', 'yes', [15, 17], [2, 'Python'], atWork(1, 2)),
  part('SQL', 'yes', [16, 17], [3, 'SQL'], atWork(2, 1)),
  part('Excel', 'yes', [7, 8], [4, 'Excel sheet'], { ...atWork(1, 1), skill: 'Microsoft Excel' }),
  part('Tableau', 'related', [2, 17], [6, 'Power BI dashboard'], { nearest: 'Power BI' }),
  part('A/B testing', 'no', [0, 16], null),
  part(title, 'yes', [25, 25], [2, 'pandas'], {
    kind: 'similar',
    skill: null,
    similar: { by: 'role', kind: 'work', title, field: null, count: 0, outOf: 1, used: 2, asked: 4 },
  }),
]

export const sampleScore = sampleParts.reduce((sum, { points }) => sum + points, 0)
