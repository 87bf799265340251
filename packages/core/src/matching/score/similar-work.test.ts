import { describe, expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { earnPoints } from './earned-points.ts'
import { scoreListing } from './score-listing.ts'

const accounts = prepareListing({
  id: 'x',
  title: 'Accounts Intern',
  description: '',
  requirements: ['Tally', 'GST filing', 'Bank reconciliation', 'TDS'],
})
const read = (...lines: string[]) => createTextProfile(['Asha Verma', 'asha@example.com', ...lines].join('\n'))
const similarOf = (...lines: string[]) => {
  const profile = read(...lines)
  const { similar } = earnPoints(profile, accounts)
  const part = scoreListing(profile, accounts).parts.find(({ kind }) => kind === 'similar')!
  return { points: similar, part }
}
const job = (title: string, dates = 'May 2025 - July 2025') => [
  'Experience',
  `${title}, Kite Labs, ${dates}`,
  '- Kept the papers of 40 clients in order',
]

describe('similar work', () => {
  test('is full for a job with the same role, and quotes its sentence', () => {
    const { part } = similarOf(...job('Accounts Assistant'))
    expect(part).toMatchObject({
      points: 25,
      outOf: 25,
      met: 'yes',
      similar: { by: 'role', title: 'Accounts Assistant' },
    })
    expect(part.quote?.text).toBe('Kept the papers of 40 clients in order')
  })

  test('is met from three quarters of its points on, as everything that was used', () => {
    const all = ['Accounts Assistant', 'Accounts Clerk', 'Bookkeeper', 'Sales Intern', 'Cashier'].map((title) =>
      similarOf(...job(title), '- Posted vouchers in Tally'),
    )
    for (const { points, part } of all)
      expect(part.met).toBe(points === 0 ? 'no' : points >= 0.75 * part.outOf ? 'yes' : 'partly')
    expect(new Set(all.map(({ part }) => part.met)).size).toBeGreaterThan(1)
  })

  test.each([
    ['Kite Labs Private Limited, Pune', 'Accounts Assistant', 'May 2025 - July 2025'],
    ['May 2025 - July 2025', 'Accounts Assistant', 'Kite Labs Private Limited, Pune'],
    ['Organisation: Kite Labs Private Limited', 'Designation: Accounts Assistant', 'Duration: May 2025 - July 2025'],
    ['Kite Labs Private Limited\tMay 2025 till now', 'Accounts Assistant', 'Responsibilities:'],
  ])('quotes no line that is only the head of the job: %s', (...head) => {
    const { part } = similarOf('Experience', ...head, '- Kept the papers of 40 clients in order')
    expect(part.quote?.text).toBe('Kept the papers of 40 clients in order')
  })

  test.each([
    'In May 2025 I was an accounts assistant with Zed & Co, a small firm.',
    'From June to July 2025 I worked as an accountant at Zed Traders.',
  ])('quotes what was done, not the sentence of a paragraph that tells of the post: %s', (post) => {
    const { part } = similarOf(
      'Work',
      `${post} I kept the papers of 40 clients in order. On Fridays I went to the bank.`,
    )
    expect(part.quote?.text).toBe('I kept the papers of 40 clients in order.')
  })

  test('counts the deeds of a job without a title, under the name of its employer', () => {
    const { part } = similarOf(
      'Internships',
      'Khaitan & Co, Mumbai | May 2025',
      '- Did the bank reconciliation in Tally for two clients',
    )
    expect(part).toMatchObject({ similar: { by: 'field', title: 'Khaitan & Co' } })
    expect(part.points).toBeGreaterThan(0)
  })

  test.each(['B.E. in Civil Engineering', 'B.Tech in Civil Engineering', 'B.E. Computer Science', 'B.Tech (Civil)'])(
    '%s is of no other branch',
    (degree) => {
      const mechanical = prepareListing({
        id: 'm',
        title: 'Mechanical Engineering Intern',
        description: '',
        requirements: ['SolidWorks'],
      })
      const part = scoreListing(
        read('Education', `${degree}, Karve College, 2022 - 2026`, 'Skills', 'SolidWorks'),
        mechanical,
      ).parts.find(({ kind }) => kind === 'similar')
      expect(part?.points).toBe(0)
    },
  )

  test.each(['Volunteer', 'Research Intern', 'Summer Research Fellow', 'Student Volunteer'])(
    '%s is of no field',
    (title) => {
      for (const listed of ['Psychology Intern', 'Ecology Intern', 'Social Work Intern']) {
        const listing = prepareListing({ id: 'p', title: listed, description: '', requirements: ['Counseling'] })
        const profile = read('Experience', `${title}, Kite Labs, May 2025 - July 2025`, '- Filled 35 forms for the old')
        expect(scoreListing(profile, listing).parts.find(({ kind }) => kind === 'similar')?.points, listed).toBe(0)
      }
    },
  )

  test.each(['Area Lead', 'Lead Engineer', 'Shift Lead', 'Head, Site Safety'])('a rank is of no field: %s', (title) => {
    for (const listed of ['Sales Intern', 'Lead Generation Intern', 'Marketing Intern']) {
      const listing = prepareListing({ id: 's', title: listed, description: '', requirements: ['CRM'] })
      const profile = read(
        'Experience',
        `${title}, Kite Labs, May 2025 - July 2025`,
        '- Planned the rota of 24 pickers',
      )
      expect(scoreListing(profile, listing).parts.find(({ kind }) => kind === 'similar')?.points, listed).toBe(0)
    }
  })

  test('falls from the latest job of the field over an earlier one and studies to none', () => {
    const later = ['Barista, Corner Cafe, Jan 2026 - Mar 2026', '- Served guests']
    const points = [
      similarOf(...job('Tax Consultant')),
      similarOf(...job('Tax Consultant'), ...later),
      similarOf('Education', 'B.Com in Accounting, Fergusson College, 2022 - 2025'),
      similarOf(...job('Barista')),
    ].map((one) => one.points)
    expect(points).toEqual([...points].sort((a, b) => b - a))
    expect(new Set(points).size, points.join(' ')).toBe(4)
    expect(points.at(-1)).toBe(0)
  })

  test('is the job that used what is asked, of two at the same time', () => {
    const club = ['Finance Secretary, Corner Club, Aug 2024 - present', '- Sat with members']
    const { part } = similarOf(...job('Tax Consultant'), '- Filed GST returns of 12 shops in Tally', ...club)
    expect(part).toMatchObject({ points: 23, similar: { title: 'Tax Consultant' } })
  })

  test('is a part of that for a job of a near field that used something of what is asked, named by its own field', () => {
    const listing = prepareListing({
      id: 's',
      title: 'Pharmacy Intern',
      description: '',
      requirements: ['Dispensing', 'Patient counselling', 'Inventory management'],
    })
    const rowOf = (title: string, deed: string) =>
      scoreListing(read('Experience', `${title}, Kite Labs, May 2025 - July 2025`, `- ${deed}`), listing).parts.at(-1)!
    const deed = 'Maintained the inventory of the store'
    const [same, near, idle] = [
      rowOf('Pharmacist', deed),
      rowOf('Staff Nurse', deed),
      rowOf('Staff Nurse', 'Bathed patients'),
    ]
    expect(near.points).toBeGreaterThan(0)
    expect(near.points).toBeLessThan(same.points / 2)
    expect(near.similar).toMatchObject({ by: 'field', field: 'Healthcare', count: 1, outOf: 1 })
    expect(idle.points).toBe(0)
  })

  test('says how many jobs are of the field', () => {
    const { part } = similarOf(
      'Experience',
      'Tax Consultant, Kite Labs, May 2025 - July 2025',
      '- Sat with clients',
      'Barista, Corner Cafe, Jan 2024 - Mar 2024',
      '- Served guests',
    )
    expect(part.similar).toMatchObject({ by: 'field', field: 'Accounting', count: 1, outOf: 2 })
  })

  test.each([
    ['GST filing', 5],
    ['GST filing and bank reconciliation', 21],
    ['GST filing, TDS and bank reconciliation', 22],
    ['Tally, GST filing, TDS and bank reconciliation', 22],
  ])('is a project by the field and the share of its deeds: %s', (used, points) => {
    const { part } = similarOf('Projects', 'Books of my uncle', `- Kept them with ${used} every month`)
    expect(part).toMatchObject({ similar: { kind: 'project', asked: 4 }, points })
  })

  test.each([
    ['Other', 'I did bank reconciliation, TDS and GST filing in Tally for 14 shops of our market'],
    ['Other', 'My uncle has 14 shops in our market', '- Did bank reconciliation, TDS and GST filing in Tally for them'],
  ])('is described outside any entry of the resume', (...lines) => {
    const { part } = similarOf(...lines)
    expect(part).toMatchObject({ similar: { kind: 'project', title: '', used: 4, asked: 4 } })
    expect(part.quote?.text).toContain('Tally')
  })

  test('is no bare word: neither a summary nor a list', () => {
    expect(similarOf('Accountant', 'Summary', 'Accountant with passion', 'Skills', 'Accounting').points).toBe(0)
  })

  test('is none for a listing without a title', () => {
    const untitled = prepareListing({ id: 'x', title: '', description: '', requirements: ['Tally'] })
    expect(earnPoints(read(...job('Accountant')), untitled).similar).toBe(0)
  })
})

test.each(['Transport', 'Retail trade'])('quotes what was done, not the sector of a form: %s', (sector) => {
  const logistics = prepareListing({
    id: 'y',
    title: 'Logistics Intern',
    description: '',
    requirements: ['Logistics', 'Inventory management'],
  })
  const { parts } = scoreListing(
    read(
      'Work experience',
      'Dates\t03/2024 – 09/2024',
      'Occupation or position held\tLogistics trainee',
      'Main activities\tBooked trucks for 40 loads a week and answered carriers',
      'Name of employer\tZed Labs, Kraków',
      `Type of business or sector\t${sector}`,
    ),
    logistics,
  )
  expect(parts.find(({ kind }) => kind === 'similar')?.quote?.text).toContain('Booked trucks')
})

test.each(['Visiting Student', 'Director of Engineering', 'Engineering Manager'])(
  '%s names no field of work',
  (title) => {
    expect(similarOf(...job(title)).part.similar?.by).not.toBe('field')
  },
)

describe('a job of a broad field', () => {
  const marketing = prepareListing({
    id: 'z',
    title: 'Performance Marketing Intern',
    description: '',
    requirements: ['Google Ads', 'SEO'],
  })
  const partOf = (sentence: string) => {
    const profile = read('Experience', 'Brand Ambassador, Kite Labs, May 2025 - July 2025', `- ${sentence}`)
    return scoreListing(profile, marketing).parts.find(({ kind }) => kind === 'similar')
  }

  test('is worth half when it used nothing of what is asked, and says so', () => {
    expect(partOf('Handed out 400 leaflets at two fairs')).toMatchObject({ points: 11, similar: { used: 0, asked: 2 } })
    expect(partOf('Ran Google Ads for two fairs')).toMatchObject({ points: 23, similar: { used: 1, asked: 2 } })
  })
})

test('the field of a listing is that of its title, not of the department after it', () => {
  const listing = prepareListing({
    id: 'z',
    title: 'Product Management Intern, Hospital Operations',
    description: '',
    requirements: ['Product management', 'SQL'],
  })
  const profile = read('Experience', 'Staff Nurse, Kite Labs, May 2025 - July 2025', '- Dressed wounds of 18 patients')
  expect(earnPoints(profile, listing).similar).toBe(0)
})

test('what all work uses makes no project similar work, and a single other ask half of it', () => {
  const common = ['Excel', 'English', 'Communication']
  const points = (sentence: string, ...asks: string[]) => {
    const requirements = [...common, ...asks]
    const listing = prepareListing({ id: 'z', title: 'Operations Intern', description: '', requirements })
    return earnPoints(read('Projects', 'Moot tracker', `- ${sentence}`), listing).similar
  }
  const deed = 'Compared vendors, and did vendor management and budgeting for the fest'
  expect(points('Made a tracker in Excel of 40 dates', 'Vendor management')).toBe(0)
  expect(points(deed, 'Vendor management')).toBe(8)
  expect(points(deed, 'Vendor management', 'Budgeting')).toBe(16)
})

describe('the entry that is named', () => {
  const partOf = (...lines: string[]) =>
    similarOf('Experience', 'Tax Consultant, Kite Labs, May 2025 - July 2025', '- Sat with 9 clients', ...lines).part

  test.each<[number, ...string[]]>([
    [22, 'Projects', 'Books of my uncle', '- Did bank reconciliation, TDS and GST filing in Tally'],
    [20, 'Barista, Corner Cafe, Jan 2024 - Mar 2024', '- Did bank reconciliation, TDS and GST filing in Tally'],
  ])('did the work, rather than a job of the field that did not, for %i points', (worth, ...lines) => {
    const { points, quote } = partOf(...lines)
    expect(points).toBe(worth)
    expect(quote?.text).toContain('Did bank reconciliation')
  })

  test('is not a job of the same role that used nothing, while a project did the work', () => {
    const built = ['Projects', 'Books of my uncle', '- Did bank reconciliation, TDS and GST filing in Tally']
    expect(similarOf(...job('Accounts Assistant'), ...built).part.similar?.title).toBe('Books of my uncle')
  })

  test('is the job of the field while others used little', () => {
    expect(partOf('Projects', 'Books of my uncle', '- Did them in Tally').similar?.title).toBe('Tax Consultant')
  })
})

test.each([
  ['Tally, GST filing and bank reconciliation', 13],
  ['GST filing', 0],
])('a job of another title counts when it used most of what is asked: %s', (used, points) => {
  const { part } = similarOf(...job('Barista'), `- Kept the books of the cafe with ${used}`)
  expect(part.points).toBe(points)
})

test('quotes a sentence below the headings of a job, with most of what is asked', () => {
  const { part } = similarOf(
    ...job('Accounts Assistant').slice(0, 2),
    'GST filing section (3 weeks)',
    '- Filed GST returns of 12 shops',
    'Bank reconciliation section (3 weeks)',
    '- Did bank reconciliation and entered TDS in Tally',
  )
  expect(part.quote?.text).toBe('Did bank reconciliation and entered TDS in Tally')
})
