import { describe, expect, test } from 'vitest'
import { readText } from '../testing/readable.ts'
import { headingByContent, headingByEnd, headingKind } from './section-headings.ts'

const read = (text: string) =>
  readText(
    `Asha Rao\nasha@example.com\n\nEXPERIENCE\nIntern, Kite Labs, 2024 – 2025\n- Made charts\nEDUCATION\nB.Com, Karve College, 2023\n${text}`,
  )
const skillsOf = (text: string) => read(text).listedSkills.map((skill) => skill.text)

describe('headings whose words say nothing, in the letters of the text', () => {
  const made =
    'Lantern Drift - a puzzle in Godot, 2024\nMade 30 levels\nPaper Kingdom - a card game, 2023\nDrew 60 cards'
  const titles = ({ projects = [] }: ReturnType<typeof read>) => projects.map(({ title }) => title)

  test.each([
    'COLLECTIONS',
    'STUDIO',
    'Games',
    'Short films',
    'What I designed',
    'My own plays',
    'Plays I made',
    'Recorded',
  ])('%s over things that were made heads projects', (heading) => {
    expect(titles(read(`SKILLS\nSQL, Excel, Tally\n${heading}\n${made}`))).toEqual(['Lantern Drift', 'Paper Kingdom'])
  })

  test('look like the others by their colon', () => {
    const draft = readText(
      `Asha Rao\nEducation:-\nB.Com, Karve College, 2023\nLanguages:-\nHindi\nSkills:-\nSQL, Excel, Tally\nStudio:-\n${made}`,
    )
    expect(titles(draft)).toEqual(['Lantern Drift', 'Paper Kingdom'])
  })

  test.each(['INFOSYS', 'KITE LABS'])('%s over a title and a date is the employer', (firm) => {
    const draft = readText(
      `Asha Rao\nEXPERIENCE\n${firm}\nSoftware Intern, 2024 – 2025\n- Built a dashboard\nEDUCATION\nB.Com, Karve College, 2023\nSKILLS\nSQL, Excel, Tally`,
    )
    expect(draft.experience.map(({ title, company }) => [title, company])).toEqual([['Software Intern', firm]])
  })

  test('ACADEMIC ENGAGEMENTS over a whole job is no employer', () => {
    const draft = read(
      'SKILLS\nSQL, Excel, Tally\nACADEMIC ENGAGEMENTS\nResearch Assistant, Zed Institute, 2022 – 2023',
    )
    expect(draft.experience.map(({ company }) => company)).toEqual(['Kite Labs', 'Zed Institute'])
  })
})

test.each(['Languages', 'Languages Known', 'Hobbies'])('%s behind a list of skills is none of them', (label) => {
  const items = label === 'Hobbies' ? 'chess, cricket' : 'Hindi, Odia'
  expect(skillsOf(`SKILLS\nSQL, Excel\n${label}: ${items}`)).toEqual(['SQL', 'Excel'])
})

test.each(['Corporate Exposure', 'CLINICAL EXPOSURE', 'Industry Exposure'])('%s heads jobs', (heading) => {
  expect(headingKind(heading)).toBe('experience')
})

test.each(['Articleship', 'INDUSTRIAL TRAINING', 'Apprenticeship'])(
  '%s over a firm without a title is the title',
  (heading) => {
    const draft = read(
      `${heading}\nS. K. Jain & Co., Chartered Accountants, Indore\nApril 2022 - March 2025\n- Audited 14 firms`,
    )
    expect(draft.experience.map(({ title }) => title)).toContain(heading)
  },
)

test.each(['RESEARCH', 'Research:', 'Fieldwork', 'Trial'])(
  '%s over one long name and its text heads projects',
  (heading) => {
    const title = 'Effect of core training on back pain in bus drivers'
    expect(
      read(`${heading}\n${title}\nSix weeks, 40 drivers, pain fell by 9 points`).projects?.map((one) => one.title),
    ).toEqual([title])
  },
)

test.each(['Prize', 'Scholarship', 'Competition'])('%s heads an award', (heading) => {
  expect(
    read(`${heading}\nBest editing, Frames Student Festival, 2023`).credentials?.map(({ title }) => title),
  ).toEqual(['Best editing'])
})

test.each(['Sports achievements', 'Academic Awards', 'SPORTS ACHIEVEMENT'])(
  '%s heads awards by its last word',
  (heading) => {
    expect(read(`${heading}\nBest defender, Mizoram League, 2021`).credentials?.map(({ kind }) => kind)).toEqual([
      'award',
    ])
  },
)

test.each(['I can use', 'Strong at', 'Able to do', 'Top Skills'])('%s over a list heads skills', (heading) => {
  expect(skillsOf(`${heading}\nSQL, Excel, Tally`)).toEqual(['SQL', 'Excel', 'Tally'])
})

test.each([
  ['Where all I have worked', 'experience'],
  ['What I did in the real world', 'other'],
  ['Some courses I did', 'certifications'],
  ['Stuff I learnt in class or online', 'certifications'],
  ['Papers on the wall', 'certifications'],
  ['Things I built there and after', 'projects'],
  ['I know also', 'skills'],
  ['Things where I was given charge', 'volunteering'],
  ['School stuff', 'education'],
  ['My days in college', 'education'],
  ['Other life', 'other'],
])('%s is a heading in own words', (heading, kind) => {
  expect([headingKind(heading), headingByContent(heading)]).toEqual([null, kind])
})

test.each(['MARKS IN MAIN SUBJECTS (B.Com)', 'Marks', 'Subjects studied'])('%s is of studies', (heading) => {
  expect(headingKind(heading) ?? headingByContent(heading)).toBe('education')
})

test.each([
  'I worked in the office',
  'We made all of it',
  'College of Engineering',
  'My work was good. Really',
  'Life Insurance Corporation',
  'The Design Studio',
])('%s is none', (text) => {
  expect([headingKind(text), headingByContent(text)]).toEqual([null, null])
})

test('COACHING before all other headings is one, the name and the headline above are none', () => {
  const text =
    'ASHA RAO\nFOOTBALL COACH\nasha@example.com\nCOACHING\nAssistant Coach, Zed Academy, 2023 – 2024\n- Trained 30 boys\n'
  const draft = readText(
    `${text}EDUCATION\nB.P.Ed., Karve College, 2023\nSKILLS\nRefereeing, Yoga, Excel\nLANGUAGES\nHindi`,
  )
  expect(draft.name?.text).toBe('ASHA RAO')
  expect(draft.experience.map(({ title, company }) => [title, company])).toEqual([['Assistant Coach', 'Zed Academy']])
})

test('few known headings in capitals are enough where each line in capitals has a text below', () => {
  const text = `Asha Rao\nasha@example.com\nSTUDY\nMFA Printmaking, Kala Bhavana, 2023 – 2025\nEXHIBITIONS\nRiver Letters, solo, 2024
PRACTICE\nIllustrator, Zed Books, 2024 – 2025\nDrew four books\nPRIZES\nYoung printmaker prize, 2022\nMEDIUMS\nWoodcut, Etching, Illustration`
  const { education, experience, projects, credentials } = readText(text)
  expect(education.map(({ field, institution }) => [field, institution])).toEqual([['Printmaking', 'Kala Bhavana']])
  expect(experience.map(({ company }) => company)).toEqual(['Zed Books'])
  expect(projects?.length).toBe(1)
  expect(credentials?.map(({ title }) => title)).toEqual(['Young printmaker prize'])
})

test('the employee of the month has an award and no job', () => {
  const { experience, credentials } = read('HONORS\nEmployee of the month · Celebi · March 2025')
  expect(experience.length).toBe(1)
  expect(credentials?.map(({ kind, title }) => [kind, title])).toEqual([['award', 'Employee of the month']])
})

test.each(['My Home Constructions', 'My responsibilities', 'Then I moved to Pune', 'Managed client projects'])(
  '%s is no heading',
  (text) => {
    expect([headingKind(text), headingByContent(text), headingByEnd(text)]).toEqual([null, null, null])
  },
)

test('headings in capitals of which only two are known have texts of their own', () => {
  const { experience, listedSkills } = readText(
    'Meher Irani\nmeher.irani@example.com\nSTUDIO\nAssistant at Kite Studio, Jan 2026 – May 2026. Cut samples.\n' +
      'STUDY\nB.Des, Zed College, 2023 – 2027\nAWARDS\nYoung Design Award 2026\nHANDS\nWeaving, screen printing, Illustrator',
  )
  expect(experience).toMatchObject([{ title: 'Assistant', company: 'Kite Studio' }])
  expect(listedSkills.map(({ text }) => text)).toContain('Illustrator')
})
