import { fields } from './fields.mjs'
import { createRandom } from './random.mjs'
import {
  awards,
  companies,
  familyNames,
  givenNames,
  highSchools,
  languages,
  places,
  schools,
  volunteerRoles,
} from './words.mjs'

/**
 * An invented person. Dates are as the person writes them; `start` and `end` are the same as ISO text.
 *
 * @typedef {{ from: string, to: string, start: string, end: string }} Period
 * @typedef {Period & { title: string, company: string, place: string, points: string[] }} Job
 * @typedef {Period & { degree: string, field: string, school: string, place: string, grade: string }} School
 * @typedef {{ title: string, text: string, date: string }} Project
 * @typedef {{ title: string, issuer: string, date: string }} Credential
 * @typedef {{ seed: number, name: string, email: string, phone: string, place: string, summary: string, jobs: Job[],
 *   schools: School[], projects: Project[], certificates: Credential[], awards: Credential[], volunteering: Job[],
 *   groups: [string, string[]][], languages: string[] }} Person
 */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const longMonths = 'January February March April May June July August September October November December'.split(' ')
const two = (/** @type {number} */ value) => String(value).padStart(2, '0')

/** Ways to write a month; each person keeps to one. @type {((year: number, month: number) => string)[]} */
const monthStyles = [
  (year, month) => `${months[month - 1]} ${year}`,
  (year, month) => `${longMonths[month - 1]} ${year}`,
  (year, month) => `${two(month)}/${year}`,
  (year, month) => `${months[month - 1]}'${two(year % 100)}`,
  (year, month) => `${months[month - 1]}, ${year}`,
]

/** @param {number} seed @returns {Person} */
export function createPerson(seed) {
  const random = createRandom(seed)
  const field = fields[random.pick(Object.keys(fields))] ?? fields['software']
  if (!field) throw new Error('There is no field of work.')
  const given = random.pick(givenNames)
  const family = random.pick(familyNames)
  const month = random.pick(monthStyles)
  const year = random.between(2023, 2025)
  return {
    seed,
    name: `${given} ${family}`,
    email: `${plain(given)}${random.pick(['.', '', '_'])}${plain(family)}${random.chance(0.4) ? random.between(1, 99) : ''}@example.com`,
    phone: random.pick([
      `+91 9${random.between(1000, 9999)} ${random.between(10000, 99999)}`,
      `+44 7700 90${random.between(1000, 9999)}`,
      `98${random.between(10000000, 99999999)}`,
    ]),
    place: random.pick(places.slice(0, -1)),
    summary: `Looking for work in a team that cares about its craft. ${random.pick(['Curious, careful and punctual.', 'Happy to learn from others.'])}`,
    jobs: createJobs(random, field, month, year),
    schools: createSchools(random, field, year),
    projects: random
      .sample(field.projects, random.between(1, 3))
      .map(([title, text], index) => ({ title, text, date: String(year - index) })),
    certificates: random
      .sample(field.certificates, random.between(1, 3))
      .map(([title, issuer], index) => ({ title, issuer, date: String(year - index) })),
    awards: random
      .sample(awards, random.between(0, 2))
      .map(([title = '', issuer = ''], index) => ({ title, issuer, date: String(year - index) })),
    volunteering: random
      .sample(volunteerRoles, random.between(0, 2))
      .map(([title = '', company = '', point = ''], index) => ({
        title,
        company,
        place: '',
        points: [point],
        ...period(month, year - index - 1, random.between(1, 6), 6),
      })),
    groups: field.groups.map(([label, all]) => [label, random.sample(all, random.between(2, all.length))]),
    languages: random.sample(languages, random.between(2, 3)),
  }
}

const plain = (/** @type {string} */ text) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/**
 * @param {(year: number, month: number) => string} month
 * @param {number} year
 * @param {number} first
 * @param {number} length in months
 * @param {boolean} [isCurrent]
 * @returns {Period}
 */
function period(month, year, first, length, isCurrent = false) {
  const last = first + length - 1
  const endYear = year + Math.floor((last - 1) / 12)
  const endMonth = ((last - 1) % 12) + 1
  return {
    from: month(year, first),
    to: isCurrent ? 'Present' : month(endYear, endMonth),
    start: `${year}-${two(first)}`,
    end: isCurrent ? 'present' : `${endYear}-${two(endMonth)}`,
  }
}

/** @param {import('./random.mjs').Random} random @param {import('./fields.mjs').Field} field @param {(year: number, month: number) => string} month @param {number} year @returns {Job[]} */
function createJobs(random, field, month, year) {
  const count = random.between(1, 4)
  const titles = random.sample(field.titles, count)
  const employers = random.sample(companies, count)
  const points = random.sample(field.points, field.points.length)
  const special = random.sample(field.headingPoints, field.headingPoints.length)
  return titles
    .map((title, index) => ({
      title,
      company: employers[index] ?? '',
      place: random.pick(places),
      points: [
        ...points.slice(index * 2, index * 2 + 2),
        ...(random.chance(0.4) ? special.slice(index, index + 1) : []),
      ].filter((point) => point !== ''),
      ...period(month, year - index, random.between(1, 8), random.between(2, 11), index === 0 && random.chance(0.3)),
    }))
    .map((job, index) => (job.points.length > 0 ? job : { ...job, points: [points[index % points.length] ?? ''] }))
}

/** @param {import('./random.mjs').Random} random @param {import('./fields.mjs').Field} field @param {number} year @returns {School[]} */
function createSchools(random, field, year) {
  const [degree, subject] = random.pick(field.degrees)
  const isMaster = /^M|LL\.M/.test(degree)
  const length = isMaster ? 2 : 4
  const grade = () => `CGPA ${random.between(6, 9)}.${random.between(0, 9)}`
  const end = year + random.between(-1, 2)
  /** @type {School[]} */
  const list = [
    {
      degree,
      field: subject,
      school: random.pick(schools),
      place: random.pick(places.slice(0, 9)),
      grade: grade(),
      ...years(end - length, end),
    },
  ]
  if (isMaster) {
    const [first, of] = field.degrees.find(([name]) => !/^M|LL\.M/.test(name)) ?? ['B.A.', 'Economics']
    list.push({
      degree: first,
      field: of,
      school: random.pick(schools),
      place: random.pick(places.slice(0, 9)),
      grade: grade(),
      ...years(end - length - 3, end - length),
    })
  }
  if (random.chance(0.5)) {
    const finished = end - length - (isMaster ? 3 : 0)
    const name = random.pick(['Class XII', 'HSC', 'Higher Secondary', '12th Standard'])
    list.push({
      degree: name,
      field: '',
      school: random.pick(highSchools),
      place: random.pick(places.slice(0, 9)),
      grade: `${random.between(70, 98)} %`,
      ...years(finished - 2, finished),
    })
  }
  return list
}

const years = (/** @type {number} */ from, /** @type {number} */ to) => ({
  from: String(from),
  to: String(to),
  start: String(from),
  end: String(to),
})
