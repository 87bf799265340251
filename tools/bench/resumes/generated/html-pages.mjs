import {
  credentialForms,
  jobForms,
  jobTables,
  lists,
  projectForms,
  schoolForms,
  schoolTables,
  skillForms,
} from './html-parts.mjs'
import { headings } from './words.mjs'

/**
 * A layout of a resume as HTML that Chromium, wkhtmltopdf and WeasyPrint all draw.
 *
 * @typedef {import('./person.mjs').Person} Person
 * @typedef {{ id: string, page: string, heads: keyof typeof headings, job: string, list?: string, school: string,
 *   skills: string, project?: string, credential?: string, css?: string }} Layout
 */

const base = `@page{size:A4;margin:14mm}
body{font-family:Resume,Liberation Sans,sans-serif;font-size:10pt;line-height:1.35;color:#222;margin:0}
h1{font-size:21pt;margin:0}h2{font-size:12.5pt;margin:12px 0 4px}p{margin:2px 0}ul{margin:2px 0 6px;padding-left:18px}
table{border-collapse:collapse;width:100%;page-break-inside:auto}td,th{vertical-align:top;text-align:left;padding:0}
.split>tbody>tr>td{padding:0 8px 4px 0}.grid td,.grid th{border:1px solid #999;padding:3px 6px}
.cards>tbody>tr>td{width:50%;padding:4px}.cards>tbody>tr>td>div{border:1px solid #ddd;padding:6px}
.thirds>tbody>tr>td{width:33%}.pill{background:#dde6f0;border-radius:9px;padding:2px 9px;margin-right:6px}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}`

/** @param {Layout} layout @param {Person} person @param {string} fontCss */
export function renderHtml(layout, person, fontCss) {
  const parts = renderParts(layout, person)
  const arrange = pages[layout.page]
  if (!arrange) throw new Error(`There is no page ${layout.page}.`)
  return `<!doctype html><html><head><meta charset="utf-8"><style>${fontCss}${base}${layout.css ?? ''}</style></head><body>${arrange(person, parts)}</body></html>`
}

/** @typedef {{ title: string, body: string }} Part */
/** @typedef {Record<'summary' | 'jobs' | 'schools' | 'skills' | 'projects' | 'certificates' | 'awards' | 'volunteering' | 'languages' | 'contact', Part>} Parts */

/** @param {Layout} layout @param {Person} person @returns {Parts} */
function renderParts(layout, person) {
  const titles = headings[layout.heads]
  const list = found(lists, layout.list ?? 'list')
  const jobsOf = (/** @type {import('./person.mjs').Job[]} */ jobs) =>
    jobTables[layout.job]?.(jobs, list) ?? jobs.map((job) => found(jobForms, layout.job)(job, list)).join('')
  const credential = found(credentialForms, layout.credential ?? 'items')
  return {
    summary: { title: titles.summary, body: `<p>${person.summary}</p>` },
    jobs: { title: titles.jobs, body: jobsOf(person.jobs) },
    schools: {
      title: titles.schools,
      body:
        schoolTables[layout.school]?.(person.schools) ?? person.schools.map(found(schoolForms, layout.school)).join(''),
    },
    skills: { title: titles.skills, body: found(skillForms, layout.skills)(person.groups) },
    projects: { title: titles.projects, body: found(projectForms, layout.project ?? 'bold over item')(person) },
    certificates: { title: titles.certificates, body: credential(person.certificates) },
    awards: { title: titles.awards, body: person.awards.length > 0 ? credential(person.awards) : '' },
    volunteering: {
      title: titles.volunteering,
      body: person.volunteering.length > 0 ? jobsOf(person.volunteering) : '',
    },
    languages: { title: titles.languages, body: `<p>${person.languages.join(', ')}</p>` },
    contact: { title: titles.contact, body: `<p>${person.email}</p><p>${person.phone}</p><p>${person.place}</p>` },
  }
}

/** @template T @param {Record<string, T>} forms @param {string} name @returns {T} */
function found(forms, name) {
  const form = forms[name]
  if (!form) throw new Error(`There is no form ${name}.`)
  return form
}

/** @param {Part} part */
const section = ({ title, body }) => (body === '' ? '' : `<h2>${title}</h2>${body}`)
/** @param {Part[]} parts */
const sections = (...parts) => parts.map(section).join('')
/** @param {Person} person */
const contactLine = ({ email, phone, place }) => `<p>${email} | ${phone} | ${place}</p>`
/** @param {string} left @param {string} right @param {string} width */
const columns = (left, right, width, leftStyle = '', rightStyle = '') =>
  `<table><tr><td style="width:${width};padding-right:14px;${leftStyle}">${left}</td><td style="padding-left:14px;${rightStyle}">${right}</td></tr></table>`

/** @type {Record<string, (person: Person, parts: Parts) => string>} */
export const pages = {
  'work first': (person, { summary, jobs, schools, skills, projects, certificates, awards, volunteering, languages }) =>
    `<h1>${person.name}</h1>${contactLine(person)}${sections(summary, jobs, projects, schools, skills, certificates, awards, volunteering, languages)}`,
  'school first': (person, { jobs, schools, skills, projects, certificates, awards, volunteering, languages }) =>
    `<div style="text-align:center"><h1>${person.name}</h1>${contactLine(person)}</div>${sections(schools, skills, jobs, volunteering, projects, certificates, awards, languages)}`,
  'side bar left': (
    person,
    { contact, skills, languages, certificates, awards, summary, jobs, projects, schools, volunteering },
  ) =>
    columns(
      sections(contact, skills, languages, certificates, awards),
      `<h1>${person.name}</h1>${sections(summary, jobs, projects, schools, volunteering)}`,
      '30%',
      'background:#243b36;color:#fff;padding-left:10px',
    ),
  'side bar right': (
    person,
    { contact, skills, languages, certificates, awards, jobs, projects, schools, volunteering },
  ) =>
    `<h1>${person.name}</h1>${columns(sections(jobs, projects, volunteering), sections(contact, schools, skills, certificates, awards, languages), '64%', '', 'background:#f1f3f6')}`,
  'schools in side bar': (
    person,
    { contact, skills, languages, certificates, awards, jobs, projects, schools, volunteering },
  ) =>
    columns(
      `<h1 style="font-size:17pt">${person.name}</h1>${sections(contact, schools, skills, languages)}`,
      sections(jobs, projects, certificates, awards, volunteering),
      '36%',
      'background:#eef',
    ),
  halves: (person, { jobs, projects, schools, skills, certificates, awards, volunteering, languages }) =>
    `<h1>${person.name}</h1>${contactLine(person)}${columns(sections(jobs, volunteering), sections(schools, skills, projects, certificates, awards, languages), '50%')}`,
  band: (person, { summary, jobs, schools, skills, projects, certificates, awards, volunteering, languages }) =>
    `<div style="background:#1f3a4d;color:#fff;padding:16px"><h1>${person.name}</h1>${contactLine(person)}</div>${sections(summary, skills, jobs, schools, projects, certificates, awards, volunteering, languages)}`,
  'labels in margin': (person, { jobs, schools, skills, projects, certificates, awards, volunteering, languages }) =>
    `<h1>${person.name}</h1>${contactLine(person)}<table>` +
    [jobs, schools, projects, skills, certificates, awards, volunteering, languages]
      .filter(({ body }) => body !== '')
      .map(
        ({ title, body }) =>
          `<tr><td style="width:22%;padding:6px 8px 6px 0"><b>${title}</b></td><td style="padding:6px 0">${body}</td></tr>`,
      )
      .join('') +
    '</table>',
  boxes: (person, parts) =>
    `<h1>${person.name}</h1>${contactLine(person)}` +
    [
      parts.schools,
      parts.jobs,
      parts.skills,
      parts.projects,
      parts.certificates,
      parts.awards,
      parts.volunteering,
      parts.languages,
    ]
      .filter(({ body }) => body !== '')
      .map((part) => `<div style="border:1px solid #888;padding:2px 10px 6px;margin-top:8px">${section(part)}</div>`)
      .join(''),
  'work over two columns': (
    person,
    { jobs, schools, skills, projects, certificates, awards, volunteering, languages },
  ) =>
    `<h1>${person.name}</h1>${contactLine(person)}${sections(jobs, volunteering)}${columns(sections(schools, projects), sections(skills, certificates, awards, languages), '50%')}`,
  'name at the right': (
    person,
    { jobs, schools, skills, projects, certificates, awards, volunteering, languages, summary },
  ) =>
    `<table><tr><td>${contactLine(person).replaceAll(' | ', '<br>')}</td><td style="text-align:right"><h1>${person.name}</h1></td></tr></table>${sections(summary, schools, jobs, projects, skills, certificates, awards, volunteering, languages)}`,
}
