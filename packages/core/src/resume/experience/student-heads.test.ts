import { describe, expect, test } from 'vitest'
import { jobsOf, readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'

const employers = [
  'Chambers of Adv. Meera Pillai',
  'Office of Adv. R. S. Nair',
  'Chamber of Advocate Suresh Kumar',
  'High Court of Kerala',
  'CSIR-CLRI',
  'District Legal Services Authority',
]

test.each(employers)('an employer without a title is no title: %s', (employer) => {
  expect(jobsOf(`${employer}, Jun 2024 - Jul 2024\n- Drafted two notes`), 'a range').toEqual([
    ['', employer, '2024-06', '2024-07'],
  ])
  expect(jobsOf(`${employer}, Dec 2024\nDrafted two notes`), 'a month').toEqual([['', employer, '2024-12', null]])
})

test.each(employers)('a month inside the list of jobs begins its own: %s', (employer) => {
  const jobs = jobsOf(`Intern, Kite Labs, May 2024 - Jul 2024\nMade charts\n${employer}, Dec 2024\nWrote two notes`)
  expect(jobs.map(([, company]) => company)).toEqual(['Kite Labs', employer])
})

const titles = ['reporting intern', 'sub-editor trainee', 'kitchen helper', 'sales executive']

describe('a title in small letters behind its employer', () => {
  test.each(titles)('%s', (title) => {
    for (const employer of ['The Himalayan Post', 'Dainik Express', 'Radio Mirchi', 'Hotel Sarovar'])
      for (const sign of [', ', ' | ', ' - '])
        expect(
          jobsOf(`${employer}${sign}${title}, May 2024 - July 2024\n- Did 20 things`),
          `${employer}${sign}${title}`,
        ).toEqual([[title, employer, '2024-05', '2024-07']])
  })
})

test.each(['Industrial Trainee', 'Kitchen Intern', 'Front Office Trainee'])(
  'a full stop parts employer and title: %s',
  (title) => {
    expect(jobsOf(`Taj Exotica, Goa. ${title}. Nov 2023 - Apr 2024\nServed 12 tables`)).toEqual([
      [title, 'Taj Exotica', '2023-11', '2024-04'],
    ])
  },
)

describe('jobs without dates, line by line, are as many jobs', () => {
  test.each([
    ['Intern at Kite Labs', 'Kitchen helper at Cafe Lota', 'Office boy at Patel Traders'],
    ['Sales Intern, River Works', 'Data Intern, Kite Labs', 'Marketing Intern, Zed Works'],
    ['Interned at Kite Labs', 'Worked at Patel Traders as office assistant', 'Interned at River Works'],
  ])('%s', (...lines) => {
    expect(jobsOf(lines.join('\n')), 'bare').toHaveLength(lines.length)
    expect(jobsOf(lines.map((line) => `${line}\n- Carried 30 files a day`).join('\n')), 'with text').toHaveLength(
      lines.length,
    )
  })
})

describe('a length of time is no employer and no text', () => {
  test.each(['10 months', '2 years', '6 weeks', '1 year 3 months'])('%s', (length) => {
    for (const head of [
      `Data Intern (${length}), Zed Analytics`,
      `Data Intern, Zed Analytics, ${length}`,
      `Data Intern | Zed Analytics | ${length}`,
      `Zed Analytics (${length}) - Data Intern`,
      `Data Intern\nZed Analytics\n${length}`,
    ]) {
      const [job, ...more] = findExperience(readable(`${head}\n- Cleaned sales data`))
      expect([job?.title, job?.company, job?.description, more], head).toEqual([
        'Data Intern',
        'Zed Analytics',
        'Cleaned sales data',
        [],
      ])
    }
  })
})

test.each(['F.Y. B.Sc.', 'S.Y. B.Com', 'Second Year B.Tech', 'MBA batch'])('a class is no employer: %s', (own) => {
  const [job] = findExperience(readable(`Class Representative, ${own}, 2022 - 2023\n- Collected attendance`))
  expect(job?.company).toBe('')
})

describe('a job without a date', () => {
  test.each(['Brightline Foods Pvt Ltd', 'Kavya Textiles', 'Northwind'])('below its company: %s', (company) => {
    expect(jobsOf(`${company}\nMarketing Intern\n- Wrote captions`), 'alone').toEqual([
      ['Marketing Intern', company, null, null],
    ])
    const dated = 'Orbit Exports\nMerchandising Intern\nMay 2024 - July 2024\n- Prepared tech packs'
    expect(jobsOf(`${company}\nProduction Trainee\n- Checked rolls\n${dated}`), 'among dated').toEqual([
      ['Production Trainee', company, null, null],
      ['Merchandising Intern', 'Orbit Exports', '2024-05', '2024-07'],
    ])
  })

  test.each(['Zed Analytics, 2 years', 'Zed Analytics - 18 months', 'Zed Analytics (6 weeks)'])(
    'and with only a length of time: %s',
    (line) => {
      expect(jobsOf(`${line}\nData Analyst, Nova Labs, 6 months`)[0]).toEqual(['', 'Zed Analytics', null, null])
    },
  )
})

test.each(['Captain of the college kabaddi team', 'Class Representative, B.Sc. 2nd year', 'Vice President for events'])(
  'a post without a date below a dated one begins its own: %s',
  (post) => {
    const jobs = jobsOf(`Secretary, Coding Club, 2023 - 2024\n- Ran 12 workshops\n${post}`)
    expect(jobs).toHaveLength(2)
    expect(post).toContain(jobs[1]![0])
  },
)

test.each(['Council', 'Union', 'Chapter'])('a body of students is no title: Student %s', (body) => {
  const [job] = jobsOf(`Treasurer, Student ${body}, 2022 - 2023`)
  expect(job![0]).not.toBe('Treasurer, Student')
})

test.each(['6 students', '40 pupils', '8 learners of class 9', '20 hours a week'])(
  'a count is no employer: %s',
  (count) => {
    for (const sign of [', ', ' | ', ' - ']) {
      const [job] = jobsOf(`Home Tutor${sign}${count}${sign}Jan 2023 - Mar 2023\n- Taught sums`)
      expect(job?.[1], sign).toBe('')
    }
  },
)

test('one of two chambers is no title of work at the other', () => {
  const jobs = jobsOf(
    'Chambers of Adv. R. Menon (May 2024): drafted 4 notices\nOffice of Sr. Adv. K. Pillai (Jan 2024 - Feb 2024): researched case law',
  )
  expect(jobs.map(([title]) => title)).not.toContain('Office of Sr. Adv. K. Pillai')
})

const workplaces = ['Remote', 'remote', 'Hybrid', 'On-site', 'Work from home', 'Online']

test.each(workplaces)('where the work was done is neither title nor employer: (%s)', (place) => {
  for (const head of [
    `Data Intern (${place}), Kite Labs, May 2024 – July 2024`,
    `Data Intern (${place}) – Kite Labs – May 2024 – July 2024`,
    `Data Intern (${place}) | Kite Labs | May 2024 – July 2024`,
    `Data Intern (${place}) at Kite Labs, May 2024 – July 2024`,
    `Kite Labs (${place}) — Data Intern, May 2024 – July 2024`,
    `Kite Labs, Pune (${place})\nData Intern, May 2024 – July 2024`,
  ])
    expect(jobsOf(head)[0]?.slice(0, 2), head).toEqual(['Data Intern', 'Kite Labs'])
})

test.each(['Ganesh Medical Stores', 'Lakshmi Tailors', 'Rana Jewellers', 'M K Traders', 'Big Mart', 'Zed Cafe'])(
  'a shop is the employer above a role that no list knows, whatever the other heads: %s',
  (shop) => {
    const jobs = jobsOf(
      `${shop}, Pune\tJune 2024 - Present\nAccounts help\n- Entered bills\nTreasurer, Modern College\tJan 2024 - Mar 2024`,
    )
    expect(jobs[0]?.slice(0, 2)).toEqual(['Accounts help', shop])
  },
)

test('the kind of a post in brackets belongs to the firm before it', () => {
  const [job] = jobsOf('Sneha Trust (volunteer), phone counselling – Dec 2024 to Apr 2025: listened to callers')
  expect(job?.slice(0, 2)).toEqual(['phone counselling', 'Sneha Trust'])
})

test('a role, a firm and a year begin a job also where the line goes on with what was done', () => {
  expect(jobsOf('Contributor, Zed client, 2025: fixed a race in the polling')[0]?.slice(0, 2)).toEqual([
    'Contributor',
    'Zed client',
  ])
})

describe('posts under the name of their employer', () => {
  const employers = [
    'Aster Medcity, Kochi (650 beds)',
    'Infosys',
    'HDFC Bank',
    'Teach For India',
    'Stripe | Seattle, WA',
  ]
  const posts = [
    ['Staff Nurse, Medical ICU', 'Staff Nurse, Dialysis Unit'],
    ['Systems Engineer, Insurance Practice', 'Systems Engineer Trainee, Education and Research'],
    ['Relationship Manager, Retail Loans', 'Sales Officer, Credit Cards'],
    ['Fellow, Grade 4', 'Programme Associate, Training'],
    ['Engineer, Ledger', 'Engineer, Search'],
  ] as const
  const cases = employers.flatMap((employer) => posts.map(([first, second]) => ({ employer, first, second })))

  test.each(cases)('$first and $second are both at $employer', ({ employer, first, second }) => {
    const text = `${employer}\n${first}\tJan 2022 – Present\n• Did this\n${second}\tAug 2020 – Dec 2021\n• Did that`
    const name = employer.split(/, Kochi| \|/)[0]
    expect(findExperience(readable(text)).map(({ title, company }) => [title, company])).toEqual([
      [first, name],
      [second, name],
    ])
  })
})

describe('jobs as LinkedIn writes them', () => {
  test.each(['Internship', 'Part-time', 'Full-time', 'Freelance', 'Contract'])(
    'the kind of post is no title: %s',
    (kind) => {
      const one = `Marketing Intern\nKite Labs · ${kind}\nMay 2025 - Jul 2025 · 3 mos\nPune, India · On-site\n- Wrote posts`
      expect(jobsOf(one)[0]?.slice(0, 2)).toEqual(['Marketing Intern', 'Kite Labs'])
      const several = `Kite Labs\n${kind === 'Part-time' ? kind : 'Full-time'} · 2 yrs\nAnalyst\nJan 2024 - Dec 2024\n- SQL\nTrainee\nJan 2023 - Dec 2023\n- Excel`
      expect(jobsOf(several).map((job) => job.slice(0, 2))).toEqual([
        ['Analyst', 'Kite Labs'],
        ['Trainee', 'Kite Labs'],
      ])
    },
  )
})

test.each([
  'with Studio Pomelo, Indore, for six months in 2022.',
  'with the Rural Health Trust, May 2023',
  'under Studio Pomelo, May 2023',
])('whoever a trainee was with is the employer: %s', (rest) => {
  const [job] = jobsOf(`Junior designer ${rest}`)
  expect(job?.[0]).toBe('Junior designer')
  expect(rest).toContain(job?.[1] || 'none')
})

test('a title that can be nothing else comes before a firm that sounds like one', () => {
  for (const firm of ['ABC Tech', 'Zed Associate', 'Pixel Artist'])
    expect(jobsOf(`${firm}\tPune\nSDE Intern\tJan 2025 – Jun 2025`)[0]?.slice(0, 2)).toEqual(['SDE Intern', firm])
})

test.each(['Restaurant Server', 'Hotel Runner', 'Store Hand', 'Lab Hand'])(
  '%s is a post, for the order of the heads',
  (post) => {
    const jobs = jobsOf(
      `Office Assistant\nCanal Street\nSep 2023 – Aug 2024\n- Met guests\n${post}\nThe Brass Kettle\nJun 2022 – Sep 2022\n- Served 25 tables`,
    )
    expect(jobs[1]?.slice(0, 2)).toEqual([post, 'The Brass Kettle'])
  },
)
