import { credentialForms, jobForms, jobTables, lists, projectForms, schoolForms, schoolTables, skillForms } from './html-parts.mjs'
import { pages } from './html-pages.mjs'
import { createRandom } from './random.mjs'

/** @type {import('./html-pages.mjs').Layout[]} */
const designed = [
  { id: 'plain', page: 'work first', heads: 'plain', job: 'title, company over dates', school: 'degree over school with dates', skills: 'commas' },
  { id: 'edges', page: 'school first', heads: 'formal', job: 'title and dates over company and place', school: 'school and dates over degree', skills: 'labelled', css: 'h2{border-bottom:1px solid #222}' },
  { id: 'company-first', page: 'work first', heads: 'formal', job: 'company and place over title and dates', school: 'school and dates over degree', skills: 'labelled', credential: 'edges', css: 'body{font-family:Resume,Liberation Serif,serif}' },
  { id: 'dates-beside', page: 'work first', heads: 'plain', job: 'dates beside', school: 'dates beside', skills: 'dots' },
  { id: 'bars', page: 'school first', heads: 'indian', job: 'one line with bars', school: 'bars', skills: 'bars', credential: 'lines' },
  { id: 'dates-on-top', page: 'work first', heads: 'plain', job: 'dates over title over company', school: 'dates over degree over school', skills: 'commas', project: 'bold over text' },
  { id: 'three-lines', page: 'band', heads: 'plain', job: 'three lines', school: 'degree over school over dates', skills: 'pills' },
  { id: 'dates-then-title', page: 'work first', heads: 'formal', job: 'dates before title under company', school: 'year first', skills: 'labelled' },
  { id: 'labelled', page: 'school first', heads: 'indian', job: 'labelled', school: 'table', skills: 'items', project: 'colon items' },
  { id: 'at', page: 'work first', heads: 'story', job: 'at company in brackets', school: 'from school in brackets', skills: 'commas', project: 'colon items' },
  { id: 'brackets', page: 'side bar left', heads: 'plain', job: 'company with dates over title', school: 'degree over school with dates', skills: 'lines' },
  { id: 'side-left', page: 'side bar left', heads: 'formal', job: 'title and dates over company and place', school: 'school and dates over degree', skills: 'items', credential: 'lines' },
  { id: 'side-right', page: 'side bar right', heads: 'plain', job: 'title over company with dates at the edge', school: 'school over degree over dates', skills: 'lines' },
  { id: 'side-schools', page: 'schools in side bar', heads: 'plain', job: 'three lines', school: 'degree over school over dates', skills: 'pills', credential: 'lines' },
  { id: 'halves', page: 'halves', heads: 'plain', job: 'company over title over dates', school: 'school over degree over dates', skills: 'items' },
  { id: 'cards', page: 'work first', heads: 'plain', job: 'cards', school: 'cards', skills: 'labelled in columns' },
  { id: 'cards-band', page: 'band', heads: 'story', job: 'cards', school: 'degree over school with dates', skills: 'labels over lists', list: 'prose' },
  { id: 'table', page: 'school first', heads: 'formal', job: 'table', school: 'table', skills: 'levels', project: 'colon items' },
  { id: 'margin', page: 'labels in margin', heads: 'plain', job: 'title, company over dates', school: 'one line', skills: 'commas' },
  { id: 'margin-edges', page: 'labels in margin', heads: 'formal', job: 'title and dates over company and place', school: 'school and dates over degree', skills: 'labelled', credential: 'lines' },
  { id: 'boxes', page: 'boxes', heads: 'indian', job: 'three lines', school: 'table', skills: 'three columns' },
  { id: 'below', page: 'work over two columns', heads: 'plain', job: 'title and dates over company and place', school: 'degree over school with dates', skills: 'labelled' },
  { id: 'below-three', page: 'work over two columns', heads: 'story', job: 'dates over title over company', school: 'school over degree over dates', skills: 'items' },
  { id: 'unknown', page: 'work first', heads: 'unknown', job: 'title, company over dates', school: 'degree over school with dates', skills: 'commas' },
  { id: 'unknown-edges', page: 'side bar right', heads: 'unknown', job: 'title and dates over company and place', school: 'school over degree over dates', skills: 'items', credential: 'lines' },
  { id: 'story', page: 'name at the right', heads: 'story', job: 'dashes, dates behind', school: 'year first', skills: 'dots', project: 'bold over text' },
  { id: 'sentence', page: 'work first', heads: 'indian', job: 'plain sentence', school: 'one line', skills: 'commas', list: 'prose', css: 'b{font-weight:normal}h2{font-size:10pt}h1{font-size:12pt}' },
  { id: 'flat', page: 'work first', heads: 'formal', job: 'company over title over dates', school: 'school over degree over dates', skills: 'commas', list: 'dashes', css: 'b,h2{font-weight:normal}h2{font-size:10pt}i{font-style:normal}' },
  { id: 'items', page: 'school first', heads: 'plain', job: 'list item', school: 'from school in brackets', skills: 'labelled', project: 'colon items' },
  { id: 'dates-right-column', page: 'work first', heads: 'plain', job: 'dates at the edge over place', school: 'dates beside', skills: 'three columns', list: 'signs' },
  { id: 'spaced', page: 'name at the right', heads: 'formal', job: 'title over company with dates at the edge', school: 'degree over school over dates', skills: 'labelled in columns', css: 'h2{letter-spacing:3px;font-weight:normal;font-size:11pt}' },
  { id: 'justified', page: 'work first', heads: 'plain', job: 'company and place over title and dates', school: 'school and dates over degree', skills: 'commas', list: 'prose', css: 'p{text-align:justify}body{font-family:Resume,DejaVu Serif,serif;font-size:9pt}' },
]

/** Combinations that nobody designed: rules that only fit the designed ones fail on them. @param {number} index */
function mixed(index) {
  const { pick } = createRandom(1_000 + index)
  return {
    id: `mixed-${index}`,
    page: pick(Object.keys(pages)),
    heads: pick(/** @type {const} */ (['plain', 'formal', 'indian', 'unknown', 'story'])),
    job: pick([...Object.keys(jobForms), ...Object.keys(jobTables)]),
    list: pick(Object.keys(lists)),
    school: pick([...Object.keys(schoolForms), ...Object.keys(schoolTables)]),
    skills: pick(Object.keys(skillForms)),
    project: pick(Object.keys(projectForms)),
    credential: pick(Object.keys(credentialForms)),
    css: pick(['', 'b{font-weight:normal}', 'body{font-family:Resume,DejaVu Serif,serif;font-size:9pt}', 'h2{text-transform:uppercase}', 'h2{font-size:10pt}']),
  }
}

/** @type {import('./html-pages.mjs').Layout[]} */
export const htmlLayouts = [...designed, ...Array.from({ length: 16 }, (_, index) => mixed(index + 1))]
