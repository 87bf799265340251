import { describe, expect, test } from 'vitest'
import { findSections } from './sections/find-sections.ts'
import { printed, readText } from './testing/readable.ts'

const read = (text: string) => readText(`Asha Verma\nasha@example.com\n\n${text}`)
const jobsOf = (text: string) =>
  read(text).experience.map(({ title, company, start, end }) => [title, company, start, end])
const listed = (text: string) => read(`SKILLS\n${text}`).listedSkills.map((field) => field.text)

const firms = ['Kite Labs', 'Zed Motors', 'Northwind Bank']

describe('the jobs under an employer with its whole time are of this employer', () => {
  test.each(firms)('%s', (firm) => {
    expect(
      jobsOf(`EXPERIENCE
${firm} (2018–2024)
Head of Operations Apr 2021 – Dec 2024
• Opened nine branches
Operations Manager Feb 2018 – Mar 2021
• Cut waiting times by half`),
    ).toEqual([
      ['Head of Operations', firm, '2021-04', '2024-12'],
      ['Operations Manager', firm, '2018-02', '2021-03'],
    ])
  })
})

describe('a group or laboratory before its institute is no employer', () => {
  test.each(['Soft Matter Group', 'Fluids Lab', 'Department of Chemistry'])('%s', (unit) => {
    for (const title of ['Project Associate-II', 'Research Assistant', 'Junior Research Fellow'])
      expect(jobsOf(`EXPERIENCE\n${title}, ${unit}, IISER Kolkata, 2023 – 2024\n- Built a tracker`), title).toEqual([
        [title, 'IISER Kolkata', '2023', '2024'],
      ])
  })
})

describe('a town with state and country below the date is no employer', () => {
  test.each(['Hosur, Tamil Nadu, India', 'Baddi, Himachal Pradesh, India', 'Sriperumbudur, Tamil Nadu, India'])(
    '%s',
    (place) => {
      expect(
        jobsOf(`EXPERIENCE\nKite Labs\n2 years 9 months\nSupply Chain Analyst\nJanuary 2024 - Present (1 year)\n${place}
Plans spare parts.\nGraduate Trainee\nMarch 2023 - December 2023 (10 months)\n${place}\nWorked in stores.`),
      ).toEqual([
        ['Supply Chain Analyst', 'Kite Labs', '2024-01', 'present'],
        ['Graduate Trainee', 'Kite Labs', '2023-03', '2023-12'],
      ])
    },
  )
})

describe('programmes and clients are told from titles', () => {
  test.each([
    ['Google Summer of Code — Zulip, May–Aug 2024', 'Google Summer of Code', 'Zulip'],
    ['Season of Docs — Krita, May–Aug 2024', 'Season of Docs', 'Krita'],
    ['LFX Mentorship — Kyverno — May to Aug 2024', 'LFX Mentorship', 'Kyverno'],
    ['Freshmenu — 12 recipe reels a month (May–Aug 2024)', '12 recipe reels a month', 'Freshmenu'],
    ['Goa Tourism Board — "Monsoon" film (May–Aug 2024)', '"Monsoon" film', 'Goa Tourism Board'],
    ['Debian — package maintainer of gpxpy — May to Aug 2024', 'package maintainer of gpxpy', 'Debian'],
    ['Summer worker, Zed seed plant, May–Aug 2024', 'Summer worker', 'Zed seed plant'],
    ['Four-week training, Verka Milk Plant, May–Aug 2024', 'Four-week training', 'Verka Milk Plant'],
    ['Adani Wilmar – Treasury – 2 months – May & Aug 2024', '', 'Adani Wilmar'],
  ])('%s', (line, title, company) => {
    for (const heading of ['EXPERIENCE', 'SELECTED CLIENTS'])
      expect(jobsOf(`${heading}\n${line}\n- Made nine of them.`), heading).toEqual([
        [title, company, '2024-05', '2024-08'],
      ])
  })

  test.each(['Helped on our own farm', 'Taught Sunday school', 'Ran the family shop'])('%s since 2018', (deed) => {
    expect(jobsOf(`EXPERIENCE\n${deed} since 2018\n- Kept the accounts`)).toEqual([[deed, '', '2018', 'present']])
  })

  test.each(['[May 2025]', '(May 2025)', ', May 2025'])('chambers with a long name, %s', (date) => {
    const chambers = 'Chambers of Mr. S. Gupta, Advocate, High Court of Madhya Pradesh'
    expect(jobsOf(`INTERNSHIPS\n${chambers}, Jabalpur ${date}\n• Drafted two petitions`.replace(' ,', ','))).toEqual([
      ['', chambers, '2025-05', null],
    ])
  })
})

describe('certificates between degrees are credentials', () => {
  test.each([
    ['PMP, Project Management Institute, 2013', 'PMP'],
    ['Google Data Analytics Professional Certificate, Coursera (finished March 2025)', 'Google Data Analytics'],
    ['School of Motion: Animation Bootcamp (2022)', 'Animation Bootcamp'],
    ['AWS Certified Solutions Architect – Professional, 2020', 'AWS Certified Solutions Architect'],
  ])('%s', (line, title) => {
    const degree = 'B.E. (Computer Science), PES Institute of Technology, 2005'
    for (const lines of [
      [degree, line],
      [line, degree],
    ]) {
      const { education, credentials = [] } = read(`EDUCATION\n${lines.join('\n')}`)
      expect(education.map((entry) => entry.degree)).toEqual(['B.E.'])
      expect(credentials.map((entry) => entry.title)).toEqual([expect.stringContaining(title)])
    }
  })

  test.each(['Workshop on Bioinformatics Tools', 'Webinar on GST', 'Seminar on Natural Farming'])(
    'a lesson among trainings: %s',
    (lesson) => {
      const { experience, credentials = [] } = read(`TRAININGS
Summer training, Zed Foods, June-July 2024
- Tested milk for fat
${lesson}, PGIMER, March 2024`)
      expect(experience.map(({ company }) => company)).toEqual(['Zed Foods'])
      expect(credentials.map(({ title }) => title)).toEqual([lesson])
    },
  )
})

describe('courses before a university are read by their own names', () => {
  test.each(['II PUC', 'I PUC', '2nd PUC', 'P.U.C.', 'Pre-University', 'Pre University Course'])('%s', (degree) => {
    expect(
      read(`EDUCATION
St Aloysius (Deemed to be University), Mangaluru — BA English
July 2022 - May 2025
Canara PU College, Mangaluru — ${degree}
June 2020 - March 2022`).education.map((entry) => [entry.degree, entry.institution, entry.end]),
    ).toEqual([
      ['BA', 'St Aloysius', '2025-05'],
      [degree, 'Canara PU College', '2022-03'],
    ])
  })

  test.each(['Bsc', 'Msc', 'Bcom', 'Mcom', 'Btech', 'b.des', 'b.arch', 'm.des'])('%s', (degree) => {
    const [entry] = read(`EDUCATION\n${degree} from Karve College in 2024 with 65 %\n12th from BSEB 2021 58%`).education
    expect(entry?.degree).toBe(degree)
  })

  test('year and marks that run together in a table', () => {
    const table = 'Course\tBoard / University\tInstitute\tYear Marks\nBBA\tGGSIPU\tZed Institute of Studies\t2021 71%'
    expect(read(`EDUCATION\n${table}`).education.map(({ end, grade }) => [end, grade])).toEqual([['2021', '71%']])
  })
})

describe('lists of skills', () => {
  test.each([
    ['I use Excel every day and am comfortable with SQL.', ['Excel', 'SQL']],
    ['Legal research on Manupatra; drafting', ['Legal research', 'Manupatra', 'drafting']],
    ['AutoCAD, Rhino + Grasshopper, Revit', ['AutoCAD', 'Rhino', 'Grasshopper', 'Revit']],
    ['SAP FICO (user level), Excel, Tally', ['SAP FICO', 'Excel', 'Tally']],
    ['Languages\nC++, Go, Python\nSystems\nLinux, gRPC, Docker', ['C++', 'Go', 'Python', 'Linux', 'gRPC', 'Docker']],
  ])('%s', (text, skills) => {
    expect(listed(text)).toEqual(skills)
  })

  test.each(['WHAT I BRING', 'HIGHLIGHTS', 'CAREER HIGHLIGHTS'])('%s over sentences lists none', (heading) => {
    const text = '• Took a platform from 40 to 2,100 transactions a second\n• Hired teams of up to 74 engineers'
    expect(read(`${heading}\n${text}\n\nEDUCATION\nB.Com, Karve College, 2010`).listedSkills).toEqual([])
  })
})

test('names over texts in small letters are projects', () => {
  const { projects = [] } = read(`STUDIO WORKS
A school for brick kiln children, semester 7
passive cooling with jaali walls, classroom section at 1:25
Mixed housing at Parvati, semester 6
132 homes, Revit model and area statement
Night shelter near the station, semester 4

EDUCATION
B.Arch, Zed College of Architecture, 2022-27`)
  expect(projects.map(({ title }) => title)).toEqual([
    'A school for brick kiln children, semester 7',
    'Mixed housing at Parvati, semester 6',
    'Night shelter near the station, semester 4',
  ])
})

test.each(['Yasmin Contractor', 'Farhad Engineer', 'Rustom Driver', 'Simran Baker'])(
  'a name with a trade: %s',
  (name) => {
    const mail = `${name.toLowerCase().replace(' ', '.')}@example.com`
    expect(readText(`${name}\nMumbai\n${mail}`).name?.text).toBe(name)
  },
)

test.each(['0471 233 8190 | 94470 81265', '0832-2456712 / 94470 81265', '94470 81265, 0832 2456712'])(
  'of two numbers without a label the mobile one is read: %s',
  (numbers) => {
    expect(readText(`Asha Verma\n${numbers}`).phone?.text).toBe('94470 81265')
  },
)

test.each(['stall help', 'festival crew', 'dye work'])(
  '%s is a role where the other lines have roles in its place',
  (role) => {
    const lines = [`Kite Labs — design intern — May to July 2025`, `Zed Bazaar — ${role} — Nov 2024`]
    for (const [first, second] of [lines, lines.toReversed()])
      expect(jobsOf(`EXPERIENCE\n${first}\ndyed 40 swatches\n${second}\nsold nine scarves`)).toContainEqual([
        role,
        'Zed Bazaar',
        '2024-11',
        null,
      ])
  },
)

test.each(['Semester III', 'Phase 2', 'Posting I'])('%s before a firm is its label', (label) => {
  expect(jobsOf(`FIELD WORK\n${label}: Childline, Madurai (Jul – Oct 2024)\n• Took 140 calls`)).toEqual([
    ['', 'Childline', '2024-07', '2024-10'],
  ])
})

test('a dash ends a heading on the line of its text', () => {
  const draft = read(`Education -
2024 B.A. from Karve College with 64%

Computer - MS Word, MS Excel, Tally
Languages - Hindi, Garhwali, English`)
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(['MS Word', 'MS Excel', 'Tally'])
})

test('the list of a thesis is no project of its own', () => {
  const text =
    'Thesis: Debt and dignity among flower sellers (2025)\n• Interviewed 80 flower sellers, coded the answers'
  expect(read(`RESEARCH\n${text}`).projects?.map(({ title }) => title)).toEqual([
    'Debt and dignity among flower sellers',
  ])
})

describe('forms, dates in front and bold headings', () => {
  test.each(['Organization', 'Company', 'Employer'])('%s, designation and tenure are lines of a form', (label) => {
    expect(
      jobsOf(`EXPERIENCE
${label}: Bajaj Finserv
Designation: Sales Executive
Tenure: 12th March 2023 to 30th September 2025
Job profile:
• Financed 70 phones a month`),
    ).toEqual([['Sales Executive', 'Bajaj Finserv', '2023-03', '2025-09']])
  })

  test.each(['Enumerator', 'Drum circle host'])('2023: %s among jobs with their dates in front', (role) => {
    expect(
      jobsOf(
        `EXPERIENCE\n2024–2025: Field coordinator, Zed Society\nRan a drive.\n2023: ${role}, NSSO round\nMade visits.`,
      ),
    ).toEqual([
      ['Field coordinator', 'Zed Society', '2024', '2025'],
      [role, 'NSSO round', '2023', null],
    ])
  })

  test('months in brackets behind a season are no employer', () => {
    expect(
      jobsOf(`EXPERIENCE\nSeason 2023/24 (October to April)\nPastry helper, Zed Bakehouse, Goa\nMade 90 loaves.`),
    ).toEqual([['Pastry helper', 'Zed Bakehouse', '2023', '2024']])
  })

  test('a school above its board is no part of the college before it', () => {
    const text = `Zed Institute of Technology\tNov 2022 – Present\nB.Tech in Civil Engineering\tCPI: 8.31/10
Gyan Niketan, Patna\t2022\nClass XII, CBSE\t88.4%`
    expect(read(`EDUCATION\n${text}`).education.map(({ institution }) => institution)).toEqual([
      'Zed Institute of Technology',
      'Gyan Niketan',
    ])
  })

  test.each(['. CGPA so far 8.9', ', 8.9/10.'])('the grade %s', (grade) => {
    expect(read(`EDUCATION\n2023 to now: BSc Psychology, Karve College${grade}`).education[0]?.grade).toContain('8.9')
  })

  test('bold lines in the size of the text are headings where nearly nothing else is bold', () => {
    const heading = (text: string) => ({ text, bold: true })
    const lines = printed([
      heading('Kitchens'),
      { text: 'Trainee, Taj Village, May 2022 – July 2022' },
      { text: 'Washed, peeled and chopped.' },
      heading('Education'),
      { text: 'B.Com, Karve College, 2021' },
      heading('Certificates'),
      { text: 'First aid, St John Ambulance, 2024' },
      heading('Nice things'),
      { text: 'Excel, Tally, Python' },
      heading('Languages'),
      { text: 'Hindi, English' },
    ])
    expect(findSections(lines).map(({ kind }) => kind)).toEqual([
      'experience',
      'education',
      'certifications',
      'skills',
      'languages',
    ])
  })
})

test.each(['Khaitan & Co (Dispute Resolution)', 'Zed Motors (Customer Support)'])(
  'an employer without a title shows no skill: %s',
  (firm) => {
    const { skills } = read(`INTERNSHIPS\n${firm} [December 2024]\n• Built a chronology from 1,100 files`)
    expect(skills.map(({ skill }) => skill)).toEqual([])
  },
)

test('three headings in small letters over an ordinary text', () => {
  const text = `education
Diploma in Design, Karve College, 2023 - 2026
experience
Design Intern, Zed Adworks, May 2025 - Oct 2025
Drew 12 posts a week
skills
Figma`
  expect(jobsOf(text)).toEqual([['Design Intern', 'Zed Adworks', '2025-05', '2025-10']])
})

test.each([
  'M.Sc. Project',
  'Project (T.Y. B.Com)',
  'Final Year Project (B.E.)',
  'Project - sem 5',
  'Projects during MBA',
  'LL.M. Dissertation',
])('%s heads a project after a job', (heading) => {
  for (const typed of [heading, heading.toUpperCase()]) {
    const [first, last] = ['Internship', 'Skills'].map((word) => (typed === heading ? word : word.toUpperCase()))
    const text = `Asha Rao\nasha@example.com\n${first}\nLab Intern, Zed Labs, May 2025 - July 2025\n• Tested 30 samples\n${typed}\nBacteria that break down oil\n• Amplified nine genes\n${last}\nExcel`
    expect(read(text).projects?.map(({ title }) => title)).toEqual(['Bacteria that break down oil'])
  }
})
