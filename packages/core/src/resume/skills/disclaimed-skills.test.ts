import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { printed, readText } from '../testing/readable.ts'
import { findDisclaimers } from './disclaimed-skills.ts'

const skillsOf = (text: string) => readText(`Asha Rao\nSummary\n${text}`).skills.map(({ skill }) => skill)

test.each([
  'Hobbies: Photography, cricket, Blogging',
  'Hobbies\nPhotography, cricket\nBlogging and SEO',
  'Interests & Hobbies -\nPhotography',
  'My hobbies are - Photography and Public speaking',
])('hobbies show no skill, but what follows them does: %s', (text) => {
  expect(skillsOf(`${text}\nSkills\nPython`)).toEqual(['Python'])
})

test.each([
  ['I know Python. I have no experience with Java or Scala.', ['Python']],
  ['No prior knowledge of Rust, but two years of Python.', ['Python']],
  ['I have never used Hadoop; I use Docker every day.', ['Docker']],
  ['Not familiar with Scala, good at Java.', ['Java']],
  ["I don't know Kubernetes yet.", []],
  ['No Java experience.', []],
  ['Never used Hadoop.', []],
  ["Don't know Kubernetes.", []],
  ['Without experience in Scala.', []],
  ['Little knowledge of Rust.', []],
  ['Yet to learn Rust.', []],
  ['I will learn Rust next month.', []],
  ['Currently not familiar with Rust.', []],
  ['Planning to learn Rust next summer.', []],
  ['Java, Rust - not yet used', ['Java']],
  ['Java, Rust (want to learn), Python.', ['Java', 'Python']],
  ['Rust: planned', []],
  ['Rust: planned for next year', []],
  ['Rust not applicable', []],
  ['Seeking an internship where I can use my skills and learn Kubernetes and Terraform.', []],
  ['Interested in learning Rust.', []],
  ['Looking to gain experience in MATLAB.', []],
  ['Eager to learn new things while working with React.js.', ['React']],
  ['Hope to learn CUDA, with a strong background in Python.', ['Python']],
  ['Want to learn: Scala, Elixir', []],
  ['No prior experience in Kotlin, built an app in Kotlin and Java.', ['Kotlin', 'Java']],
  ['Eager to learn Rust and contribute to Java projects.', ['Java']],
  ['Looking for a role in a small team to learn Kubernetes.', []],
  ['Civil engineer looking to move into graphic design.', []],
  ['Developer who hopes to work with Kubernetes one day.', []],
  ['Looking to move into React, TypeScript and CSS.', []],
  ['Teacher moving into data analysis, with two years of Excel.', ['Microsoft Excel']],
  ['Aspiring data analyst with strong skills in SQL.', ['SQL']],
  ['Seeking an internship in machine learning where I can use Python.', ['Python']],
  ['Interested in corporate law; wrote Python scripts.', ['Python']],
  ['Looking forward to working with SAP.', []],
  ['Dream to become a Java developer.', []],
  ['[Write two lines about your Photoshop skills here]', []],
  ['<Add skills such as Workday or Java>', []],
  ['List your skills here: Java, SQL', []],
  ['Describe your work with Docker here', []],
  ['I hope some day to do machine learning.', []],
  ['I hope to join clinical trials one day.', []],
  ['I want to join a small team, with two years of Python.', ['Python']],
  ['A film on a chemist who does dispensing and checks stock.', []],
  ['Want: Docker or Kubernetes work', []],
  ['Next on my list: Kubernetes', []],
  ['Docker: next on my list, Python', ['Python']],
  ['Java (not yet), Python', ['Python']],
  ['Docker - will learn', []],
  ['Open to learning SAP.', []],
  ['Hoping that this internship teaches me Rust.', []],
  ["I don't like cold calling.", []],
  ['Cold calling is not for me.', []],
  ['I am weak in Java, good at Python.', ['Python']],
  ['Scared of public speaking, but I write Python.', ['Python']],
  ['No AutoCAD in our college.', []],
  ['MATLAB was never taught.', []],
  ['Payroll was outsourced.', []],
  ['I like cold calling.', ['Cold calling']],
  ['Taught Python to children who were weak in Java.', ['Python', 'Java']],
  ['Looking for: internship. Skills: Java', ['Java']],
  ['SAP only seen at the branch, Excel', ['Microsoft Excel']],
  ['Docker is known to me only by name. I use Python.', ['Python']],
  ['NISM: planning for the exam of Series VIII', []],
  ['GST: certificate planned for next year', []],
  ['Figma: a friend showed it to me one evening', []],
  ['Figma: the designer explained it and I drew 12 screens', ['Figma']],
  ['Payroll: half a day with the clerk', []],
  ['Have seen MATLAB on a screen', []],
  ['Weak areas: Java and SQL. Good at Python', ['Python']],
  ['Python | Seen only: MATLAB', ['Python']],
  ['Lorem ipsum Java dolor', []],
])('%j shows %j', (text, skills) => {
  expect(skillsOf(text)).toEqual(skills)
})

test.each([
  'Currently learning TypeScript and Docker.',
  'Familiar with Python.',
  'Learned Java in a month.',
  'Had no experience with Kotlin before and shipped an app in a month.',
  'Got the opportunity to learn Django and React.',
  'Worked at a startup where I could learn React.',
  'Mentored juniors and people who want to learn Python.',
  'A game for children eager to learn French.',
  'The project aims to build knowledge graphs in Neo4j.',
  'Ran workshops against the lack of training in Excel.',
  'Zero-knowledge proofs in Rust.',
  'Taught Python to pupils with no experience in Scratch.',
  'Not only Java but also Python.',
  'Worked without supervision on Docker images.',
  'Never missed a deadline with Docker.',
  'I will bring my Docker skills.',
  'Docker: planned and ran the move of four services.',
  'Events: planned for 300 guests.',
  'A dashboard in Tableau only seen by the directors.',
  'HPLC: demonstrated the method to juniors.',
  'Flutter: demo app for a shop.',
  'I did not know Docker, so I learned it and deployed the site.',
  'Had never used Excel but picked it up in a week.',
  'Kotlin (planned the release of the app).',
  'Looking to apply my skills in Python.',
  'Eager to contribute my Python skills.',
  'Helped customers looking to buy Excel books.',
  'The plan to cut costs in Excel worked.',
  'Moved into data analysis in 2024.',
  'Tools [Python, SQL, Excel]',
  'Students interested in Python joined my club.',
])('%j disclaims nothing', (text) => {
  expect(findDisclaimers(text)).toEqual([])
})

test('a skill that is disclaimed in one place counts where another place shows it', () => {
  const draft = readText('Asha Rao\nSkills\nJava\nSummary\nI want to learn Java and Rust.')
  expect(draft.skills).toEqual([{ skill: 'Java', sources: [{ line: 2, start: 0, end: 4 }] }])
})

test('what is only wanted is no item of the list of skills', () => {
  const draft = readText('Asha Rao\nSkills\nProficient: Java, SQL\nWant to learn: Scala, Elixir')
  expect(draft.listedSkills.map(({ text }) => text)).toEqual(['Java', 'SQL'])
})

test('a label below a full line starts a new sentence', () => {
  const lines = printed([
    { text: 'Skills', size: 14 },
    { text: 'Cloud: AWS (EC2, S3), Terraform' },
    { text: 'Learning goals: Rust, Haskell' },
  ])
  const { listedSkills, skills } = readResume({ pages: 1, lines })
  expect(listedSkills.map(({ text }) => text)).not.toContain('Rust')
  expect(skills.map(({ skill }) => skill)).not.toContain('Rust')
})

test('a wish may run over the end of a full line', () => {
  const lines = printed([
    { text: 'Summary', size: 14 },
    { text: 'Seeking a challenging position where I can utilise my skills and learn Machine' },
    { text: 'Learning and Kubernetes. I write Python.' },
  ])
  expect(readResume({ pages: 1, lines }).skills.map(({ skill }) => skill)).toEqual(['Python'])
})

test.each([
  'We hope one day to program in Python',
  'I would one day like to work in Python',
  'I want in future to do Python',
  'I am thinking of learning Python',
  'Python is next on my list',
  'Python: on my to-do list',
  'want: a post in Python',
  'next: Python',
  'I have heard about Python and would be glad to be taught it',
  'Python I know only by name',
  'Baker by dawn. Hopes to try Python some day.',
  'Dreams of Python',
  'Looking forward to Python',
  'On a visit we were shown a Python notebook',
  // Wished posts, and the leading of others.
  'To get a UX or product design internship',
  'Looking for a Python job.',
  'In search of a fresher accounting position',
  'Worked under the supervision of the ward nurse',
  'Sat in under clinical supervision and guidance',
])('a wish, or work under others, shows no skill: %s', (text) => {
  expect(readText(`Asha Verma\nasha@example.com\n${text}`).skills).toEqual([])
})

test.each(['INTERESTS\nFootball, watching Python videos', 'My interests\nCooking, Python'])(
  'a pastime makes the interests hobbies: %s',
  (text) => {
    expect(readText(`Asha Verma\nasha@example.com\n${text}`).skills).toEqual([])
  },
)

test('interests without a pastime are skills that are named', () => {
  expect(readText('Asha Verma\nasha@example.com\nInterests\nPython, SQL').skills.map(({ skill }) => skill)).toEqual([
    'Python',
    'SQL',
  ])
})
