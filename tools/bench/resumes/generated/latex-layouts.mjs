import { headings } from './words.mjs'

/**
 * Layouts of a resume for LaTeX. In 'drawn letters' the font has no names for its glyphs, ligatures included.
 *
 * @typedef {import('./person.mjs').Person} Person
 * @typedef {{ id: string, render: (person: Person) => string }} LatexLayout
 */

/** @param {string} text */
const tex = (text) =>
  text
    .replace(/[&%#_]/g, '\\$&')
    .replaceAll('–', '--')
    .replaceAll('’', "'")
/** @param {{ from: string, to: string }} period */
const dates = ({ from, to }) => `${from} -- ${to}`
/** @param {string[]} points */
const list = (points) =>
  `\\begin{itemize}\\setlength{\\itemsep}{0pt}${points.map((point) => `\\item ${tex(point)}`).join('')}\\end{itemize}`
/** @param {string} title @param {string} body */
const section = (title, body) => (body === '' ? '' : `\\section*{${title}}${body}\\par`)
/** @param {import('./person.mjs').School} school */
const degree = ({ degree: name, field }) => tex(field ? `${name} in ${field}` : name)

/**
 * @param {Person} person
 * @param {(job: import('./person.mjs').Job) => string} job
 * @param {(school: import('./person.mjs').School) => string} school
 */
function bodyOf(person, job, school) {
  const titles = headings.plain
  const credentials = (/** @type {import('./person.mjs').Credential[]} */ all) =>
    all.length > 0
      ? list(all.map(({ title, issuer, date }) => [title, issuer, date].filter((part) => part !== '').join(', ')))
      : ''
  return [
    section(titles.jobs, person.jobs.map(job).join('\n')),
    section(titles.schools, person.schools.map(school).join('\n')),
    section(
      titles.projects,
      person.projects.map(({ title, text, date }) => `\\textbf{${tex(title)}} \\hfill ${date}${list([text])}`).join(''),
    ),
    section(
      titles.skills,
      person.groups.map(([label, own]) => `\\textbf{${label}:} ${tex(own.join(', '))}\\\\`).join('\n'),
    ),
    section(titles.certificates, credentials(person.certificates)),
    section(titles.awards, credentials(person.awards)),
    section(titles.volunteering, person.volunteering.map(job).join('\n')),
    section(titles.languages, person.languages.join(', ')),
  ].join('\n')
}

/** @param {string} fonts @param {string} body */
const article = (fonts, body) =>
  `\\documentclass[10pt,a4paper]{article}\\usepackage[utf8]{inputenc}${fonts}\\usepackage[margin=18mm]{geometry}\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\begin{document}\n${body}\n\\end{document}`

/** @param {Person} person */
const head = ({ name, email, phone, place }) =>
  `{\\LARGE\\bfseries ${tex(name)}}\\par ${tex(email)} $|$ ${tex(phone)} $|$ ${tex(place)}\\par`

const outlines = '\\usepackage[T1]{fontenc}\\usepackage{lmodern}'

/** @type {LatexLayout[]} */
export const latexLayouts = [
  {
    id: 'latex-edges',
    render: (person) =>
      article(
        outlines,
        head(person) +
          bodyOf(
            person,
            (job) =>
              `\\textbf{${tex(job.title)}} \\hfill ${tex(dates(job))}\\\\ \\textit{${tex(job.company)}} \\hfill ${tex(job.place)}${list(job.points)}`,
            (one) => `\\textbf{${tex(one.school)}} \\hfill ${dates(one)}\\\\ ${degree(one)}\\par`,
          ),
      ),
  },
  {
    id: 'latex-dates',
    render: (person) =>
      article(
        outlines,
        head(person) +
          bodyOf(
            person,
            (job) =>
              `\\begin{tabular}{@{}p{32mm}p{130mm}@{}}${tex(dates(job))} & \\textbf{${tex(job.title)}}, ${tex(job.company)}\\newline ${tex(job.points.join(' '))}\\end{tabular}\\par`,
            (one) =>
              `\\begin{tabular}{@{}p{32mm}p{130mm}@{}}${dates(one)} & \\textbf{${degree(one)}}, ${tex(one.school)}\\end{tabular}\\par`,
          ),
      ),
  },
  {
    id: 'latex-drawn-letters',
    render: (person) =>
      article(
        '\\usepackage[T1]{fontenc}',
        head(person) +
          bodyOf(
            person,
            (job) => `\\textbf{${tex(job.title)}, ${tex(job.company)}}\\par ${tex(dates(job))}${list(job.points)}`,
            (one) => `\\textbf{${degree(one)}}\\par ${tex(one.school)}, ${dates(one)}\\par`,
          ),
      ),
  },
]
