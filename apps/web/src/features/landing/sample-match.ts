import type { ScorePart } from '@fledge/contract/analysis'

/** An invented resume and listing that illustrate the product. */
export const sampleListing = {
  title: 'Data Analyst Intern',
  facts: ['Pune', 'Hybrid', '6 months', '₹20,000 / month'],
}

export const sampleResume = [
  { text: 'Experience', heading: true },
  { text: 'Data intern, campus energy audit', heading: false },
  { text: 'Cleaned 40,000 meter readings with Python and pandas', heading: false },
  { text: 'Wrote the SQL behind the weekly usage report', heading: false },
  { text: 'Explained the findings to the estate office every month', heading: false },
  { text: 'Projects', heading: true },
  { text: 'Hostel water use, a Power BI dashboard that 600 people opened', heading: false },
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
  const quote = quoted && { text: quoted[1], source: { line: quoted[0], start, end: start + quoted[1].length } }
  return { kind: 'requirement', phrase, skill: phrase, points, outOf, met, quote, nearest: null, ...more }
}

export const sampleParts: ScorePart[] = [
  part('Python', 'yes', [20, 20], [2, 'Python']),
  part('SQL', 'yes', [20, 20], [3, 'SQL']),
  part('Excel', 'yes', [15, 15], [8, 'Excel']),
  part('Tableau', 'related', [9, 15], [6, 'Power BI'], { nearest: 'Power BI' }),
  part('A/B testing', 'no', [0, 15], null),
  part('Data Analyst', 'related', [12, 15], [1, 'Data intern'], { kind: 'title', skill: null }),
]

export const sampleScore = sampleParts.reduce((sum, { points }) => sum + points, 0)
