import { companyRegistration, studentRegistration } from '@fledge/contract/auth'
import {
  companySizes,
  dashboardPopularSearches,
  graduationYears,
  industries,
  majors,
  workTypes,
} from '@fledge/contract/constants'
import { internshipFields } from '@fledge/contract/listings/internship-form'
import { indianDay } from '@fledge/core/internships/state'
import { foldText } from '@fledge/core/places'
import { expect, test } from 'vitest'
import { demoCompanyEmail, demoPassword, demoStudentEmail } from './demo-accounts.ts'
import { currentFields, postedAt } from './listings/demo-listing.ts'
import { endOf } from './listings/listing-life.ts'
import { studies } from './people/studies.ts'
import { bytesOf } from './resumes/read-files.ts'
import { makeDemoWorld } from './world.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const world = makeDemoWorld(now)
const { companies, listings, students, files, applications } = world
const open = listings.filter(({ deletedAt }) => deletedAt === null)
const fields = open.map(currentFields)

const counts = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  new Map([...Map.groupBy(items, keyOf)].map(([key, group]) => [key, group.length]))

test('the world has the promised size', () => {
  expect(companies.length).toBeGreaterThanOrEqual(115)
  expect(open).toHaveLength(1500)
  expect(students).toHaveLength(300)
  expect(applications.length).toBeGreaterThan(1050)
  expect(applications.length).toBeLessThan(1350)
})

test('the same seed and time give the same world, to the byte of every resume', async () => {
  const again = makeDemoWorld(now)
  expect(JSON.stringify(again)).toBe(JSON.stringify(world))
  for (const index of [0, 3, 4, 5, 6, 8]) {
    const [one, other] = [
      await bytesOf(files[index]!, companies, now),
      await bytesOf(again.files[index]!, companies, now),
    ]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  }
  expect(JSON.stringify(makeDemoWorld(now, 'another seed'))).not.toBe(JSON.stringify(world))
})

test('every industry, size, major, work type and year of the specification occurs', () => {
  expect(new Set(companies.map(({ industry }) => industry))).toEqual(new Set(industries))
  expect(new Set(companies.map(({ size }) => size))).toEqual(new Set(companySizes))
  expect(new Set(students.map(({ major }) => major))).toEqual(new Set(majors))
  expect(new Set(studies.map(({ major }) => major))).toEqual(new Set(majors))
  expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(workTypes))
  for (const { graduationYear } of students) expect(graduationYears(now)).toContain(graduationYear)
})

test.each(majors)('a student of %s finds at least 20 listings', (major) => {
  expect(open.filter(({ role }) => role.majors.includes(major)).length).toBeGreaterThanOrEqual(20)
})

test.each(['Bengaluru', 'Mumbai', 'Pune', 'Hyderabad', 'remote', 'austin', 'san francisco', 'new york', 'boston'])(
  'there are listings in %s',
  (place) => {
    expect(fields.filter(({ location }) => foldText(location).includes(foldText(place))).length).toBeGreaterThanOrEqual(
      10,
    )
  },
)

test.each(dashboardPopularSearches)('the popular search %s finds plenty', (term) => {
  expect(fields.filter(({ title }) => foldText(title).includes(foldText(term))).length).toBeGreaterThanOrEqual(15)
})

test('accounts are such as could have registered, each with its own address', () => {
  for (const { email, name: companyName, industry, size: companySize, contactPerson } of companies) {
    const payload = {
      role: 'company',
      email,
      password: demoPassword,
      companyName,
      industry,
      companySize,
      contactPerson,
    }
    expect(companyRegistration.safeParse(payload).error).toBeUndefined()
  }
  for (const student of students) {
    expect(studentRegistration.safeParse({ ...student, role: 'student', password: demoPassword }).error).toBeUndefined()
  }
  const people = [...companies, ...students]
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
})

test('every version of every listing is one that its form lets through, unchanged', () => {
  for (const { versions } of listings) {
    for (const { fields } of versions) expect(internshipFields.parse(fields)).toEqual(fields)
  }
})

test('titles name a team once, and advertisements name subjects of study', () => {
  for (const { fields } of listings.flatMap(({ versions }) => versions)) {
    const [role = '', team] = fields.title.split(', ')
    if (team !== undefined) expect(` ${role} `, fields.title).not.toContain(` ${team} `)
    expect(fields.description, fields.title).not.toMatch(/\b(?:in|study) Other\b/)
  }
})

test('listings ask for three to eight skills that belong to their role, and pay as such listings do', () => {
  for (const listing of listings) {
    const { requirements, stipend } = currentFields(listing)
    expect(requirements.length).toBeGreaterThanOrEqual(3)
    expect(requirements.length).toBeLessThanOrEqual(8)
    expect([...listing.role.core, ...listing.role.more]).toEqual(expect.arrayContaining(requirements))
    expect(stipend).toBeLessThanOrEqual(61_000)
    expect(stipend % 500).toBe(0)
  }
  const usual = fields.filter(({ stipend }) => stipend >= 5000 && stipend <= 25_000)
  expect(usual.length / fields.length).toBeGreaterThan(0.7)
})

test('listings were posted over the last sixty days, more lately than long ago', () => {
  const ages = open.map((listing) => (now.getTime() - Date.parse(postedAt(listing))) / 86_400_000)
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(Math.max(...ages)).toBeLessThan(62)
  expect(ages.filter((age) => age < 30).length / ages.length).toBeGreaterThan(0.55)
})

test('a few listings are paused, closed or expired, and two of them are the demo company’s', () => {
  const ended = open.filter((listing) => endOf(listing) !== null)
  expect(ended.length).toBeGreaterThan(12)
  expect(ended.length).toBeLessThan(80)
  const ways = ended.map(({ state, versions }) =>
    state === 'open' ? `until ${typeof versions[0]!.fields.applyBy}` : state,
  )
  expect(new Set(ways)).toEqual(new Set(['paused', 'closed', 'until string']))
  expect(ended.filter(({ company }) => company.email === demoCompanyEmail)).toHaveLength(2)
  expect(ended.some((listing) => applications.some((one) => one.listing === listing))).toBe(true)
})

test('some listings say how many are wanted and from when, and none that is open has a last day that has passed', () => {
  expect(fields.filter(({ openings }) => openings).length / fields.length).toBeGreaterThan(0.15)
  for (const listing of open.filter((one) => endOf(one) === null && one.state === 'open')) {
    const { applyBy, startsOn } = currentFields(listing)
    for (const date of [applyBy, startsOn]) expect((date ?? '9') >= indianDay(now)).toBe(true)
  }
})

test('the text of a listing claims nothing that its fields or the reply record of its company contradict', () => {
  for (const { description, vacancy, openings, startsOn } of fields) {
    expect(description).not.toMatch(
      /\d+ interns|we (?:answer every|reply to)|hear from us|within \d+ (?:working )?days|any Monday|any year/i,
    )
    expect(description.includes('no vacancy at the moment')).toBe(vacancy === 'pool')
    if (vacancy === 'pool') expect([openings, startsOn]).toEqual([undefined, undefined])
  }
})

test('descriptions have no gaps, and no two are the same', () => {
  const texts = listings.map((listing) => currentFields(listing).description)
  for (const text of texts) expect(text).not.toMatch(/[{}[\]]|undefined|\bour our\b|\s,|\.\./)
  expect(new Set(texts).size).toBe(texts.length)
})

test('dates applications after the listing and the resume, and before the deletion', () => {
  for (const { listing, version, student, file, createdAt } of applications) {
    expect(file.student).toBe(student)
    expect(createdAt > file.uploadedAt && createdAt > postedAt(listing)).toBe(true)
    expect(createdAt < (endOf(listing) ?? now.toISOString())).toBe(true)
    expect(listing.versions[version - 1]!.createdAt <= createdAt).toBe(true)
  }
  expect(new Set(applications.map(({ id }) => id)).size).toBe(applications.length)
})

test('applications are in every state, and decided ones carry a time after they were sent', () => {
  for (const { status, createdAt, decidedAt } of applications) {
    expect(decidedAt === null).toBe(status === 'pending')
    expect(decidedAt === null || (decidedAt > createdAt && decidedAt < now.toISOString())).toBe(true)
  }
  const shares = counts(applications, ({ status }) => status)
  for (const status of ['pending', 'accepted', 'rejected']) {
    expect((shares.get(status) ?? 0) / applications.length).toBeGreaterThan(0.08)
  }
  expect(applications.some(({ listing }) => listing.deletedAt !== null)).toBe(true)
  expect(applications.some(({ version, listing }) => version < listing.versions.length)).toBe(true)
  expect(applications.some(({ file }) => file.edition === 1)).toBe(true)
})

test('the demo student has seven to ten applications in every state', () => {
  const own = applications.filter(({ student }) => student.email === demoStudentEmail)
  expect(own.length).toBeGreaterThanOrEqual(7)
  expect(own.length).toBeLessThanOrEqual(10)
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'rejected']))
  expect(own.some(({ listing }) => listing.deletedAt !== null)).toBe(true)
  expect(own.some(({ listing }) => listing.company.email === demoCompanyEmail)).toBe(true)
})

test('the demo company has eight to ten listings with 40 to 60 applicants, many of them waiting', () => {
  const own = open.filter(({ company }) => company.email === demoCompanyEmail)
  expect(own.length).toBeGreaterThanOrEqual(8)
  expect(own.length).toBeLessThanOrEqual(10)
  const received = applications.filter(({ listing }) => own.includes(listing))
  expect(received.length).toBeGreaterThanOrEqual(40)
  expect(received.length).toBeLessThanOrEqual(60)
  expect(received.filter(({ status }) => status === 'pending').length).toBeGreaterThan(15)
  expect(new Set(received.map(({ status }) => status)).size).toBe(3)
})

test.each(['2026-01-01T00:00:00.000Z', '2026-06-30T18:29:59.000Z', '2028-02-29T12:00:00.000Z'])(
  'the world can be made at %s',
  (time) => {
    const other = makeDemoWorld(new Date(time))
    expect(other.listings.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1500)
    const times = other.applications.flatMap(({ createdAt, decidedAt }) => [createdAt, decidedAt ?? createdAt])
    expect(times.every((moment) => moment < time)).toBe(true)
    const own = other.applications.filter(({ student }) => student.email === demoStudentEmail)
    expect(own.length).toBeGreaterThanOrEqual(7)
    expect(new Set(own.map(({ status }) => status)).size).toBe(3)
  },
)
