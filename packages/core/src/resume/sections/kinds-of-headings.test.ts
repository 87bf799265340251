import { describe, expect, test } from 'vitest'
import { linesOfText } from '../layout/lines-of-text.ts'
import { readResume } from '../read-resume.ts'
import { readText } from '../testing/readable.ts'
import { headingKind } from './section-headings.ts'

const read = (text: string) =>
  readText(
    `Asha Rao\nasha@example.com\n\nEXPERIENCE\nIntern, Kite Labs, 2024 – 2025\n- Made charts\nEDUCATION\nB.Com, Karve College, 2023\n${text}`,
  )
const skillsOf = (text: string) => read(text).listedSkills.map((skill) => skill.text)

test.each(['TECHNIQUES', 'SKILS', 'Laboratory Techniques', 'SOFTWARE SKILS', 'Computer Skils'])(
  '%s heads skills',
  (heading) => {
    expect(skillsOf(`${heading}\nPCR, ELISA, GraphPad Prism`)).toEqual(['PCR', 'ELISA', 'GraphPad Prism'])
  },
)

describe('strengths', () => {
  test.each(['Strengths', 'STRENGTHS', 'Personal Strengths', 'My Strengths:'])(
    '%s of a person are no skills',
    (heading) => {
      expect(skillsOf(`${heading}\nPatient, punctual, good with parents`)).toEqual([])
    },
  )

  test('that are skills are listed', () => {
    expect(skillsOf('Key Strengths\nSQL, Python, Tableau')).toEqual(['SQL', 'Python', 'Tableau'])
  })
})

test.each(['TRAININGS ATTENDED', 'Trainings', 'Training', 'Workshops Attended'])('%s heads courses', (heading) => {
  const draft = read(`${heading}\nFood Safety Supervisor, FSSAI, 2024\nBar tending workshop, Monin, 2023`)
  expect(draft.credentials?.map(({ title }) => title)).toEqual(['Food Safety Supervisor', 'Bar tending workshop'])
  expect(
    draft.experience.map(({ title }) => title),
    'jobs',
  ).toEqual(['Intern'])
})

test.each(['Qualified Examinations', 'Exams Cleared', 'Certifications and Exams'])(
  '%s heads credentials',
  (heading) => {
    const draft = read(
      `${heading}\n• CFA Level I, passed Aug 2023\n• NSE Academy: Mutual Funds\n• FRM Part 1 (Nov 2024)`,
    )
    expect(draft.credentials?.map(({ title, issuer }) => [title, issuer])).toEqual([
      ['CFA Level I', ''],
      ['Mutual Funds', 'NSE Academy'],
      ['FRM Part 1', ''],
    ])
  },
)

test.each(['Published Work', 'PUBLISHED ARTICLES', 'Selected Bylines', 'Clippings'])(
  '%s heads publications',
  (heading) => {
    const draft = read(
      `${heading}\n"The wells of Man taluka", The Wire, 12 March 2025\n"Who cuts your sugar?", The Wire, 4 January 2025`,
    )
    expect(draft.credentials?.map(({ kind, title, issuer }) => [kind, title, issuer])).toEqual([
      ['publication', 'The wells of Man taluka', 'The Wire'],
      ['publication', 'Who cuts your sugar?', 'The Wire'],
    ])
  },
)

test.each(['PROJECT', 'COLLEGE WORK', 'Student Work'])('%s heads projects', (heading) => {
  expect(
    read(`${heading}\nStudy of attrition in auto firms\n- survey of 50 workers`).projects?.map(({ title }) => title),
  ).toEqual(['Study of attrition in auto firms'])
})

test.each(['MINOR PROJECT', 'Final Year Project', 'Major Project', 'Mini project'])('%s is no title', (label) => {
  const draft = read(`PROJECTS\n${label}: Solar bud cutter\nWelded the frame.`)
  expect(draft.projects?.map(({ title }) => title)).toEqual(['Solar bud cutter'])
})

test('unpaid work under other activities is voluntary work', () => {
  const draft = read('EXTRA-CURRICULAR\nNSS volunteer, 240 hours (2022 – 2024): planted 600 saplings')
  expect(draft.volunteering?.map(({ start }) => start)).toEqual(['2022'])
  expect(read('EXTRA-CURRICULAR\nSchool cricket team captain (2021-22)').volunteering, 'sport').toEqual([])
})

test.each(['asha.contently.com', 'asharao.example.org/work', 'www.asharao.example.org'])(
  'a portfolio at %s is a link',
  (address) => {
    const draft = readText(`Asha Rao\nPortfolio: ${address}\n\nEDUCATION\nB.Com, Karve College`)
    expect(draft.projects).toEqual([])
    expect(draft.links.map(({ text }) => text)).toEqual([address])
  },
)

describe('a list of skills written as sentences', () => {
  test.each(['Comfortable in', 'Good working knowledge of', 'Strong experience with', 'Proficient in'])(
    '%s',
    (lead) => {
      expect(skillsOf(`SKILLS\n${lead} Rust and Python; ${lead.toLowerCase()} Django, PostgreSQL and Docker.`)).toEqual(
        ['Rust', 'Python', 'Django', 'PostgreSQL', 'Docker'],
      )
    },
  )

  test('names of two words with "and" stay whole in a plain list', () => {
    expect(skillsOf('SKILLS\nResearch and Development, R for statistics, Python')).toEqual([
      'Research and Development',
      'R',
      'Python',
    ])
  })
})

test.each(['good', 'fair', 'strong', 'basics'])('the level %s is no skill', (level) => {
  expect(skillsOf(`SKILLS\nOpera PMS - ${level}\nHACCP (${level})\nExcel: ${level}`)).toEqual([
    'Opera PMS',
    'HACCP',
    'Excel',
  ])
})

test('stars between skills part them', () => {
  expect(skillsOf('SKILLS\nIllustrator ★★★★★ InDesign ★★★★☆ Figma ★★★')).toEqual(['Illustrator', 'InDesign', 'Figma'])
})

test.each(['Courses', 'Certified in', 'Online Courses'])('%s with dates below studies heads credentials', (heading) => {
  const draft = readText(
    `Asha Rao\nEducation\nB.Com, Karve College, 2023\n${heading}\nStatistical Learning, Stanford Online (2024)\nSQL for Data Science, Coursera (2023)`,
  )
  expect(draft.credentials?.map(({ title }) => title)).toEqual(['Statistical Learning', 'SQL for Data Science'])
  expect(draft.education.length, 'studies').toBe(1)
})

test('Competitions head awards', () => {
  expect(
    read('COMPETITIONS\nLIK Trophy 2024, special mention\nTransparence 2023, top 25').credentials?.map(
      ({ kind }) => kind,
    ),
  ).toEqual(['award', 'award'])
})

test.each(['Laboratory Volunteer', 'Lab Volunteer', 'Qualified Nurse Intern'])(
  '%s is a role and no heading',
  (role) => {
    expect(headingKind(role)).toBe(null)
  },
)

describe('a heading that is printed like the others', () => {
  const bold = (text: string) => {
    const lines = linesOfText(text.replaceAll('# ', '')).map((line) => ({ ...line, size: 10 }))
    const heads = new Set(text.split('\n').flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : [])))
    return readResume({ pages: 1, lines: lines.map((line) => ({ ...line, bold: heads.has(line.text) })) })
  }
  const job = '# Experience\nStaff Nurse, City Hospital, 2023 – 2024'
  const rest = '# Education\nB.Sc. Nursing, Karve College, 2023\n# Skills\nTriage, Wound dressing, First aid'

  test.each(['Responsibilities', 'Key Responsibilities', 'Duties', 'Job Duties', 'Tasks'])(
    '%s over what was done belongs to the job above',
    (heading) => {
      for (const mark of ['• ', '']) {
        const draft = bold(
          `Asha Rao\n${job}\n# ${heading}\n${mark}Gave medicines to 20 patients\n${mark}Kept the ward book\n${rest}`,
        )
        expect(draft.projects, 'projects').toEqual([])
        expect(draft.experience.map(({ description }) => description.includes('ward book'))).toEqual([true])
      }
    },
  )

  test.each(['Project', 'Final Year Project', 'Academic Project'])('%s heads projects', (heading) => {
    const draft = bold(`Asha Rao\n${job}\n${rest}\n# ${heading}\nFormulation of herbal films of tulsi (2024)`)
    expect(draft.projects?.map(({ title }) => title)).toEqual(['Formulation of herbal films of tulsi'])
  })
})

test.each(['QUALIFICATIONS', 'Qualification', 'Academic Qualifications'])(
  '%s over dates, degrees and schools on lines of their own heads studies',
  (heading) => {
    const draft = read(
      `${heading}\n2024 – 2026\nBachelor of Education\nDev Samaj College\n72%\n2021 – 2024\nB.Sc. Physics\nRajindra College\n68%`,
    )
    expect(draft.education.slice(1).map(({ degree, start, end }) => [degree, start, end])).toEqual([
      ['Bachelor of Education', '2024', '2026'],
      ['B.Sc.', '2021', '2024'],
    ])
  },
)

test.each(['PRACTICAL TRAINING', 'TRAINING', 'Industry Training'])(
  '%s over firms with their time heads jobs',
  (heading) => {
    for (const firm of ['R.P. Rathi & Associates', 'Kulkarni Bhide & Co.', 'Gupta Exports'])
      expect(
        read(`${heading}\n${firm}, Nagpur\nFrom July 2024 to present\n• Filing of forms for 34 companies`)
          .experience.slice(1)
          .map(({ company, start }) => [company, start]),
        firm,
      ).toEqual([[firm, '2024-07']])
  },
)

test.each(['WORK KNOWN', 'WORK', 'Other Work'])('%s over a list heads skills', (heading) => {
  expect(skillsOf(`${heading}\nWelding, AutoCAD, SolidWorks, MS Excel`)).toEqual([
    'Welding',
    'AutoCAD',
    'SolidWorks',
    'MS Excel',
  ])
})

test.each([
  ['Medica Orals Pvt Ltd, Waluj, Dec 2025\nFilled BMR pages and checked 20 batches.', ['Medica Orals Pvt Ltd'], []],
  ['Excel basics, Zed Academy Pvt Ltd, 2024\nLearnt pivot tables.', [], ['Excel basics']],
])('Training heads work at a firm, or a course: %s', (text, companies, courses) => {
  const draft = read(`Training\n${text}`)
  expect(draft.experience.map(({ company }) => company)).toEqual(['Kite Labs', ...companies])
  expect(draft.credentials?.map(({ title }) => title)).toEqual(courses)
})

test('coursework below projects is no certificate', () => {
  expect(read('PROJECTS\nSolar dryer (2025)\n\nCoursework: Digital design, Signals').credentials).toEqual([])
})

test.each(['Minor project', 'Major Project', 'Mini projects'])('%s heads projects', (heading) => {
  expect(headingKind(heading)).toBe('projects')
})

test.each(['Work Exp:', 'JOB', 'Practicum', 'Jobs'])('%s heads jobs', (heading) => {
  expect(headingKind(heading)).toBe('experience')
})

test.each([
  ['ONGC Ahmedabad – 4 weeks – June 2025\nAdani Power, Mundra – 2 weeks – Dec 2024', ['ONGC', 'Adani Power'], []],
  ['CADD Centre, 2 months, 2024', [], ['CADD Centre']],
  ['Spoken English – 3 months – 2023', [], ['Spoken English']],
])('a training is work at a firm and a course elsewhere: %j', (text, firms, courses) => {
  const draft = read(`TRAINING\n${text}`)
  expect(draft.experience.slice(1).map(({ company }) => company)).toEqual(firms)
  expect(draft.credentials?.map(({ title }) => title)).toEqual(courses)
})

test.each(['PROJECTS\nSAE BAJA 2026: member of suspension team', 'ACHIEVEMENTS\nSchool Head Girl 2022-23'])(
  'no job is found without an employer in %j',
  (text) => {
    expect(read(text).experience.length).toBe(1)
  },
)

test.each([
  ['AWARD: Best intern of the batch, 2022', 'award', 'Best intern of the batch'],
  ['COURSES: Deep Learning, Coursera, 2025', 'certificate', 'Deep Learning'],
  ['CERTIFICATE: Deep Learning (Coursera, 2025)', 'certificate', 'Deep Learning'],
])('a label in capitals below a job begins a section: %s', (line, kind, title) => {
  const { credentials, experience } = read(`WORK\nIntern, Zed Labs, 2022\n- Built it\n${line}`)
  expect(credentials?.map((one) => [one.kind, one.title])).toEqual([[kind, title]])
  expect(experience.some(({ description }) => description.includes(title))).toBe(false)
})

test.each([
  ['TECHNICAL QUALIFICATION\n- Tally Prime with GST, Zed Education, 2023', 'Tally Prime with GST'],
  ['SKILLS\nExcel\nCERTIFICATION AND WRITING\nDiabetes educator — NDEP, 2025', 'Diabetes educator'],
  ['Other Qualification : Wireman licence, Zed Board, 2024', 'Wireman licence'],
  ['CERTIFICATIONS\nAmadeus GDS, 2025', 'Amadeus GDS'],
  ['STCW / COURSES\nBasic Safety Training, Zed Mumbai, 2024', 'Basic Safety Training'],
])('%j heads certificates', (text, title) => {
  expect(read(text).credentials?.map((credential) => credential.title)).toEqual([title])
})

test.each([
  ['Camps', 'volunteering'],
  ['Research work', 'projects'],
  ['WRITING', 'projects'],
])('%s heads %s', (heading, kind) => {
  expect(headingKind(heading)).toBe(kind)
})
