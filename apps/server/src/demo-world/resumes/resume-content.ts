import { activities, clubs, highSchools, instruments, languages, schools, summaries } from '../data/resume-phrases.ts'
import { hires } from '../listings/hiring.ts'
import type { DemoCompany } from '../people/companies.ts'
import { isAbroad } from '../people/names.ts'
import { type DemoStudent, universitiesFor, yearsOf } from '../people/students.ts'
import type { Study } from '../people/studies.ts'
import { type Random, randomOf } from '../random.ts'
import { fill, inSentence } from '../wording.ts'
import type { WorldTime } from '../world-time.ts'
import { dateStyles, drawRange, writeRange } from './resume-dates.ts'

/** The content of a resume, without a layout. */
export type ResumeContent = {
  name: string
  headline: string
  email: string
  phone: string
  city: string
  website: string
  summary: string
  skills: string[]
  education: { degree: string; institution: string; years: string; note: string }[]
  experience: { title: string; company: string; city: string; dates: string; bullets: string[] }[]
  projects: { name: string; tools: string[]; bullets: string[] }[]
  certificates: string[]
  activities: string[]
  languages: string[]
}

/** What a student writes. With `edition` 1 it is an earlier resume, made before the latest work. */
export function writeResume(
  student: DemoStudent,
  companies: readonly DemoCompany[],
  time: WorldTime,
  edition = 2,
): ResumeContent {
  const random = randomOf(`${student.id}/resume`)
  const { firstName, lastName, email, degree, study, skills } = student
  const city = student.university.split(', ').at(-1) ?? ''
  const experience = writeExperience(student, companies, time, random)
  const projects = writeProjects(student, random)
  const earlier = edition === 1
  return {
    name: `${firstName} ${lastName}`,
    headline: `${degree} student, ${student.tracks[0]?.name ?? study.major}`,
    email,
    phone: writePhone(city, random),
    city,
    website: `${firstName}${lastName}.example`.toLowerCase(),
    summary: writeSummary(student, projects[0]?.name ?? '', time, random),
    skills: earlier ? skills.slice(0, -3) : skills,
    education: writeEducation(student, random),
    experience: earlier ? experience.slice(1) : experience,
    projects,
    certificates: random.sample(study.certificates, student.thorough ? 4 : random.int(0, 2)),
    activities: random
      .sample(activities, student.thorough ? 5 : random.int(1, 3))
      .map((line) => fill(line, activitySlots(random), random)),
    languages: ['English', ...random.sample(languages.slice(1), random.int(1, 2))],
  }
}

const activitySlots = (random: Random) => ({ club: random.pick(clubs), instrument: random.pick(instruments) })

/** Unassigned numbers: Indian mobile numbers do not begin with 5, and 555-01xx is reserved for fiction. */
const writePhone = (city: string, random: Random): string =>
  isAbroad(city)
    ? `+1 (512) 555-01${random.int(10, 99)}`
    : `+91 5${random.int(1000, 9999)} ${random.int(10_000, 99_999)}`

function writeSummary(student: DemoStudent, project: string, { now }: WorldTime, random: Random): string {
  // An academic year ends before July.
  const left = student.graduationYear - now.getFullYear() - (now.getMonth() < 6 ? 0 : 1)
  const { degree } = student
  const [skill = '', skill2 = '', skill3 = ''] = student.skills.map(inSentence)
  const track = inSentence(student.tracks[0]?.name ?? student.major)
  const year =
    left < 0 ? 'Recently graduated' : left === 0 ? 'Final-year' : (ordinals[yearsOf(degree) - left] ?? 'First-year')
  const slots = { year, degree, skill, skill2, skill3, track, project }
  return fill(random.pick(summaries), slots, random)
}

const ordinals = ['', 'First-year', 'Second-year', 'Third-year', 'Fourth-year']

function writeEducation({ university, graduationYear, degree, study }: DemoStudent, random: Random) {
  const start = graduationYear - yearsOf(degree)
  const courses = `Courses: ${random.sample(study.courses, 4).join(', ')}`
  const note = `CGPA ${(random.int(68, 96) / 10).toFixed(1)}. ${courses}`
  const now = { degree, institution: university, years: `${start} – ${graduationYear}`, note }
  return [now, yearsOf(degree) === 2 ? bachelorBefore(start, study, random) : schoolBefore(start, university, random)]
}

function bachelorBefore(end: number, { major, degrees }: Study, random: Random) {
  const degree = degrees.find((name) => name.startsWith('B')) ?? 'B.Sc.'
  const years = `${end - yearsOf(degree)} – ${end}`
  return {
    degree,
    institution: random.pick(universitiesFor(major)),
    years,
    note: `CGPA ${(random.int(64, 92) / 10).toFixed(1)}`,
  }
}

function schoolBefore(end: number, university: string, random: Random) {
  const city = university.split(', ').at(-1) ?? ''
  const [degree, names] = isAbroad(city)
    ? (['High School Diploma', highSchools] as const)
    : (['Class XII', schools] as const)
  const note = `${random.int(740, 972) / 10} percent`
  return { degree, institution: `${random.pick(names)}, ${city}`, years: String(end), note }
}

/** The latest first; each at a company that hires for such work. */
function writeExperience(student: DemoStudent, companies: readonly DemoCompany[], time: WorldTime, random: Random) {
  const style = random.pick(dateStyles)
  const unused = new Map(student.tracks.map((role) => [role, random.sample(role.achievements, 4)]))
  return Array.from({ length: student.experiences }, (_, number) => {
    const role = student.tracks[number % student.tracks.length]!
    const employer = random.pick(companies.filter(({ sector }) => hires(sector, role)))
    const { name: company, city, product, users, app } = employer
    const bullets = (unused.get(role) ?? []).splice(0, student.thorough ? 4 : random.int(2, 4))
    return {
      company,
      city,
      title: withIntern(random.pick(role.titles)),
      dates: writeRange(drawRange(number, time.now, random), style),
      bullets: bullets.map((line) => fill(line, { product, users, app }, random)),
    }
  }).filter(({ bullets }) => bullets.length > 0)
}

const withIntern = (title: string): string => (/intern\b/i.test(title) ? title : `${title} Intern`)

function writeProjects({ study, thorough }: DemoStudent, random: Random): ResumeContent['projects'] {
  return random.sample(study.projects, thorough ? 3 : random.int(2, 3)).map(({ name, tools, bullets }) => ({
    name,
    tools,
    bullets: bullets.map((line) => fill(line, {}, random)),
  }))
}
