import { describe, expect, test } from 'vitest'
import { readText } from '../testing/readable.ts'
import { headsPublications } from './find-publications.ts'

const read = (text: string) => readText(`Asha Rao\nasha@example.com\n${text}`)

const works = [
  ['Low cost soil sensing', 'Indian Journal of Sensors'],
  ['A review of resistance in ponds', 'Current Science'],
  ['Bail as a number', 'NALSAR Student Law Review'],
] as const
const styles: readonly ((title: string, venue: string) => string)[] = [
  (title, venue) => `“${title}”, ${venue}, Vol. 12, 2024`,
  (title, venue) => `"${title}", ${venue}, August 2024`,
  (title, venue) => `A. Rao and S. Iyer, "${title}," in ${venue}, 2024, pp. 12-18.`,
  (title, venue) => `Rao, A., & Iyer, S. (2024). ${title}. ${venue}, 12(4), 33-40.`,
  (title, venue) => `Rao AB, Iyer S, Bora U. ${title}. ${venue}. 2024;63:112–120.`,
]
const headings = ['Publications', 'PUBLICATIONS', 'Research Papers', 'Papers Published', 'Conference Papers']

describe('publications', () => {
  test.each(styles.map((write) => [write('Title', 'Journal'), write] as const))(
    'are read with title and journal, and are no projects: %s',
    (_example, write) => {
      for (const heading of headings)
        for (const bullet of ['• ', '', '- ']) {
          const items = works.map(([title, venue]) => `${bullet}${write(title, venue)}`)
          const { projects, experience, credentials } = read(
            `${heading}\n${items.join('\n')}\nEducation\nB.A., Foo College, 2025`,
          )
          expect(credentials?.map(({ kind, title, issuer, date }) => [kind, title, issuer, date?.slice(0, 4)])).toEqual(
            works.map(([title, venue]) => ['publication', title, venue, '2024']),
          )
          expect([...(projects ?? []), ...experience]).toEqual([])
        }
    },
  )

  test('among projects are told apart from them', () => {
    const { projects, credentials } = read(
      'Projects & Publications\n• Soil network: built 12 nodes\n• “Foodie Finder” – restaurant review app, 2023\n• “Low cost soil sensing”, IEEE Conference on Sensors, 2024',
    )
    expect(projects?.map(({ title }) => title)).toEqual(['Soil network', '“Foodie Finder”'])
    expect(credentials?.map(({ title }) => title)).toEqual(['Low cost soil sensing'])
  })

  test('begin with no name that is followed by capitals', () => {
    const { projects } = read(
      'Projects\nAlumni CRM (College Edition)\n• Reached 495 alumni in 2024\nCanteen ERP (Hostel Edition)\n• Counted 2124 orders',
    )
    expect(projects?.map(({ title }) => title)).toEqual(['Alumni CRM', 'Canteen ERP'])
  })

  test.each(['Projects', 'Projects & Publications', 'Paper presentation project', 'Newspaper work'])(
    'are not what %j heads',
    (heading) => {
      expect(headsPublications(heading)).toBe(false)
    },
  )
})

test.each(['MOOTS AND PUBLICATIONS', 'Projects & Publications', 'Achievements and Publications'])(
  'what was won is no publication below %s',
  (heading) => {
    const { credentials = [] } = read(
      `${heading}\nQuarter-finalist, NLU Moot, 2024\nBest Memorial, Zed Moot, 2022\n"Privacy in schools", Zed Law Review, 2024`,
    )
    expect(credentials.map(({ kind, title }) => [kind, title])).toEqual([
      ['award', 'Quarter-finalist'],
      ['award', 'Best Memorial'],
      ['publication', 'Privacy in schools'],
    ])
  },
)

test('the date in a cell behind the title is neither title nor journal', () => {
  const { credentials } = read('Publications\nSparse Experts at Scale\tJuly 2023')
  expect(credentials?.map(({ title, issuer, date }) => [title, issuer, date])).toEqual([
    ['Sparse Experts at Scale', '', '2023-07'],
  ])
})
