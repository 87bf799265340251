import { Document, Header, HeadingLevel, Packer, Paragraph, SectionType, TextRun } from 'docx'
import { dates, degree, edges, item, line, table } from './word-parts.mjs'
import { headings } from './words.mjs'

/**
 * Layouts of a resume as a Word document.
 *
 * @typedef {import('./person.mjs').Person} Person
 * @typedef {import('./person.mjs').Job} Job
 * @typedef {import('./person.mjs').School} School
 * @typedef {import('./word-parts.mjs').Block} Block
 * @typedef {{ id: string, heads: keyof typeof headings, page: 'one' | 'side bar' | 'name in header' | 'two columns',
 *   job: (job: Job) => Block[], school: (school: School) => Block[], schools?: (schools: School[]) => Block[],
 *   jobs?: (jobs: Job[]) => Block[], skills: (groups: [string, string[]][]) => Block[], styled?: boolean }} WordLayout
 */

/** @type {Record<string, (job: Job) => Block[]>} */
const jobs = {
  over: (job) => [line(`${job.title}, ${job.company}`, { bold: true }), line(dates(job)), ...job.points.map(item)],
  tabs: (job) => [
    edges(job.title, dates(job), { bold: true }),
    edges(job.company, job.place, { italics: true }),
    ...job.points.map(item),
  ],
  company: (job) => [
    edges(job.company, dates(job), { bold: true }),
    line(job.title, { italics: true }),
    ...job.points.map(item),
  ],
  split: (job) => [
    table(
      [[[line(dates(job))], [line(job.title, { bold: true }), line(job.company), ...job.points.map(item)]]],
      [24, 76],
    ),
  ],
  three: (job) => [
    line(job.title, { bold: true }),
    line(`${job.company}, ${job.place}`),
    line(dates(job)),
    ...job.points.map(item),
  ],
  labelled: (job) => [
    line(`Company: ${job.company}`),
    line(`Designation: ${job.title}`),
    line(`Period: ${dates(job)}`),
    ...job.points.map(item),
  ],
  flat: (job) => [line(`${job.company} – ${job.title} (${dates(job)})`), line(job.points.join(' '))],
}

/** @type {Record<string, (school: School) => Block[]>} */
const schools = {
  over: (school) => [line(degree(school), { bold: true }), line(`${school.school}, ${dates(school)}`)],
  tabs: (school) => [
    edges(school.school, dates(school), { bold: true }),
    line(`${degree(school, ', ')}, ${school.grade}`),
  ],
  split: (school) => [
    table([[[line(dates(school))], [line(degree(school), { bold: true }), line(school.school)]]], [24, 76]),
  ],
  one: (school) => [line(`${degree(school)}, ${school.school}, ${school.to}`)],
  three: (school) => [line(degree(school), { bold: true }), line(school.school), line(dates(school))],
}

/** @param {School[]} all */
const schoolTable = (all) => [
  table(
    [
      ['Degree', 'Institution', 'Year', 'Marks'].map((text) => [line(text, { bold: true })]),
      ...all.map((school) =>
        [degree(school, ' – '), school.school, school.to, school.grade].map((text) => [line(text)]),
      ),
    ],
    [32, 36, 12, 20],
    true,
  ),
]

/** @param {Job[]} all */
const jobCards = (all) => {
  const card = (/** @type {Job | undefined} */ job) =>
    job ? [line(job.title, { bold: true }), line(job.company), line(dates(job)), ...job.points.map(item)] : [line('')]
  return [
    table(
      all.flatMap((job, index) => (index % 2 === 0 ? [[card(job), card(all[index + 1])]] : [])),
      [50, 50],
      true,
    ),
  ]
}

/** @type {Record<string, (groups: [string, string[]][]) => Block[]>} */
const skills = {
  commas: (groups) => [line(groups.flatMap(([, own]) => own).join(', '))],
  labelled: (groups) =>
    groups.map(
      ([label, own]) =>
        new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(own.join(', '))] }),
    ),
  items: (groups) => groups.flatMap(([, own]) => own.map(item)),
  table: (groups) => [
    table(
      groups.map(([label, own]) => [[line(label, { bold: true })], [line(own.join(', '))]]),
      [26, 74],
      true,
    ),
  ],
  columns: (groups) => [
    table(
      [groups.map(([label, own]) => [line(`${label}: ${own.join(', ')}`)])],
      groups.map(() => Math.floor(100 / groups.length)),
    ),
  ],
}

const form = (/** @type {keyof typeof jobs} */ name) => /** @type {(job: Job) => Block[]} */ (jobs[name])
const schoolForm = (/** @type {keyof typeof schools} */ name) =>
  /** @type {(school: School) => Block[]} */ (schools[name])
const skillForm = (/** @type {keyof typeof skills} */ name) =>
  /** @type {(groups: [string, string[]][]) => Block[]} */ (skills[name])

/** @type {WordLayout[]} */
export const wordLayouts = [
  {
    id: 'word-over',
    heads: 'plain',
    page: 'one',
    job: form('over'),
    school: schoolForm('over'),
    skills: skillForm('commas'),
    styled: true,
  },
  {
    id: 'word-tabs',
    heads: 'formal',
    page: 'one',
    job: form('tabs'),
    school: schoolForm('tabs'),
    skills: skillForm('labelled'),
  },
  {
    id: 'word-company',
    heads: 'plain',
    page: 'name in header',
    job: form('company'),
    school: schoolForm('three'),
    skills: skillForm('items'),
    styled: true,
  },
  {
    id: 'word-dates-left',
    heads: 'plain',
    page: 'one',
    job: form('split'),
    school: schoolForm('split'),
    skills: skillForm('columns'),
  },
  {
    id: 'word-side',
    heads: 'plain',
    page: 'side bar',
    job: form('three'),
    school: schoolForm('three'),
    skills: skillForm('items'),
  },
  {
    id: 'word-labelled',
    heads: 'indian',
    page: 'one',
    job: form('labelled'),
    school: schoolForm('one'),
    schools: schoolTable,
    skills: skillForm('table'),
  },
  {
    id: 'word-cards',
    heads: 'story',
    page: 'one',
    job: form('three'),
    jobs: jobCards,
    school: schoolForm('over'),
    skills: skillForm('commas'),
  },
  {
    id: 'word-flat',
    heads: 'unknown',
    page: 'one',
    job: form('flat'),
    school: schoolForm('one'),
    skills: skillForm('commas'),
  },
  {
    id: 'word-columns',
    heads: 'formal',
    page: 'two columns',
    job: form('three'),
    school: schoolForm('over'),
    skills: skillForm('labelled'),
  },
]

/** @param {WordLayout} layout @param {Person} person @returns {Promise<Buffer>} */
export function renderWord(layout, person) {
  const title = line(person.name, { bold: true, size: 40 })
  const contact = line(`${person.email} | ${person.phone} | ${person.place}`)
  const { left, right } = renderParts(layout, person)
  const small = { margin: { top: 1000, bottom: 1000, left: 1000, right: 1000 } }
  if (layout.page === 'side bar')
    return pack([{ properties: { page: small }, children: [table([[left, [title, contact, ...right]]], [32, 68])] }])
  if (layout.page === 'name in header')
    return pack([
      {
        properties: { page: small },
        headers: { default: new Header({ children: [title, contact] }) },
        children: [...right, ...left],
      },
    ])
  if (layout.page === 'two columns')
    return pack([
      { properties: { page: small }, children: [title, contact] },
      {
        properties: { page: small, type: SectionType.CONTINUOUS, column: { count: 2, space: 500 } },
        children: [...right, ...left],
      },
    ])
  return pack([{ properties: { page: small }, children: [title, contact, ...right, ...left] }])
}

/** @param {import('docx').ISectionOptions[]} sections */
const pack = (sections) => Packer.toBuffer(new Document({ sections }))

/** @param {WordLayout} layout @param {Person} person */
function renderParts(layout, person) {
  const titles = headings[layout.heads]
  const heading = (/** @type {string} */ text) =>
    layout.styled ? new Paragraph({ text, heading: HeadingLevel.HEADING_2 }) : line(text, { bold: true, size: 26 })
  const section = (/** @type {string} */ text, /** @type {Block[]} */ body) =>
    body.length > 0 ? [heading(text), ...body] : []
  const credential = (/** @type {import('./person.mjs').Credential} */ { title, issuer, date }) =>
    item([title, issuer, date].filter((part) => part !== '').join(', '))
  const jobsOf = layout.jobs ?? ((/** @type {Job[]} */ all) => all.flatMap(layout.job))
  return {
    right: [
      ...section(titles.jobs, jobsOf(person.jobs)),
      ...section(
        titles.projects,
        person.projects.flatMap(({ title, text, date }) => [edges(title, date, { bold: true }), item(text)]),
      ),
      ...section(
        titles.schools,
        layout.schools ? layout.schools(person.schools) : person.schools.flatMap(layout.school),
      ),
      ...section(titles.volunteering, person.volunteering.flatMap(layout.job)),
    ],
    left: [
      ...section(titles.skills, layout.skills(person.groups)),
      ...section(titles.certificates, person.certificates.map(credential)),
      ...section(titles.awards, person.awards.map(credential)),
      ...section(titles.languages, [line(person.languages.join(', '))]),
    ],
  }
}
