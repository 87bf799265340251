import { expect, test } from 'vitest'
import { linesOfText } from '../layout/lines-of-text.ts'
import { readText } from '../testing/readable.ts'

const read = (text: string) => readText(`Asha Rao\nasha@example.com\n${text}`)

const letter = `I did my 12th from Zed Public School in 2022 with 91%. In college I am the treasurer of the Kite Society since 2024 and I handle its budget.
I interned at Zed Legal in May 2025 where I drafted notices. I have also completed the course Soil Mechanics from NPTEL (2024). I won second prize in the Zed Quiz in 2023.
My article "The gig economy in small towns" was published in the Zed Review in March 2025. I volunteered with Kite Trust in 2023.`

test('each fact that a person tells in running text is one of its kind, with its place in the text', () => {
  const lines = linesOfText(`Asha Rao\nasha@example.com\n${letter}`)
  const { education, experience, volunteering = [], credentials = [] } = read(letter)
  const quote = (source?: { line: number; start: number; end: number } | null) =>
    source ? lines[source.line]!.text.slice(source.start, source.end) : ''
  expect(education.map(({ sources, end, grade }) => [quote(sources.institution), end, grade])).toEqual([
    ['Zed Public School', '2022', '91%'],
  ])
  expect(experience.map(({ sources, start }) => [quote(sources.company), start])).toEqual([['Zed Legal', '2025-05']])
  expect(volunteering.map(({ sources }) => [quote(sources.title), quote(sources.company)])).toEqual([
    ['volunteer', 'Kite Trust'],
    ['treasurer', 'Kite Society'],
  ])
  expect(credentials.map(({ kind, sources, date }) => [kind, quote(sources.title), date])).toEqual([
    ['certificate', 'Soil Mechanics', '2024'],
    ['award', 'won second prize in the Zed Quiz', '2023'],
    ['publication', 'The gig economy in small towns', '2025-03'],
  ])
})

test.each([
  ['College life: Head of the Dance Club, 2024; member of Kite Society, 2023', ['Head', 'member']],
  [
    'Positions: President of Kite Club 2025; cultural committee member 2022',
    ['President', 'cultural committee member'],
  ],
  ['kite sangha secretary 2024-25', ['kite sangha secretary']],
])('posts are found by their words, whatever stands before them: %s', (text, titles) => {
  expect(read(`B.Com, Zed College, 2026\n${text}`).volunteering?.map(({ title }) => title)).toEqual(titles)
})

test('a certificate over who gave it and when, several times', () => {
  const { credentials = [] } = read('CERTIFICATES\nFirst Aid\nRed Cross, 2024\nSign Language Level 1\nAYJNISHD, 2025')
  expect(credentials.map(({ title, date }) => [title, date])).toEqual([
    ['First Aid', '2024'],
    ['Sign Language Level 1', '2025'],
  ])
})

test.each([
  ['Data Storytelling, LinkedIn Learning, 2024', 'LinkedIn', false],
  ['Cloud Practitioner, AWS, 2024', 'AWS', true],
])('a word of an issuer is no skill, its whole name may be one: %s', (text, skill, isShown) => {
  expect(read(`CERTIFICATES\n${text}`).skills.some((one) => one.skill === skill)).toBe(isShown)
})

test.each([
  ['Spandana Nursing Home — 80 hours (Jan 2026)', 'Spandana Nursing Home'],
  ['Keltron, Aroor – Jan 2026 – 2 weeks – saw board assembly', 'Keltron'],
  ['Event crew at Jio World Garden, 3 weekends, 2024', 'Jio World Garden'],
  ['INTERNSHIP AT ROOTS INDUSTRIES, COIMBATORE, MAY 2025. CHECKED HORN ASSEMBLY', 'ROOTS INDUSTRIES'],
])('lengths of time and towns are no part of an employer: %s', (text, company) => {
  expect(read(`INTERNSHIPS\n${text}`).experience.map((job) => job.company)).toEqual([company])
})

test('where every heading stands before its text, one of unknown words is one too', () => {
  const { education, volunteering = [] } = read(`CONTACT : PUNE
ARTICLESHIP : ZED & CO FROM AUG 2024 TILL DATE
WORK DONE : AUDIT OF RICE MILLS
GRADUATION : B.COM FROM DURGA COLLEGE, 2024, 66%
OTHER STUFF : TREASURER OF KITE SOCIETY 2023`)
  expect(education.map(({ institution, grade }) => [institution, grade])).toEqual([['DURGA COLLEGE', '66%']])
  expect(volunteering.map(({ title, company }) => [title, company])).toEqual([['TREASURER', 'KITE SOCIETY']])
})

test.each([
  [
    'My 12th was from Zed Hall (2018, 71%). I hold a BA in History from Kite College (2021, 66%)',
    ['Zed Hall 71%', 'Kite College 66%'],
  ],
  ['10th Zed School 2019 71%, 12th Kite School 2021 66%', ['Zed School 71%', 'Kite School 66%']],
  ['Did my schooling from Zed International, Pune (CBSE 12th 2024, 85%)', ['Zed International 85%']],
])('each class that a sentence tells has its own school and grade: %s', (text, schools) => {
  expect(read(text).education.map(({ institution, grade }) => `${institution} ${grade}`)).toEqual(schools)
})

test.each([
  ['For my final year project I built a pallet wrapper (2022). I am fluent in Hindi', 'project: pallet wrapper 2022'],
  ['Our mini project was on solar driers, 2024', 'project: solar driers 2024'],
  ['I am certified in Lean Six Sigma by KPMG (2023)', 'certificate: Lean Six Sigma 2023'],
  ['I trained daily and was the captain of the Kite Club in 2021', 'post: captain 2021'],
  ['We stood first runner up in the Zed Contest 2025', 'award: first runner up in the Zed Contest 2025'],
  ['I like films. My first job was as a content writer for Zed Media from July 2023', 'job: content writer 2023-07'],
  ['Last summer I spent two months at Zed Times as a reporter (May 2025)', 'job: reporter 2025-05'],
  ['So far I have been at Zed Hospital as a counselling trainee in May 2024', 'job: counselling trainee 2024-05'],
  ['I have also been a legal intern at Zed Law in May 2024. I like films', 'job: legal intern 2024-05'],
  ['During B.Com days I worked as an accounts assistant at Zed Traders, 2022 to 2023', 'job: accounts assistant 2022'],
  ['From May 2023 I taught spoken English to small children at Zed Trust as a volunteer', 'post: volunteer present'],
  ['Our dissertation for B.Com looked at e-wallet use of hawkers, 2024', 'project: e-wallet use of hawkers 2024'],
  ['I am also joint secretary of the Zed Committee this year', 'post: joint secretary null'],
  ['Infobeans me 2 mahine ki internship ki thi May 2025 se June 2025 tak', 'job: internship 2025-05'],
  ['Ek project banaya hai hostel mess app, 2025', 'project: hostel mess app 2025'],
  ['Udemy se Java ka course kiya 2024', 'certificate: Java 2024'],
  ['I helped in my uncle’s repair shop in holidays in 2022. I like films', 'job:  2022'],
  ['In my first year I also helped a small pickle brand called Zed Ka Swad in May 2024', 'job:  2024-05'],
  ['My team came second in the Zed case challenge in 2024', 'award: second in the Zed case challenge 2024'],
  ['I got the Zed medal for best outgoing student in 2024', 'award: Zed medal for best outgoing student 2024'],
  ['Last year I did a certificate course in Cyber Law from Zedly in 2024', 'certificate: Cyber Law 2024'],
])('a fact is what its words say, whatever words tell it: %s', (text, fact) => {
  const { experience, projects = [], credentials = [], volunteering = [] } = read(text)
  expect([
    ...experience.map(({ title, start }) => `job: ${title} ${start}`),
    ...projects.map(({ title, end }) => `project: ${title} ${end}`),
    ...credentials.map(({ kind, title, date }) => `${kind}: ${title} ${date}`),
    ...volunteering.map(({ title, end }) => `post: ${title} ${end}`),
  ]).toEqual([fact])
})

test.each([
  [
    'I am doing LL.B from Zed College, Pune, after a BA in Logic from Kite College',
    ['LL.B: Zed College', 'BA: Kite College'],
  ],
  ['I finished my diploma in 2023 from Zed Polytechnic', ['diploma: Zed Polytechnic']],
  ['Class 12 in 2018 from Zed College. now M.Com (evening) from KZOU', ['Class 12: Zed College', 'M.Com: KZOU']],
  ['10th 2015 from Zed School, MA from KZOU by post', ['10th: Zed School', 'MA: KZOU']],
  ['I study pottery (BVA, last year, Zed Institute of Art, 2021-2025)', ['BVA: Zed Institute of Art']],
  ['Introduction: I am a second year B.Arch student at Zed University', ['B.Arch: Zed University']],
  [
    'pursuing M.Sc from Zed University after B.Sc from Kite Hill college in 2019',
    ['M.Sc: Zed University', 'B.Sc: Kite Hill college'],
  ],
  ['My sister did BA from Zed College in 2020', []],
  ['Zedrank SQL Intermediate', []],
])('each study of a sentence has its own school: %s', (text, studies) => {
  const { education, credentials } = read(text)
  expect(education.map(({ degree, institution }) => `${degree}: ${institution.replace(/\.$/, '')}`)).toEqual(studies)
  expect(credentials).toEqual([])
})

test.each([
  ['I passed UPTET 2 in 2022 and MS-CIT in 2017.', ['UPTET 2', 'MS-CIT']],
  ['CCC cleared from NIELIT', ['CCC']],
  ['typing 45 wpm certificate', ['typing 45 wpm certificate']],
  ['I hold a drone licence', ['drone licence']],
  ['Drone licence 2023. DCA passed. Training in rescue by Zed Trust', ['Drone licence', 'DCA', 'Training in rescue']],
  ['Attended a three day workshop on mushrooms at Zed Farm in 2023', ['three day workshop on mushrooms']],
  ['I passed the weaving exam of Zed School', ['weaving exam of Zed School']],
  ['NCC C certificate', ['NCC C certificate']],
  [
    'I passed the BCI bar examination in 2025 and took a Drafting course of two months from Zed Computers.',
    ['BCI bar examination', 'Drafting course of two months'],
  ],
  ['I took photographs of the fest and attended all meetings.', []],
  ['Prepared the licence papers of shops', []],
  ['My brother has a driving licence', []],
  ['Ambassador for Udemy, 2023', []],
])('a certificate that a sentence tells: %s', (text, titles) => {
  const { credentials = [], volunteering } = read(text)
  expect(credentials.map(({ title }) => title)).toEqual(titles)
  expect(volunteering).toEqual([])
})

test.each([
  'I passed my higher secondary in Commerce at Kite Girls School in 2022.',
  'I study at the Zed School of Hospitality, which I joined in 2023 after Class 12 in Arts at Kite School.',
  'I study the B.A. at Zed College (2023 to 2027). I request you to consider me for an internship.',
])('reads no job in: %s', (text) => {
  expect(read(`Hello, this is about me.\n\n${text}`).experience).toEqual([])
})

test('a licence among skills takes none of them away', () => {
  const { listedSkills, credentials } = read('Skills\nPayroll\nReal Estate License\nNegotiation\nExcel\nPython')
  expect(listedSkills.map(({ text }) => text)).toContain('Negotiation')
  expect(credentials).toEqual([])
})

test.each([
  ['During my degree our group designed a bus stand of bamboo', ['bus stand of bamboo']],
  ['At the college fair we built two stalls of cane', ['two stalls of cane']],
  ['I was intern at Zed Labs in May 2024. We built a dashboard', []],
  ['In school we made the teacher laugh', []],
])('what was made for studies is a project: %s', (text, titles) => {
  expect(read(text).projects?.map(({ title }) => title.replace(/\.$/, ''))).toEqual(titles)
})

test('each job of a sentence that names several is one, in the order of the text', () => {
  const { experience } = read(
    `At present article assistant with Zed & Co. (since March 2025), earlier cashier at Kite Mart, Pune (April to December 2024) and before that data entry at Zed Hospital for 4 months in 2023.`,
  )
  expect(experience.map(({ title, company, start }) => [title, company, start])).toEqual([
    ['article assistant', 'Zed & Co.', '2025-03'],
    ['cashier', 'Kite Mart', '2024-04'],
    ['data entry', 'Zed Hospital', '2023'],
  ])
})

test('each item below things that somebody did is what its own words say', () => {
  const {
    experience,
    projects = [],
    volunteering = [],
  } = read(`Things I worked on
- Counselling practicum at a school in Pune, jan to mar 2025 : observed my supervisor, took 6 sessions myself
- dissertation (BA) "Sleep among hostel girls" n=104, used correlation in SPSS
- summer 2024, 5 weeks at Zed Hospital HR office: sorted resumes for nurse posts
- testing lab: administered four tests with reports
- volunteer at Kite foundation on saturdays, group activity`)
  expect(experience.map(({ title, company, lines }) => [title || company, lines.from - 3])).toEqual([
    ['Counselling practicum at a school in Pune', 0],
    ['Zed Hospital HR office', 2],
    ['testing lab', 3],
  ])
  expect(projects.map(({ title }) => title)).toEqual(['dissertation'])
  expect(volunteering).toHaveLength(1)
})
