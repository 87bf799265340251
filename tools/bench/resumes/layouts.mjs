/**
 * Layouts of a resume as HTML with inline styles only, so that Chromium, wkhtmltopdf and WeasyPrint all draw them.
 *
 * @typedef {import('./people.mjs').Person} Person
 * @typedef {{ id: string, html: (person: Person, fontCss: string) => string }} Layout
 */

const base =
  '@page{size:A4;margin:14mm}body{font-family:Resume,Liberation Sans,sans-serif;font-size:10.5pt;line-height:1.35;color:#222;margin:0}' +
  'h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:14px 0 4px}p{margin:2px 0}ul{margin:2px 0 6px;padding-left:18px}' +
  '*{-webkit-print-color-adjust:exact;print-color-adjust:exact}'

/** @param {Person} person */
const contact = ({ email, phone, place }) => `${email} | ${phone} | ${place}`

/** @param {Person} person */
const jobs = ({ jobs: list }) =>
  list
    .map(
      ({ title, company, from, to, points }) =>
        `<p><b>${title}, ${company}</b></p><p><b>${from} – ${to}</b></p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    )
    .join('')

/** @param {Person} person */
const schools = ({ schools: list }) =>
  list.map(({ degree, school, from, to }) => `<p><b>${degree}</b></p><p>${school}, ${from} – ${to}</p>`).join('')

/**
 * @param {Person} person
 * @param {string} [heading] the style of headings
 */
const body = (person, heading = '') =>
  `<h2 style="${heading}">Experience</h2>${jobs(person)}<h2 style="${heading}">Education</h2>${schools(person)}`

/**
 * @param {Person} person
 * @param {string} [heading]
 */
const skills = (person, heading = '') => `<h2 style="${heading}">Skills</h2><p>${person.skills.join(', ')}</p>`

/**
 * @param {string} fontCss
 * @param {string} css
 * @param {string} content
 */
const page = (fontCss, css, content) =>
  `<!doctype html><html><head><meta charset="utf-8"><style>${fontCss}${base}${css}</style></head><body>${content}</body></html>`

/** @type {Layout[]} */
export const layouts = [
  {
    id: 'plain',
    html: (person, font) =>
      page(font, '', `<h1>${person.name}</h1><p>${contact(person)}</p>${body(person)}${skills(person)}`),
  },
  {
    id: 'band',
    html: (person, font) =>
      page(
        font,
        '',
        `<div style="background:#1f3a4d;color:#fff;padding:16px"><h1>${person.name}</h1><p>${contact(person)}</p></div>` +
          `${body(person, 'background:#1f3a4d;color:#fff;padding:2px 6px')}${skills(person, 'background:#1f3a4d;color:#fff;padding:2px 6px')}` +
          `<p style="font-size:6pt;color:#777;margin-top:30px">References on request. Last updated in 2024.</p>`,
      ),
  },
  {
    id: 'gradient',
    html: (person, font) =>
      page(
        font,
        '',
        `<div style="background:linear-gradient(90deg,#26336b,#8a3fa0);background-color:#26336b;color:#fff;padding:16px"><h1>${person.name}</h1><p>${contact(person)}</p></div>` +
          `<div style="opacity:.6">${body(person)}</div>${skills(person, 'color:#8a3fa0;letter-spacing:1px')}`,
      ),
  },
  {
    id: 'shadow',
    html: (person, font) =>
      page(
        font,
        '',
        `<h1 style="text-shadow:1px 1px 2px #999">${person.name}</h1><p>${contact(person)}</p>` +
          `${body(person, 'text-shadow:1px 1px 0 #ccc;color:rgba(20,40,80,.8)')}${skills(person, 'border-bottom:1px solid #aaa')}`,
      ),
  },
  {
    id: 'side-bar',
    html: (person, font) =>
      page(
        font,
        '',
        `<table style="width:100%;border-collapse:collapse"><tr><td style="width:30%;background:#243b36;color:#fff;vertical-align:top;padding:12px">` +
          `<h2>Contact</h2><p style="font-size:8pt">${person.email}</p><p style="font-size:8pt">${person.phone}</p><h2>Skills</h2>${person.skills.map((skill) => `<p>${skill}</p>`).join('')}</td>` +
          `<td style="vertical-align:top;padding:0 14px"><h1>${person.name}</h1>${body(person, 'color:#243b36')}</td></tr></table>`,
      ),
  },
  {
    id: 'pills',
    html: (person, font) =>
      page(
        font,
        '',
        `<h1 style="color:#b03060">${person.name}</h1><p><a href="mailto:${person.email}">${person.email}</a> | ${person.phone}</p>${body(person)}<h2>Skills</h2>` +
          `<p style="line-height:2.2">${person.skills.map((skill) => `<span style="background:#b03060;color:#fff;border-radius:9px;padding:2px 9px;margin-right:6px">${skill}</span>`).join(' ')}</p>`,
      ),
  },
  {
    id: 'outline',
    html: (person, font) =>
      page(
        font,
        '',
        `<h1 style="-webkit-text-stroke:1px #113333;color:transparent">${person.name}</h1><p>${contact(person)}</p>` +
          `${body(person, '-webkit-text-stroke:.4px #992222;color:#fff')}${skills(person, '-webkit-text-stroke:.4px #992222;color:#fff')}`,
      ),
  },
  {
    id: 'two-shadows',
    html: (person, font) =>
      page(
        font,
        '',
        `<h1 style="text-shadow:0 0 6px #99ccff,2px 2px 0 #eee">${person.name}</h1><p>${contact(person)}</p>${body(person)}${skills(person)}`,
      ),
  },
]
