import { describe, expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { readText } from '../../resume/testing/readable.ts'
import { findLineSettings, type LineSetting, latestMonth } from './line-settings.ts'
import { findMasks } from './masked-text.ts'

function read(text: string): { all: LineSetting[]; of: (line: string) => LineSetting } {
  const lines = linesOfText(text)
  const draft = readResume({ pages: 1, lines })
  const all = findLineSettings(draft, lines, findMasks(draft, lines))
  return { all, of: (line) => all[lines.findIndex(({ text: own }) => own.includes(line))]! }
}

const resume = read(`Asha Verma
asha@example.com
Summary
Curious about zithers
Skills
Python, Excel
Experience
Data Analyst Intern, Kite Labs, May 2025 - July 2025
- Built dashboards
- Served tea in meetings about Docker
Shop Helper, Corner Works, May 2023 - July 2023
- Sold books
Projects
Zither site
- Made with React, 2022
Education
B.Com, Fergusson College, 2022 - 2025
Certifications
Tally course, 2021
Volunteering
Volunteer, River Trust, 2020
- Taught children`)

describe('the setting of a line', () => {
  test.each([
    ['Curious about', 'listed'],
    ['Python, Excel', 'listed'],
    ['Built dashboards', 'work'],
    ['Sold books', 'work'],
    ['Made with React', 'project'],
    ['B.Com', 'course'],
    ['Tally course', 'course'],
    ['Taught children', 'volunteering'],
  ] as const)('of "%s" is %s', (line, setting) => {
    expect(resume.of(line).setting).toBe(setting)
  })

  test.each([
    ['a list of skills without a job', 'React, Git', 'Experience\nReact, Git', 'listed'],
    ['a bullet of a pasted listing', 'React, Git', 'Experience\nWeb Intern\n- React, Git', 'listed'],
    [
      'a job with employer and date',
      'React, Git',
      'Experience\nWeb Intern, Kite Labs, May 2025 - July 2025\nReact, Git',
      'work',
    ],
    ['what was done without a job', 'Sold books', 'Experience\nSold books', 'work'],
    [
      'the lines below listing text',
      'Build pages',
      'Experience\nWeb Intern, Kite Labs, May 2025 - July 2025\nWe are looking for an intern\nBuild pages',
      'listed',
    ],
    [
      'the job below listing text',
      'Sold books',
      'Experience\nYou will sell zithers\nShop Helper, Corner Works, May 2023 - July 2023\n- Sold books',
      'work',
    ],
    [
      'a list below an education',
      'React, Git',
      'Education\nB.Com, Fergusson College, 2022 - 2025\nReact, Git',
      'listed',
    ],
    [
      'the rest of a list of courses',
      'React, Git',
      'Education\nB.Com, Fergusson College, 2022 - 2025\nCoursework: Python,\nReact, Git',
      'course',
    ],
  ] as const)('of %s is that of its text', (_, line, text, setting) => {
    expect(read(`Asha Verma\nasha@example.com\n${text}`).of(line).setting).toBe(setting)
  })

  test('of a meeting that was only attended is no work', () => {
    expect(resume.of('Served tea').setting).toBe('course')
  })

  test.each([
    'Attended a seminar on Docker',
    'Listened to talks about Docker',
    'Invited to workshops on Docker',
    'Typed the minutes of meetings about Docker',
    'Served tea in workshops on Docker',
  ])('of %s is no work', (line) => {
    const { of } = read(`Asha Verma\nExperience\nClerk, Corner Works, May 2025 - July 2025\n- ${line}`)
    expect(of(line).setting).toBe('course')
  })

  test.each([
    'Invited 12 speakers to workshops using Mailchimp',
    'Served 200 guests at conferences in the banquet hall',
    'Attended to 40 patients in therapy sessions',
    'Invited to speak at a conference on Docker',
  ])('of %s is work', (line) => {
    const { of } = read(`Asha Verma\nExperience\nClerk, Corner Works, May 2025 - July 2025\n- ${line}`)
    expect(of(line).setting).toBe('work')
  })

  test.each([
    ['Project: a zither site in React', 'project'],
    ['Final year project - zithers in React', 'project'],
    ['Dissertation: zithers', 'project'],
    ['Internship: repaired zithers', 'work'],
    ['Articleship - filed returns', 'work'],
    ['Coursework: zithers', 'course'],
    ['Relevant courses: zithers', 'course'],
    ['Certifications: zithers', 'course'],
  ] as const)('is said by the label of "%s": %s', (line, setting) => {
    expect(read(`Asha Verma\nasha@example.com\nPunctual\n${line}`).of(line).setting).toBe(setting)
  })

  test('of a job that was read from a name is none', () => {
    const { all } = read('Hannah Baker\nhannah@example.com\nSkills\nPython')
    expect(all.map(({ setting }) => setting)).not.toContain('work')
  })
})

describe('the entry of a line', () => {
  test('is the same within a job', () => {
    expect(resume.of('Built dashboards').entry).toBe(resume.of('Data Analyst Intern').entry)
  })

  test('differs between jobs', () => {
    expect(resume.of('Built dashboards').entry).not.toBe(resume.of('Sold books').entry)
  })

  test('is none for what is only listed', () => {
    expect(resume.of('Python, Excel')).toEqual({ setting: 'listed', entry: null, until: null })
  })
})

describe('law: a sentence below an unknown heading tells that something was done', () => {
  test.each(['Moots and clubs', 'Things I did', 'At the fest'])('%s', (heading) => {
    const line = (text: string) =>
      read(`Asha Verma\nasha@example.com\n${heading}\nHead of posters\n${text}`).all.at(-1)!.setting
    expect(line('- Sent mails to 3,000 alumni in Mailchimp')).toBe('project')
    expect(line('Wrote 40 posts for the fest page')).toBe('project')
    expect(line('In our shop I kept the bills of 2 years in Tally')).toBe('project')
    expect(line('- At my school I painted the scenery of plays')).toBe('project')
    expect(line('- In my town I attended a class on scenery')).toBe('listed')
    expect(line('- Chess, reading and music')).toBe('listed')
    expect(line('Interested in mails and posts for shops')).toBe('listed')
  })
})

describe('the last month of a line', () => {
  test('is the end of its job', () => {
    expect(resume.of('Built dashboards').until).toBe(2025 * 12 + 7)
  })

  test('is the end of the year when only a year is given', () => {
    expect(resume.of('Taught children').until).toBe(2020 * 12 + 12)
  })

  test.each([
    'B.Tech Computer Science, Corner College, 2025 - 2029',
    'Integrated M.Sc., Corner College, expected 2028',
    'B.Sc. Physics, Corner College, batch of 2027',
  ])('is none for the courses of %s', (degree) => {
    const { all } = read(`Asha Verma\nasha@example.com\nEducation\n${degree}\nPapers: electrophoresis, torts`)
    expect(all.map(({ until }) => until)).toEqual(all.map(() => null))
  })

  test('is that of a year on the line', () => {
    expect(resume.of('Made with React').until).toBe(2022 * 12 + 12)
  })

  test.each([
    '2022: Made with React',
    'Made with React (2022)',
    'Made with React in May 2022 for a shop',
    'Made with React 2022',
    'Made with React, 2020 - 2022, for a shop',
    'Made with React in 2022, for a shop',
  ])('is that of the year in: %s', (line) => {
    expect(read(`Asha Verma\nProjects\nZither site\n- ${line}`).of('Made with').until).toBe(2022 * 12 + 12)
  })

  test.each(['Reached 2000 users', '2000 users reached', 'Sent 2024 mails to clients', 'Raised 2000-2500 rupees'])(
    'is none for a number in: %s',
    (line) => {
      expect(read(`Asha Verma\nProjects\nZither site\n- ${line}`).of(line).until).toBeNull()
    },
  )

  test('is infinite for what goes on since a year', () => {
    const { of } = read('Asha Verma\nProjects\nZither site\n- Made with React since 2022')
    expect(of('Made with').until).toBe(Number.POSITIVE_INFINITY)
  })

  test('is infinite for a job that goes on', () => {
    const { of } = read('Asha Verma\nExperience\nData Analyst, Kite Labs, May 2025 - Present\n- Built dashboards')
    expect(of('Built dashboards').until).toBe(Number.POSITIVE_INFINITY)
  })

  test('is null when nothing says it', () => {
    expect(read('Asha Verma\nProjects\nZither site\n- Made with React').of('Made with').until).toBeNull()
  })
})

describe('the latest month of a resume', () => {
  const line = (until: number | null): LineSetting => ({ setting: 'work', entry: 1, until })

  test('is the last one of its lines', () => {
    expect(latestMonth([line(24_000), line(null), line(24_300)])).toBe(24_300)
  })

  test('leaves out jobs that go on', () => {
    expect(latestMonth([line(24_000), line(Number.POSITIVE_INFINITY)])).toBe(24_000)
  })

  test('is the start of a job that goes on, if that is later', () => {
    const { experience } = readText('Asha Verma\nExperience\nClerk, Kite Labs, May 2025 - Present\n- Filed bills')
    expect(latestMonth([line(24_000), line(Number.POSITIVE_INFINITY)], { experience })).toBe(2025 * 12 + 5)
  })

  test('is null without any', () => {
    expect(latestMonth([line(null)])).toBeNull()
    expect(latestMonth([])).toBeNull()
  })
})

describe('plain sentences of a first year, below no heading', () => {
  test.each([
    ['Made a calculator in C for lab', 'C'],
    ['Did a quiz game in Python', 'Python'],
    ['made a website in HTML for my uncle', 'HTML'],
    ['Did a mini project in R on rainfall', 'R'],
    ['Drew a bracket in AutoCAD', 'AutoCAD'],
    ['I made a bill sheet in Excel', 'Microsoft Excel'],
  ])('%s is a project of %s', (sentence, skill) => {
    const text = `Asha Verma\nasha@example.com\n${sentence}\n`
    expect(read(text).of(sentence).setting).toBe('project')
    expect(readText(text).skills.map((one) => one.skill)).toContain(skill)
  })

  test.each([
    'Did a course in Python',
    'Did my schooling in Pune',
    'Did an online certificate in Java',
    'Did not use Python',
  ])('%s is none', (sentence) => {
    expect(read(`Asha Verma\nasha@example.com\n${sentence}\n`).of(sentence).setting).not.toBe('project')
  })
})

describe('names that a job only announces', () => {
  const job = (line: string) =>
    `Asha Verma\nasha@example.com\n\nExperience\nLab Intern, Neerja Labs, May 2025 - July 2025\n- Tested 40 samples\n${line}\n`

  test.each([
    '- Techniques: PCR, HPLC',
    'Skills gained: SQL, Excel',
    '- Tools: Figma, Canva',
    'Exposure to: Java, Git',
    'SKILLS C, Verilog, soldering, oscilloscope',
  ])('%s', (line) => {
    expect(read(job(line)).of(line).setting).toBe('listed')
  })

  test.each([
    '- Tools used: Figma, Canva',
    '- Techniques: ran PCR on 40 samples',
    '- Used PCR, HPLC',
    'Answered calls of customers in Tamil, Telugu and English',
    '- Translated notices from English to Odia and Hindi',
  ])('but not: %s', (line) => {
    expect(read(job(line)).of(line).setting).toBe('work')
  })
})

describe('a sentence that tells a deed below a heading of its own', () => {
  const shop = (heading: string, line: string) => `Asha Verma\nasha@example.com\n\n${heading}\n${line}\n`

  test.each([
    ['CERTIFICATES', 'Tally course, made vouchers and returns of a sample firm', 'project'],
    ['CERTIFICATES', 'CPR course, trained by doctors of the Red Cross', 'course'],
    ['TRAINING', 'Tested meter boards on the bench with oscilloscope', 'project'],
    ['TRAINING', 'Completed a course on meter boards and relays', 'course'],
    ['SHOP', 'every night we entered the bills of the stockist in Marg', 'project'],
    ['SHOP', 'and helped four groups to make their papers for the loan', 'project'],
    ['SHOP', 'I sat in the weekly meetings of 14 groups, checked that both books agree', 'project'],
    ['SHOP', 'I sat in the weekly meetings of 14 groups of weavers there', 'listed'],
    ['EDUCATION', 'In housekeeping I made 10 to 12 beds daily with my partner', 'project'],
    ['EDUCATION', 'I moved to Delhi for my degree in 2022 from Patna', 'course'],
    ['SHOP', 'gave xerox and recharge to customers and tallied the cash box in evening.', 'project'],
    ['PROFILE', 'Built three shops in React and wants to learn more of it every day.', 'listed'],
  ])('%s: %s is %s', (heading, line, setting) => {
    expect(read(shop(heading, line)).of(line).setting).toBe(setting)
  })
})

describe('what was done beside something that was watched', () => {
  test.each([
    ['Sat in client meetings, drafted two notices under section 138', 'work'],
    ['Attended a lecture on Python, listened to two experts and watched demos', 'course'],
  ])('%s is %s', (line, setting) => {
    expect(
      read(`Asha Verma\n\nEXPERIENCE\nIntern, Neerja Labs, May 2025 - July 2025\n- ${line}\n`).of(`- ${line}`).setting,
    ).toBe(setting)
  })
})

describe('what was done below a heading that was taken for a part of the studies', () => {
  const studies = (line: string) =>
    `Asha Verma\nasha@example.com\n\nEducation\nBSc Physics, Tawi College, 2022 - 2029\nLab\n${line}\n`

  test.each([
    'Built a cloud chamber with dry ice',
    '- Wrote a compiler for a small language',
    'Redrew 38 bus routes as one map',
  ])('%s is a project without a year to come', (line) => {
    expect(read(studies(line)).of(line)).toMatchObject({ setting: 'project', until: null })
  })

  test.each([
    'Studied optics and thermodynamics in depth',
    'Secured first rank in the district',
    'Received a scholarship of the state',
    'Majored in physics with statistics',
  ])('%s is none', (line) => {
    expect(read(studies(line)).of(line).setting).toBe('course')
  })
})

describe('a line below a job that names what the applicant knows', () => {
  const below = (line: string) =>
    read(`Asha Verma\n\nEXPERIENCE\nIntern, Neerja Labs, May 2025 - July 2025\n- Kept the stock book\n${line}\n`).of(
      line,
    ).setting

  test.each(['know: Java, Linux', 'can do: Word, Tally', 'Good at - photography', 'Softwares known: Revit, AutoCAD'])(
    '%s only names',
    (line) => expect(below(line)).toBe('listed'),
  )
  test.each(['courses: first aid, fire safety', 'Certi - AutoCAD, 2024', 'Subjects: costing, taxation'])(
    '%s is of courses',
    (line) => expect(below(line)).toBe('course'),
  )
  test.each([
    'Courses: designed three courses on Python for the staff',
    'Computer lab: repaired 12 machines of the school',
  ])('%s tells of work', (line) => expect(below(line)).toBe('work'))
})
