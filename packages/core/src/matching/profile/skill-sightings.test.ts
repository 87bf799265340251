import { describe, expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { skillNamed } from '../../skills/vocabulary.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { createProfile } from './resume-profile.ts'

const job = 'Experience\nClerk, Corner Works, May 2025 - July 2025'
const read = (...lines: string[]) => createTextProfile(['Asha Verma', 'asha@example.com', ...lines].join('\n'))
function shown(skill: string, ...lines: string[]) {
  const profile = read(...lines)
  const evidence = profile.skills.get(skillNamed(skill)!.id)
  return (
    evidence && {
      ...evidence,
      quote: profile.texts[evidence.source.line]!.slice(evidence.source.start, evidence.source.end),
    }
  )
}

describe('a skill is shown', () => {
  test('where it is named', () => {
    expect(shown('Python', 'Skills', 'Python, SQL')).toMatchObject({ setting: 'listed', quote: 'Python' })
  })

  test('by what was done, without its name', () => {
    expect(shown('Resume screening', job, '- Screened 60 resumes for a vacancy')).toMatchObject({
      setting: 'work',
      quote: 'Screened 60 resumes',
    })
  })

  test.each(['Library management system', 'Billing software for shops', 'Payroll app', 'Inventory portal'])(
    'only as named where the project is called %s',
    (title) => {
      const skill = { L: 'Library science', B: 'Invoicing', P: 'Payroll', I: 'Inventory management' }[title[0]!]!
      expect(shown(skill, 'Projects', title, '- Wrote it in Java with a friend')?.setting ?? 'listed').toBe('listed')
      expect(shown(skill, job, `- Did the ${skill.toLowerCase()} of the shop every day`)?.setting).toBe('work')
    },
  )

  test('as English where the resume is written in it and names it nowhere', () => {
    const sentence = 'Prepared the monthly report of sales for the owner of the shop'
    expect(shown('English', job, `- ${sentence}`)).toMatchObject({ setting: 'listed', quote: sentence })
    expect(shown('English', job, `- ${sentence} in Marathi`)).toBeUndefined()
    expect(shown('English', job, '- Dukaan ka hisab rakha, roz maal check kiya aur bill banaya')).toBeUndefined()
    expect(shown('English', job, `- ${sentence}`, 'Languages', 'English (basic), Hindi')?.quote).toBe('English')
    expect(shown('English', job, `- ${sentence}. I hope to learn Java`)?.setting, 'beside a wish').toBe('listed')
  })

  test('by a name with another meaning that the resume lists as a skill', () => {
    expect(
      shown('Microsoft Excel', 'Skills', 'Python, Excel', job, '- Kept the accounts of a shop in Excel daily'),
    ).toMatchObject({
      setting: 'work',
      quote: 'Excel',
    })
  })

  test('not by that name in small letters', () => {
    expect(
      shown('Microsoft Excel', 'Skills', 'Python, Excel', job, '- Wanted to excel at the daily work')?.setting,
    ).toBe('listed')
  })

  test('not by that name as the first word of a line', () => {
    expect(shown('Microsoft Excel', 'Skills', 'Python, Excel', job, 'Excel at daily work of the shop')?.setting).toBe(
      'listed',
    )
  })

  test('not where it is masked', () => {
    expect(shown('Python', 'python@example.com')).toBeUndefined()
  })

  test('not by a deed of which a part is on an unrelated line', () => {
    expect(shown('Resume screening', 'Summary', 'Screened films.', 'Skills', 'Writing resumes.')).toBeUndefined()
  })

  test('in several jobs', () => {
    const other = 'Helper, River Works, May 2024 - July 2024'
    expect(shown('Python', job, '- Wrote scripts in Python', other, '- Taught Python')?.entries).toBe(2)
  })
})

describe('what the app of a project does for a trade is no work in that trade', () => {
  test.each([
    ['Gaushala app (2024)', '- Keeps feeding times and vaccination dates of cows', 'Animal husbandry'],
    ['Parcel portal (2025)', '- Plans truck routes and tracks shipments', 'Logistics'],
  ])('%s', (title, line, skill) => {
    const shown = (head: string) => {
      const profile = createTextProfile(`Asha Verma\nasha@example.com\n\nProjects\n${head}\n${line}\n`)
      return profile.skills.has(skillNamed(skill)!.id)
    }
    expect(shown(title.replace(/ \w+ \(/, ' work (')), 'without an app').toBe(true)
    expect(shown(title), 'with an app').toBe(false)
  })
})

test.each([
  ['Tuned slow SQL queries with an index', 'Query optimization'],
  ['Baked sponge for a cake shop after baking bread', 'Bread making'],
])('a removed skill is not given back by a deed that names it: %s', (line, skill) => {
  const lines = linesOfText(['Asha Verma', 'asha@example.com', job, `- ${line}`].join('\n'))
  const draft = readResume({ pages: 1, lines })
  const has = (removedSkills: string[]) =>
    createProfile({ ...draft, removedSkills }, lines).skills.has(skillNamed(skill)!.id)
  expect(has([]), 'as read').toBe(true)
  expect(has(['SQL', 'Baking']), 'without it').toBe(false)
})

test.each([
  ['Public policy', 'Public policy', 'Packed parcels in accordance with the policies of the shop'],
  ['Driving', 'Driving', 'Driving better service to each customer of the shop'],
  ['Network switches', 'Routing and switching', 'Cleaned the lamps and switches of the shop'],
])('a wording of the listed skill %s in another sense is no use', (listed, skill, sentence) => {
  expect(shown(skill, 'Skills', `Python, ${listed}`, job, `- ${sentence}`)?.setting ?? 'listed').toBe('listed')
})

test.each([
  ['AWS', 'Our vendor moved the site of the shop to AWS'],
  ['SAP', 'Company uses SAP for its stores'],
  ['Python', 'My team lead wrote the scripts of the shop in Python'],
  ['Marketing', 'Presented the numbers to the marketing and sales heads'],
  ['Insurance', 'Called insurance companies about open bills'],
  ['Photography', 'Signed up for a class on photography'],
])('%s of other people is only named: %s', (skill, sentence) => {
  expect(shown(skill, job, `- ${sentence}`)?.setting ?? 'listed').toBe('listed')
})

test.each([
  ['Sat in on family counselling sessions and wrote session notes', 'listed'],
  ['Observed counselling sessions', undefined],
  ['Counselled 12 families and observed sessions', 'work'],
])('what was watched shows no deed: %s', (sentence, setting) => {
  expect(shown('Counseling', job, `- ${sentence}`)?.setting).toBe(setting)
})

test.each<[boolean, string]>([
  [true, 'Assisted associates in legal drafting of a claim'],
  [true, 'Took part in legal drafting of a claim'],
  [false, 'Helped 30 visitors with legal drafting'],
  [false, 'Helped clients with legal drafting of wills'],
  [false, 'Helped the clerk and did legal drafting'],
  [false, 'Did legal drafting and helped the clerk'],
  [true, 'Was helping a senior in drafting petitions'],
  [true, 'Assisted the senior for 2 weeks in drafting petitions'],
  [true, 'Drafting of petitions also I was helping at the time of filing'],
])('help with work of others (%s): %s', (isAided, sentence) => {
  expect(shown('Legal drafting', job, `- ${sentence}`)?.isAided).toBe(isAided)
})

test.each([
  ['2022 - 2026', 'May 2025 - July 2025', true],
  ['2012 - 2016', 'May 2016 - present', true],
  ['2012 - 2016', 'May 2024 - July 2025', false],
])('a project without a date is recent when the studies are the last thing: %s, job %s', (studies, dates, isRecent) => {
  const lines = ['Education', `B.Com, Karve College, ${studies}`, 'Projects', 'Shop books', '- Kept them in Tally']
  const work = ['Experience', `Clerk, Kite Labs, ${dates}`, '- Filed letters']
  expect(shown('Tally', [...work, ...lines].join('\n'), '')?.isRecent).toBe(isRecent)
})

describe('a name beside the work is only named', () => {
  const names = [
    ['Robotics', 'robotics'],
    ['Machine learning', 'machine learning'],
    ['Photography', 'photography'],
  ] as const
  const settingIn = (skill: string, sentence: string) => shown(skill, job, `- ${sentence}`)?.setting

  test.each(names)('in events that were arranged, and in what was watched: %s', (skill, name) => {
    const acts = ['Booked the hall', 'Collected the fees', 'Arranged chairs', 'Organised the stalls', 'Served lunch']
    const events = ['workshop', 'club', 'contest', 'exhibition for schools']
    const sentences = [
      ...acts.flatMap((act) => events.map((event) => `${act} for the ${name} ${event}`)),
      ...['day with 11 teams', 'fest', 'quiz night'].map((event) => `Ran the inter-school ${name} ${event}`),
      `Watched a senior teach ${name} to the batch`,
      `Attended a two-day course on ${name} in the hall`,
      `${name} was taught in the lab of the shop`,
      `Joined the meetings on ${name} and took the minutes`,
      `Sat with the engineer while he did ${name}`,
      ...['Submitted a report', 'Gave a short seminar', 'Spoke in a talk'].map((act) => `${act} on ${name} in schools`),
      `${name} club, member since 2024: labelled 40 boxes`,
      `Kept the desk and listened to ${name} of the guests`,
      ...['Watched', 'Enjoyed', 'Noticed', 'Applied for a course on', 'Read about'].map(
        (act) => `${act} ${name} of the seniors`,
      ),
      ...['Was told about', 'Was shown the', 'Got to know', 'Gained knowledge of', 'I was mainly observing'].map(
        (act) => `${act} ${name} by the head of the shop`,
      ),
      ...['The company', 'Senior analysts', 'The shop owner'].map((others) => `${others} used ${name} for the stall`),
      ...['department', 'office', 'firm', 'scholars', 'party'].map((place) => `Served lunch to the ${name} ${place}`),
      `Kept the books of a firm that sells ${name} to schools`,
      `Arranged chairs for a talk on ${name} in the hall`,
    ]
    expect(sentences.filter((sentence) => settingIn(skill, sentence) === 'work')).toEqual([])
  })

  test.each(names)('but not what was done after it or taught: %s', (skill, name) => {
    const sentences = [
      `Conducted a ${name} workshop for 80 students`,
      `Ran ${name} every day for the club`,
      `Attended to the guests and used ${name} every day`,
      `Learned ${name} and used it for the shop`,
      `Understood the needs of the guests, did ${name} for them`,
      `Watched the counter and did ${name} for the shop`,
      `Attended weekly meetings and prepared ${name} lessons for the batch`,
      `Worked in the ${name} department for two months`,
      `Our project team built ${name} tools for the shop`,
      ...['Looked through 90 records of', 'Cleared the backlog of', 'Applied for licences in', 'Owned the plan of'].map(
        (act) => `${act} ${name} for the shop`,
      ),
      `Visited nine villages for ${name} and wrote the notes`,
    ]
    expect(sentences.filter((sentence) => settingIn(skill, sentence) !== 'work')).toEqual([])
  })
})

describe('the name of a program that was contributed to', () => {
  const contribution = ['Open source', 'Apache Superset (2024 - 2025)', '- Fixed 11 issues of the editor in Python']

  test('is only named', () => {
    expect(shown('Superset', ...contribution)?.setting).toBe('listed')
  })

  test('leaves what the contribution used', () => {
    expect(shown('Python', ...contribution)?.setting).toBe('project')
  })
})

test.each(['Dissertation', 'Thesis', 'Research projects'])('work under the heading %s is research', (heading) => {
  const lines = [heading, 'Curd of six villages (2024 - 2025)', '- Isolated 48 strains and compared their growth']
  expect(shown('Research', ...lines)).toMatchObject({ setting: 'project', quote: lines[2]!.slice(2) })
})

test('a research project is quoted by its deed, not by its title', () => {
  const lines = ['Projects', 'Research project (2024 - 2025)', 'Isolated 48 strains and compared their growth']
  expect(shown('Research', ...lines)).toMatchObject({ setting: 'project', quote: lines[2] })
})

describe('what somebody studies is learned, and what somebody does every day is used', () => {
  test.each([
    'I am in the second year of a BBA in Event Management at Lakeside College.',
    'Degree: BBA in Event Management, Lakeside College',
    'Currently pursuing a BBA in Event Management',
  ])('learned: %s', (line) => {
    expect(shown('Event management', job, `- ${line}`)?.setting).toBe('course')
  })

  test('used', () => {
    const studies = ['Education', 'B.A. Journalism, Lakeside College, 2023 - 2026']
    expect(shown('Adobe Lightroom', ...studies, 'I shoot with a Canon and edit pictures in Lightroom.')?.setting).toBe(
      'project',
    )
    expect(shown('Adobe Lightroom', ...studies, 'I learned Lightroom in a course of the second term.')?.setting).toBe(
      'course',
    )
  })
})

test.each([
  "Heard customers' complaints and got them settled",
  'Heard complaints about waiting time and got the slots changed',
])('complaints that were heard and settled are own work: %s', (line) => {
  expect(shown('Complaint handling', job, `- ${line}`)?.setting).toBe('work')
  expect(shown('Customer service', job, '- Heard a talk on customer service')?.setting).not.toBe('work')
})
