import { pages } from './html-pages.mjs'
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
import { createRandom } from './random.mjs'
import { headings } from './words.mjs'

// id | page | heads | job | school | skills | list | project | credential | css; empty parts are the usual ones.
const designedRows = `
  plain | work first | plain | title, company over dates | degree over school with dates | commas
  edges | school first | formal | title and dates over company and place | school and dates over degree | labelled |  |  |  | h2{border-bottom:1px solid #222}
  company-first | work first | formal | company and place over title and dates | school and dates over degree | labelled |  |  | edges | body{font-family:Resume,Liberation Serif,serif}
  dates-left | work first | plain | dates at the left | dates at the left | dots
  bars | school first | indian | one line with bars | bars | bars |  |  | lines
  dates-on-top | work first | plain | dates over title over company | dates over degree over school | commas |  | bold over text
  three-lines | band | plain | three lines | degree over school over dates | pills
  dates-then-title | work first | formal | dates before title under company | year first | labelled
  labelled | school first | indian | labelled | table | items |  | colon items
  at | work first | story | at company in brackets | from school in brackets | commas |  | colon items
  brackets | side bar left | plain | company with dates over title | degree over school with dates | lines
  side-left | side bar left | formal | title and dates over company and place | school and dates over degree | items |  |  | lines
  side-right | side bar right | plain | title over company with dates at the edge | school over degree over dates | lines
  side-schools | schools in side bar | plain | three lines | degree over school over dates | pills |  |  | lines
  halves | halves | plain | company over title over dates | school over degree over dates | items
  cards | work first | plain | cards | cards | labelled in columns
  cards-band | band | story | cards | degree over school with dates | labels over lists | prose
  table | school first | formal | table | table | levels |  | colon items
  margin | labels in margin | plain | title, company over dates | one line | commas
  margin-edges | labels in margin | formal | title and dates over company and place | school and dates over degree | labelled |  |  | lines
  boxes | boxes | indian | three lines | table | three columns
  below | work over two columns | plain | title and dates over company and place | degree over school with dates | labelled
  below-three | work over two columns | story | dates over title over company | school over degree over dates | items
  unknown | work first | unknown | title, company over dates | degree over school with dates | commas
  unknown-edges | side bar right | unknown | title and dates over company and place | school over degree over dates | items |  |  | lines
  story | name at the right | story | dashes, dates behind | year first | dots |  | bold over text
  sentence | work first | indian | plain sentence | one line | commas | prose |  |  | b{font-weight:normal}h2{font-size:10pt}h1{font-size:12pt}
  flat | work first | formal | company over title over dates | school over degree over dates | commas | dashes |  |  | b,h2{font-weight:normal}h2{font-size:10pt}i{font-style:normal}
  items | school first | plain | list item | from school in brackets | labelled |  | colon items
  dates-right-column | work first | plain | dates at the edge over place | dates at the left | three columns | signs
  spaced | name at the right | formal | title over company with dates at the edge | degree over school over dates | labelled in columns |  |  |  | h2{letter-spacing:3px;font-weight:normal;font-size:11pt}
  justified | work first | plain | company and place over title and dates | school and dates over degree | commas | prose |  |  | p{text-align:justify}body{font-family:Resume,DejaVu Serif,serif;font-size:9pt}
`

/** @returns {import('./html-pages.mjs').Layout[]} */
function designed() {
  const rows = designedRows.split('\n').filter((row) => row.trim() !== '')
  return rows.map((row) => {
    const [id = '', page = '', heads = '', job = '', school = '', skills = '', list, project, credential, css] = row
      .trim()
      .split(/ ?\| ?/)
    if (!isHeads(heads)) throw new Error(`There are no headings ${heads}.`)
    const parts = { list, project, credential, css }
    return {
      id,
      page,
      heads,
      job,
      school,
      skills,
      ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part)),
    }
  })
}

/** @param {string} name @returns {name is keyof typeof headings} */
const isHeads = (name) => name in headings

/** Random combinations: rules that only fit the designed layouts fail on them. @param {number} index */
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
    css: pick([
      '',
      'b{font-weight:normal}',
      'body{font-family:Resume,DejaVu Serif,serif;font-size:9pt}',
      'h2{text-transform:uppercase}',
      'h2{font-size:10pt}',
    ]),
  }
}

/** @type {import('./html-pages.mjs').Layout[]} */
export const htmlLayouts = [...designed(), ...Array.from({ length: 16 }, (_, index) => mixed(index + 1))]
