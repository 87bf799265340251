/**
 * Ways to write the parts of a resume as HTML. Each takes the part and gives its lines.
 *
 * @typedef {import('./person.mjs').Person} Person
 * @typedef {import('./person.mjs').Job} Job
 * @typedef {import('./person.mjs').School} School
 */

/** @param {string} text */
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** @param {string} content */
const p = (content, style = '') => `<p style="${style}">${content}</p>`
/** @param {string} left @param {string} right */
const edges = (left, right) =>
  `<table class="edges"><tr><td>${left}</td><td style="text-align:right;white-space:nowrap">${right}</td></tr></table>`
/** @param {string} side @param {string} main */
const split = (side, main, width = '24%') =>
  `<table class="split"><tr><td style="width:${width}">${side}</td><td>${main}</td></tr></table>`
/** @param {string[]} cells */
const row = (cells, tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
/** @param {string[]} rows */
const grid = (rows) => `<table class="grid">${rows.join('')}</table>`

/** @param {{ from: string, to: string }} period */
export const dates = ({ from, to }, dash = ' – ') => `${from}${dash}${to}`

/** @type {Record<string, (points: string[]) => string>} */
export const lists = {
  list: (points) => `<ul>${points.map((point) => `<li>${safe(point)}</li>`).join('')}</ul>`,
  dashes: (points) => points.map((point) => p(`- ${safe(point)}`)).join(''),
  signs: (points) => points.map((point) => p(`• ${safe(point)}`)).join(''),
  prose: (points) => p(safe(points.join(' '))),
}

/** @type {Record<string, (job: Job, list: (points: string[]) => string) => string>} */
export const jobForms = {
  'title, company over dates': ({ title, company, points, ...period }, list) =>
    p(`<b>${title}, ${safe(company)}</b>`) + p(dates(period)) + list(points),
  'title and dates over company and place': ({ title, company, place, points, ...period }, list) =>
    edges(`<b>${title}</b>`, dates(period)) + edges(`<i>${safe(company)}</i>`, place) + list(points),
  'company and place over title and dates': ({ title, company, place, points, ...period }, list) =>
    edges(`<b>${safe(company)}</b>`, place) + edges(`<i>${title}</i>`, dates(period)) + list(points),
  'dates at the left': ({ title, company, points, ...period }, list) =>
    split(p(dates(period)), p(`<b>${title}</b>`) + p(safe(company)) + list(points)),
  'one line with bars': ({ title, company, place, points, ...period }, list) =>
    p(`<b>${title}</b> | ${safe(company)} | ${place} | ${dates(period)}`) + list(points),
  'dates over title over company': ({ title, company, points, ...period }, list) =>
    p(dates(period), 'color:#777') + p(`<b>${title}</b>`) + p(safe(company)) + list(points),
  'three lines': ({ title, company, place, points, ...period }, list) =>
    p(`<b>${title}</b>`) + p(`${safe(company)}, ${place}`) + p(dates(period)) + list(points),
  'dates before title under company': ({ title, company, place, points, ...period }, list) =>
    p(`<b>${safe(company)}</b>, ${place}`) + p(`${dates(period)}: ${title}`) + list(points),
  labelled: ({ title, company, points, ...period }, list) =>
    p(`Organisation: ${safe(company)}`) + p(`Role: ${title}`) + p(`Duration: ${dates(period, ' to ')}`) + list(points),
  'at company in brackets': ({ title, company, points, ...period }, list) =>
    p(`<b>${title} at ${safe(company)} (${dates(period)})</b>`) + list(points),
  'company with dates over title': ({ title, company, points, ...period }, list) =>
    p(`<b>${safe(company)}</b> (${dates(period)})`) + p(title) + list(points),
  'title over company with dates at the edge': ({ title, company, points, ...period }, list) =>
    p(`<b>${title}</b>`) + edges(safe(company), dates(period)) + list(points),
  'plain sentence': ({ title, company, place, points, ...period }, list) =>
    p(`${title}, ${safe(company)}, ${place}, ${dates(period)}.`) + list(points),
  'company over title over dates': ({ title, company, points, ...period }, list) =>
    p(safe(company)) + p(title) + p(dates(period, ' to ')) + list(points),
  'list item': ({ title, company, points, ...period }) =>
    `<ul><li>${title}, ${safe(company)} (${dates(period)})<ul>${points.map((point) => `<li>${safe(point)}</li>`).join('')}</ul></li></ul>`,
  'dates at the edge over place': ({ title, company, place, points, ...period }, list) =>
    split(p(`<b>${title}</b>`) + p(safe(company)) + list(points), p(dates(period)) + p(place), '72%'),
  'dashes, dates behind': ({ title, company, points, ...period }, list) =>
    p(`<b>${safe(company)}</b> — ${title} — ${dates(period)}`) + list(points),
}

/** Ways that need all entries at once. @type {Record<string, (jobs: Job[], list: (points: string[]) => string) => string>} */
export const jobTables = {
  table: (jobs) =>
    grid([
      row(['Period', 'Position', 'Employer', 'Work done'], 'th'),
      ...jobs.map(({ title, company, points, ...period }) =>
        row([dates(period), title, safe(company), safe(points.join(' '))]),
      ),
    ]),
  cards: (jobs, list) =>
    cards(
      jobs.map(
        ({ title, company, points, ...period }) =>
          p(`<b>${title}</b>`) + p(safe(company)) + p(dates(period), 'color:#666') + list(points),
      ),
    ),
}

/** @param {string[]} all */
export function cards(all) {
  const pairs = all.flatMap((card, index) => (index % 2 === 0 ? [[card, all[index + 1] ?? '']] : []))
  return `<table class="cards">${pairs.map((pair) => row(pair.map((card) => `<div>${card}</div>`))).join('')}</table>`
}

/** @param {School} school */
const degreeName = ({ degree, field }, glue = ' in ') => (field ? `${degree}${glue}${field}` : degree)

/** @type {Record<string, (school: School) => string>} */
export const schoolForms = {
  'degree over school with dates': (one) => p(`<b>${degreeName(one)}</b>`) + p(`${safe(one.school)}, ${dates(one)}`),
  'school and dates over degree': (one) =>
    edges(`<b>${safe(one.school)}</b>`, dates(one)) + p(`${degreeName(one, ', ')}, ${one.grade}`),
  'dates at the left': (one) => split(p(dates(one)), p(`<b>${degreeName(one)}</b>`) + p(safe(one.school))),
  'one line': (one) => p(`${degreeName(one)}, ${safe(one.school)}, ${one.to}`),
  'school over degree over dates': (one) => p(`<b>${safe(one.school)}</b>`) + p(degreeName(one)) + p(dates(one)),
  'year first': (one) => p(`${one.to} – ${degreeName(one)}, ${safe(one.school)}`),
  bars: (one) => p(`<b>${degreeName(one, ' – ')}</b> | ${safe(one.school)} | ${dates(one)} | ${one.grade}`),
  'degree over school over dates': (one) =>
    p(`<b>${degreeName(one)}</b>`) + p(`${safe(one.school)}, ${one.place}`) + p(`${dates(one)} | ${one.grade}`),
  'from school in brackets': (one) => lists['list']?.([`${degreeName(one)} from ${one.school} (${one.to})`]) ?? '',
  'dates over degree over school': (one) =>
    p(dates(one), 'color:#777') + p(`<b>${degreeName(one)}</b>`) + p(safe(one.school)),
}

/** @type {Record<string, (schools: School[]) => string>} */
export const schoolTables = {
  table: (schools) =>
    grid([
      row(['Degree', 'Institution', 'Year', 'CGPA / %'], 'th'),
      ...schools.map((one) => row([degreeName(one, ' – '), safe(one.school), one.to, one.grade.replace('CGPA ', '')])),
    ]),
  cards: (schools) =>
    cards(schools.map((one) => p(`<b>${degreeName(one)}</b>`) + p(safe(one.school)) + p(dates(one), 'color:#666'))),
}

/** @type {Record<string, (groups: [string, string[]][]) => string>} */
export const skillForms = {
  commas: (groups) => p(all(groups).join(', ')),
  labelled: (groups) => groups.map(([label, own]) => p(`<b>${label}:</b> ${own.join(', ')}`)).join(''),
  'labelled in columns': (groups) => cards(groups.map(([label, own]) => p(`<b>${label}:</b> ${own.join(', ')}`))),
  'labels over lists': (groups) =>
    cards(groups.map(([label, own]) => p(`<b>${label}</b>`) + (lists['list']?.(own) ?? ''))),
  items: (groups) => lists['list']?.(all(groups)) ?? '',
  pills: (groups) =>
    p(
      all(groups)
        .map((skill) => `<span class="pill">${skill}</span>`)
        .join(' '),
      'line-height:2.3',
    ),
  levels: (groups) =>
    grid(all(groups).map((skill, index) => row([skill, ['Advanced', 'Intermediate', 'Basic'][index % 3] ?? '']))),
  bars: (groups) => p(all(groups).join(' | ')),
  dots: (groups) => p(all(groups).join(' • ')),
  lines: (groups) =>
    all(groups)
      .map((skill) => p(skill))
      .join(''),
  'three columns': (groups) => {
    const skills = all(groups)
    const size = Math.ceil(skills.length / 3)
    return `<table class="thirds">${row([0, 1, 2].map((part) => lists['list']?.(skills.slice(part * size, (part + 1) * size)) ?? ''))}</table>`
  },
}

/** @param {[string, string[]][]} groups */
const all = (groups) => groups.flatMap(([, own]) => own.map(safe))

/** @type {Record<string, (person: Person) => string>} */
export const projectForms = {
  'bold over item': ({ projects }) =>
    projects.map(({ title, text, date }) => edges(`<b>${title}</b>`, date) + (lists['list']?.([text]) ?? '')).join(''),
  'colon items': ({ projects }) => lists['list']?.(projects.map(({ title, text }) => `${title}: ${text}`)) ?? '',
  'bold over text': ({ projects }) =>
    projects.map(({ title, text, date }) => p(`<b>${title}</b> (${date})`) + p(text)).join(''),
}

/** @type {Record<string, (all: import('./person.mjs').Credential[]) => string>} */
export const credentialForms = {
  items: (all) =>
    lists['list']?.(
      all.map(({ title, issuer, date }) => [title, issuer, date].filter((part) => part !== '').join(', ')),
    ) ?? '',
  lines: (all) =>
    all.map(({ title, issuer, date }) => p(`<b>${title}</b>${issuer ? ` – ${issuer}` : ''} (${date})`)).join(''),
  edges: (all) =>
    all.map(({ title, issuer, date }) => edges(`<b>${title}</b>`, date) + (issuer ? p(issuer) : '')).join(''),
}
