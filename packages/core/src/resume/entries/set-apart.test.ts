import { expect, test } from 'vitest'
import { findExperience } from '../experience/find-experience.ts'
import { readable } from '../testing/readable.ts'
import { createVolunteering } from './find-volunteering.ts'
import { sortEntries } from './sort-entries.ts'
import { splitEntries } from './split-entries.ts'

const names = ['Six yards, six ways (2024)', 'tin roof (2025, two weeks)', '"Kulhad" (2023)', 'Night bus, 2025']

test.each(names)('%s with an empty line above begins an entry', (name) => {
  const lines = readable(`Flood line (collection, 2025)
Eight pieces of old nets.
Shown in the town hall.

${name}
Cut from one cloth.
Sold nine of them.`)
  expect(splitEntries(lines).map(({ rows }) => rows[0]!.line.text)).toEqual([lines[0]!.text, name])
})

test('a paragraph behind an empty line belongs to the entry above', () => {
  const lines = readable(`Flood line (collection, 2025)
Eight pieces of old nets.

They were shown in the town hall.`)
  expect(splitEntries(lines)).toHaveLength(1)
})

test.each([
  ['Capstone, Feb 2025 - Apr 2025: "Why do lamps fail?"', '"Why do lamps fail?"'],
  ['Self made, 2025: Bus timings', 'Bus timings'],
  ['MessMate, 2025: an app for 300 students', 'MessMate'],
])('%s is a project of its own below a course', (line, title) => {
  const lines = readable(`Certificate in Data Analytics, Zed Academy, 2024
Topics: SQL, statistics
${line}
- Joined eleven tables`)
  const { projects, credentials } = sortEntries(lines, lines, 'project')
  expect(projects.map((project) => project.title)).toEqual([title])
  expect(credentials.map((credential) => credential.kind)).toEqual(['certificate'])
})

test('a post keeps what was done behind its date', () => {
  const [entry] = splitEntries(
    readable('Treasurer of our colony association, 2023 - 2025: took in dues of 84 flats, paid the sweepers.'),
  )
  expect(createVolunteering(entry!)).toMatchObject({
    title: 'Treasurer',
    description: 'took in dues of 84 flats, paid the sweepers.',
  })
})

test.each(['People', 'Growth', 'Finance'])('%s between a title and a firm is its desk', (desk) => {
  expect(findExperience(readable(`Senior Manager, ${desk}, Ashwin Components, Hosur (2017 - 2021)`))).toMatchObject([
    { title: 'Senior Manager', company: 'Ashwin Components' },
  ])
})

test('a unit of the family that is worked at in part time is the employer', () => {
  expect(
    findExperience(readable("Father's unit, Sohan Fasteners - part time\n2021 till now\n- run the lathe")),
  ).toMatchObject([{ title: '', company: 'Sohan Fasteners' }])
})
