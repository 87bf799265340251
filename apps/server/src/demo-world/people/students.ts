import { graduationYears } from '@fledge/contract/constants'
import { universities } from '../data/people.ts'
import { demoStudentEmail } from '../demo-accounts.ts'
import { type Role, roleNamed, roles } from '../listings/roles.ts'
import { type Random, randomOf, uuidOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import { drawName } from './names.ts'
import { type Study, studies } from './studies.ts'

/** A student of the demo world. `tracks` are the kinds of work looked for, the dearest first. */
export type DemoStudent = {
  id: string
  email: string
  firstName: string
  lastName: string
  university: string
  major: string
  graduationYear: number
  degree: string
  createdAt: string
  study: Study
  tracks: Role[]
  /** What the resume lists. */
  skills: string[]
  /** How many internships were done before. */
  experiences: number
  /** Writes two full pages. */
  thorough: boolean
}

const studentCount = 300

const majorWeights: Record<string, number> = {
  ...{
    'Computer Science': 26,
    Engineering: 12,
    Business: 10,
    'Data Science': 8,
    Marketing: 7,
    Design: 7,
    Economics: 5,
  },
  Biology: 5,
  Psychology: 4,
  English: 4,
  Communications: 4,
  Chemistry: 3,
  Physics: 3,
  Mathematics: 3,
  Other: 4,
}

export function makeStudents(seed: string, time: WorldTime): DemoStudent[] {
  const taken = new Set<string>()
  const others = Array.from({ length: studentCount - 1 }, (_, number) => {
    return makeStudent(randomOf(`${seed}/student/${number}`), seed, time, number, taken)
  })
  return [demoStudent(seed, time), ...others]
}

function makeStudent(random: Random, seed: string, time: WorldTime, number: number, taken: Set<string>): DemoStudent {
  const { first, last } = drawFreeName(random, taken)
  // Every major has students: the first fifteen take one each.
  const study = studies[number] ?? random.weighted(studies, ({ major }) => majorWeights[major] ?? 1)
  const tracks = drawTracks(study.major, random)
  const { degree, graduationYear } = drawDegree(study, time.now, random)
  const yearsLeft = graduationYear - time.now.getFullYear()
  return {
    id: uuidOf(`${seed}/student/${number}`),
    email: `${first}.${last}@mail.example`.toLowerCase(),
    firstName: first,
    lastName: last,
    university: random.pick(universitiesFor(study.major)),
    major: study.major,
    degree,
    graduationYear,
    createdAt: time.workday(random, random.int(3, 150)),
    study,
    tracks,
    skills: drawSkills(tracks, random),
    experiences: yearsLeft >= yearsOf(degree) ? 0 : random.int(yearsLeft > 2 ? 0 : 1, yearsLeft > 1 ? 1 : 3),
    thorough: false,
  }
}

const universityNames = universities
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '')

/** Universities that teach the major, by their names; those whose name says nothing teach everything. */
export const universitiesFor = (major: string): string[] =>
  universityNames.filter((name) => specialised.every(([word, majors]) => !word.test(name) || majors.includes(major)))

const specialised: [RegExp, string][] = [
  [/Technology|Engineering/, 'Computer Science, Data Science, Engineering, Mathematics, Physics, Chemistry'],
  [/Management|Commerce/, 'Business, Economics, Marketing'],
  [/of Design/, 'Design'],
  [/Economics/, 'Economics, Business, Marketing'],
  [/Communication/, 'Communications, English, Marketing'],
  [/Social Sciences/, 'Psychology, Economics, English, Communications, Other'],
  [/of Science/, 'Computer Science, Data Science, Mathematics, Physics, Chemistry, Biology'],
  [/Life Sciences/, 'Biology, Psychology, Chemistry, Other'],
  [/Arts College/, 'English, Communications, Design, Psychology, Other'],
]

function drawFreeName(random: Random, taken: Set<string>) {
  for (;;) {
    const name = drawName(random)
    const key = `${name.first} ${name.last}`
    if (taken.has(key)) continue
    taken.add(key)
    return name
  }
}

/** A degree that has begun and a year of the specification's list in which it ends. */
function drawDegree({ degrees }: Study, now: Date, random: Random) {
  const degree = random.pick(degrees)
  const latest = Math.max(1, yearsOf(degree) - (now.getMonth() < 6 ? 1 : 0))
  const years = graduationYears(now).slice(0, latest + 1)
  return { degree, graduationYear: random.weighted(years, (year) => [16, 36, 26, 16, 6, 3][years.indexOf(year)] ?? 1) }
}

export function yearsOf(degree: string): number {
  if (/^(?:M\.|MBA)/.test(degree)) return 2
  if (/^(?:BA LLB|B\.Arch)/.test(degree)) return 5
  return /^(?:B\.Tech|B\.E\.|B\.Des|B\.Sc\. in Agri|Bachelor of Hotel)/.test(degree) ? 4 : 3
}

/** One to three roles of the major, those that name it first before others. */
function drawTracks(major: string, random: Random): Role[] {
  const fitting = roles.filter(({ majors }) => majors.includes(major))
  const first = random.weighted(fitting, ({ majors }) => (majors[0] === major ? 6 : 1))
  const others = fitting.filter((role) => role !== first && sharesSkills(role, first))
  return [first, ...random.sample(others, random.int(0, 2))]
}

const sharesSkills = (one: Role, other: Role): boolean =>
  [...one.core, ...one.more].filter((skill) => [...other.core, ...other.more].includes(skill)).length >= 2

/** Most of what the first track is about, and less of the others. */
function drawSkills([first, ...others]: Role[], random: Random): string[] {
  if (!first) return []
  const own = [
    ...random.sample(first.core, random.int(first.core.length - 1, first.core.length)),
    ...random.sample(first.more, random.int(3, 6)),
  ]
  const further = others.flatMap(({ core, more }) => [...random.sample(core, 2), ...random.sample(more, 2)])
  return [...new Set([...own, ...further])]
}

function demoStudent(seed: string, time: WorldTime): DemoStudent {
  const study = studies[0]
  if (!study) throw new Error('There are no studies.')
  return {
    id: uuidOf(`${seed}/student/demo`),
    email: demoStudentEmail,
    firstName: 'Aarav',
    lastName: 'Nambiar',
    university: 'Cauvery Institute of Technology, Bengaluru',
    major: study.major,
    graduationYear: time.now.getFullYear() + 1,
    degree: 'B.Tech in Computer Science and Engineering',
    createdAt: time.workday(randomOf(`${seed}/student/demo`), 63),
    study,
    tracks: ['Frontend Developer', 'UI/UX Design'].map(roleNamed),
    skills: demoSkills.split(', '),
    experiences: 3,
    thorough: true,
  }
}

/** Strong in one field and a beginner in the next, so that the matches come in every band. */
const demoSkills = 'JavaScript, React, HTML, CSS, Git, Figma, Accessibility, C++'
