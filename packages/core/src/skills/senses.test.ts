import { describe, expect, test } from 'vitest'
import { prepareListing } from '../matching/listing/prepared-listing.ts'
import { createTextProfile } from '../matching/testing/profile-of-text.ts'
import { wordsOfFields } from './data/senses.ts'
import { findSkillIds } from './extract.ts'
import { fields, generalField, type Skill, skills } from './vocabulary.ts'

const written = wordsOfFields
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [words = '', rest = ''] = line.split(': ')
    const [own = '', ...others] = rest.split(';').map((part) =>
      part
        .split(' = ')[0]!
        .split(',')
        .map((one) => one.trim()),
    )
    return words.split(', ').map((word) => ({ word, own: [own].flat().filter(Boolean), others: others.flat() }))
  })
const skillOf = (word: string): Skill | undefined =>
  ['using %', '%'].flatMap((text) => findSkillIds(text.replace('%', word))).map(({ id }) => skills[id]!)[0]

const shown = (...lines: string[]): string[] =>
  [...createTextProfile(['Asha Verma', 'asha@example.com', ...lines].join('\n')).skills.keys()].map(
    (id) => skills[id]!.name,
  )
const asked = (title: string, ...requirements: string[]) =>
  prepareListing({ id: 'x', title, description: '', requirements }).asks.map((ask) =>
    ask.skills.map((id) => skills[id]!.name).join(),
  )

test('no word is listed twice, of which only the last would count', () => {
  const words = written.map(({ word }) => word.toLowerCase())
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test.each([
  ['Sent goods to Dakshina Kannada and Udupi', 'Kannada'],
  ['Opened the branch at English Bazar', 'English'],
])('“%s” names a place and not %s', (line, language) => {
  expect(findSkillIds(line).map(({ id }) => skills[id]!.name)).not.toContain(language)
})

test('a CRO is an oscilloscope beside a multimeter, and conversions in a shop', () => {
  expect(shown('EXPERIENCE', 'Intern, Zed, Pune, 2025', '- Tested boards with a multimeter and CRO')).toContain(
    'Oscilloscopes',
  )
  expect(
    shown('EXPERIENCE', 'Marketing Intern, Zed, Pune, 2025', '- Ran CRO and SEO for an online shop'),
  ).not.toContain('Oscilloscopes')
})

test.each([
  ['B.Sc. Hospitality and Hotel Administration', 'Administration'],
  ['Credit note on an MSME borrower', 'Credit and debit notes'],
  ['Sourcing of new customers from the market', 'Procurement'],
  ['Worked with Japanese buyers of rugs', 'Japanese'],
  ['Opened savings accounts of 40 people', 'Accounting'],
  ['Help desk for visitors of the fest', 'Technical support'],
  ['Checked salary slips of loan applicants', 'Payroll'],
  ['Removed double entries from the list', 'Bookkeeping'],
  ['Trained joiners on the property management system', 'Property management'],
  ['Rain water harvesting for the campus', 'Crop management'],
  ['Vocational training, thermal power station, 4 weeks', 'Vocational training'],
  ['The shop says shelf sales went up 18%', 'Sales'],
  ['Read out the batting statistics of the match', 'Statistics'],
  ['Served humanity in a relief camp', 'Humanities'],
  ['Finished Excel on LinkedIn Learning', 'LinkedIn'],
  ['Studied PCB (physics, chemistry, biology) in class XII', 'PCB design'],
  ['Measured the TDS of drinking water with a meter', 'TDS'],
  ['Did all homework with due diligence', 'Due diligence'],
  ['Was on the payroll of a contractor', 'Payroll'],
  ['Wiped the dashboard and seats of cars', 'Dashboards'],
  ['Searched journal databases for papers', 'Databases'],
  ['Kept the accounts of a research grant', 'Research'],
  ['Maintained the front end of the store', 'Front-end development'],
  ['Presented numbers to senior leadership', 'Leadership'],
  ['Worked with minimal supervision', 'Team management'],
  ['Arranged travel logistics for the team', 'Logistics'],
  ['Reporting directly to the owner', 'Reporting'],
  ['Set up Cisco Unity voicemail', 'Unity'],
  ['Worked with photographers and make-up artists', 'Makeup artistry'],
])('%j says nothing of %s', (text, name) => {
  expect(findSkillIds(text).map(({ id }) => skills[id]!.name)).not.toContain(name)
})

test.each(written)('$word is a word of the vocabulary and its fields exist', ({ word, own, others }) => {
  expect(skillOf(word), 'skill').toBeDefined()
  for (const name of [...own, ...others].filter((one) => one !== '*'))
    expect(fields.map((field) => field.name)).toContain(name)
})

/** Names of skills that mean one thing only, of one field. */
const plainNames = (field: string) =>
  skills
    .filter(({ surfaces, broader, near }) => surfaces[0]!.use === 'plain' && broader.length + near.length < 2)
    .filter((skill) => fields[skill.field]!.name === field && /^[A-Z][\w ]{5,24}$/.test(skill.name))
    .map(({ name }) => name)
    .filter(
      (name) =>
        findSkillIds(name).length === 1 && !written.some(({ word }) => name.toLowerCase().includes(word.toLowerCase())),
    )

describe.each(written.filter(({ own }) => !own.includes('*')))('$word', ({ word, own, others }) => {
  const skill = skillOf(word)!
  const ownFields = [fields[skill.field]!.name, ...own]
  const fieldsElsewhere = fields
    .map(({ name }) => name)
    .filter((name, at) => at !== generalField && !ownFields.includes(name))

  test('is its skill among words of its own field', () => {
    const [one, other] = plainNames(ownFields[0]!)
    expect(shown('Skills', `${one}, ${word}, ${other}`)).toContain(skill.name)
  })

  test('is not its skill among words of other fields', () => {
    for (const field of fieldsElsewhere.filter((_, at) => at % 5 === word.length % 5)) {
      const [one, other] = plainNames(field)
      expect(shown('Skills', `${one}, ${word}, ${other}`), `${one}, ${word}, ${other}`).not.toContain(skill.name)
    }
  })

  test('is another skill only in the fields of that', () => {
    for (const field of others.filter((name) => plainNames(name).length > 1)) {
      const [one, other] = plainNames(field)
      expect(shown('Skills', `${one}, ${word}, ${other}`), field).not.toContain(skill.name)
    }
  })
})

describe('a word of several senses', () => {
  test.each([
    ['Quality Trainee', 'Took SEM images of fracture surfaces next to XRD and FTIR', 'SEM'],
    ['Pharmacy Intern', 'Blended the API with excipients before tablet compression', 'APIs'],
    ['Legal Intern', 'Wrote notes on arbitration with an LLM candidate', 'Large language models'],
    ['Pastry Trainee', 'Piping of buttercream on 40 cakes', 'Piping design'],
    ['Staff Nurse', 'Administration of insulin to patients of two wards', 'Administration'],
    ['Mathematics Teacher', 'Marked the unit test of 120 students', 'Unit testing'],
    ['Legal Intern', 'Drafting of plaints and written statements', 'Drafting'],
    ['Chemistry Intern', 'Made coordination compounds of cobalt', 'Coordination'],
    ['Backend Developer Intern', 'Reviewed 12 PRs a week', 'Public relations'],
    ['Pharmacy Intern', 'Filled the suspected ADR form for 27 drug reactions of tablets', 'Arbitration'],
    ['Chemistry Intern', 'Read IR and NMR spectra of nine compounds', 'Employee relations'],
    ['Physiotherapy Intern', 'Wrote SOAP notes on gait training of 12 stroke patients', 'SOAP'],
    ['Investment Banking Intern', 'Did issue management of three IPOs', 'Issue management'],
    ['Staff Nurse', 'Set up PCA and fluids for patients of the ward', 'Principal component analysis'],
    ['Aerospace Intern', 'Ran IR and radar analysis of a jet engine', 'Employee relations'],
    ['Call Centre Intern', 'Answered customer complaints over telephony and live chat', 'VoIP'],
    ['HR Intern', 'Drafting of HR letters for payroll and recruitment', 'Drafting'],
    ['Film Intern', 'Scripting of reels and video editing', 'Programming'],
    ['Dairy Intern', 'Did AI in 40 cows and buffaloes, 24 came in calf', 'Artificial intelligence'],
    ['Library Intern', 'Got a seat through CUET counselling, second round', 'Counseling'],
    ['Library Intern', 'Highest marks in unit test 2 of data structures', 'Unit testing'],
    ['VLSI Intern', 'Found a reset bug in a FIFO next to a UART in Verilog', 'FIFO'],
  ])('is no skill of another field: %s, %s', (title, sentence, skill) => {
    expect(shown('Experience', `${title}, Kite Labs, May 2025 - July 2025`, `- ${sentence}`)).not.toContain(skill)
  })

  test.each([
    ['Marketing Intern', 'Ran SEM campaigns on Google Ads', 'SEM'],
    ['Backend Developer Intern', 'Wrote the API of the payment app', 'APIs'],
    ['Mechanical Engineer Trainee', 'Drafting of fixtures in AutoCAD', 'Drafting'],
    ['Software Engineer Intern', 'Wrote a unit test for every bug', 'Unit testing'],
  ])('is its skill in its own field: %s, %s', (title, sentence, skill) => {
    expect(shown('Experience', `${title}, Kite Labs, May 2025 - July 2025`, `- ${sentence}`)).toContain(skill)
  })

  test('is its skill in a sentence of other words when the resume is mostly of its field', () => {
    const lines = ['Experience', 'Backend Developer Intern, Kite Labs, May 2025 - July 2025', '- Wrote Python and SQL']
    const project = ['Projects', 'Kisan', '- Called the weather API for farmers and crops']
    expect(shown(...lines, ...project)).toContain('APIs')
  })

  test.each([
    [['Law Intern', 'Drafting', 'Legal research'], 'Legal drafting'],
    [['Mechanical Design Intern', 'Drafting', 'SolidWorks'], 'Drafting'],
    [['Materials Intern', 'SEM', 'X-ray diffraction'], 'Scanning electron microscopy'],
    [['Digital Marketing Intern', 'SEM', 'SEO'], 'SEM'],
    [['Drug Safety Intern', 'API', 'Pharmacovigilance'], ''],
    [['Customer Support Intern', 'Onboarding', 'Ticketing systems'], 'Customer onboarding'],
    [['HR Intern', 'Onboarding', 'Payroll'], 'Onboarding'],
    [['Film Production Intern', 'Editing', 'Storyboarding'], 'Video editing'],
    [['Books Desk Intern', 'Editing', 'Proofreading'], 'Editing'],
  ])('is asked for in the sense of the listing: %j', ([title = '', ...requirements], skill) => {
    expect(asked(title, ...requirements)[0] ?? '').toBe(skill)
  })
})

test.each([
  ['Laid out a trial of three soybean varieties; JS 335 gave more', 'JavaScript'],
  ['XII (Commerce), HBSE, 2020', 'HBase'],
  ['National finalists, CFA Research Challenge 2026', 'Research'],
])('a name with a number, of a board or of a contest is no skill: %s', (line, skill) => {
  expect(findSkillIds(line).map(({ id }) => skills[id]!.name)).not.toContain(skill)
})

test.each([
  ['SQL', 'Fixed the autocomplete of the SQL Lab editor of a dashboard'],
  ['Adobe Illustrator', 'Drew forty pages as a freelance illustrator for two magazines'],
])('%s is not shown by its name in: %s', (skill, line) => {
  expect(shown('Experience', 'Intern, Kite Labs, May 2025 - July 2025', `- ${line}`)).not.toContain(skill)
})

test('names of questionnaires are no stock, one or many', () => {
  expect(
    shown('Experience', 'Intern, Kite Labs, May 2025 - July 2025', '- Scored MMSE and Beck inventories'),
  ).not.toContain('Inventory management')
})

test('an abbreviation and a test of several trades follow the listing', () => {
  expect(asked('Agronomy Intern', 'Agriculture', 'Soil testing')).toContain('Soil testing of farmland')
  expect(asked('Analytical Chemistry Intern', 'Titration', 'GC')).toContain('Gas chromatography')
})

test('reads the words of physiotherapy as a physiotherapist means them', () => {
  const lines = [
    'Ortho OPD, Kovai Hospital, Jan 2026 - Mar 2026',
    '• Gave ultrasound therapy and TENS, wrote SOAP notes',
    '• Helped with NDT sessions for children with cerebral palsy, and with kinesio taping',
  ]
  const read = shown('Physiotherapy student', 'Clinical postings', ...lines)
  expect(read).toEqual(
    expect.arrayContaining(['Electrotherapy', 'Clinical notes', 'Neurodevelopmental therapy', 'Kinesio taping']),
  )
  for (const other of ['SOAP', 'Non-destructive testing', 'Dry needling', 'Ultrasound'])
    expect(read).not.toContain(other)
})
