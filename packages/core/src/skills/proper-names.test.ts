import { describe, expect, test } from 'vitest'
import { findSkills } from './extract.ts'

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill)

/** Words that are skills when they are not part of a name. */
const words = [
  'Oracle',
  'Canva',
  'Java',
  'Swift',
  'Adobe',
  'Tally',
  'Excel',
  'Python',
  'Red Hat',
  'Salesforce',
  'Unity',
]

describe('law: the name of an employer, a person or an exam shows no skill', () => {
  test.each([
    '% House Cafe',
    '% Dental Clinic',
    '% Couriers',
    '% House Realty',
    '% National Bank',
    '% Constructions Pvt Ltd',
    '% Public School',
    '% Hospital',
    'Hotel % Palace',
    '% Dairy Farms',
    '% Foundation',
    'Intern at %, May 2025',
    'SDE Intern @ %',
    'Client: %',
    'Employer: %',
    'Guided by Dr. % Mathew',
    'Reported to Ms. Meera %',
    '% Summit 2024',
  ])('%s', (line) => {
    const found = words.flatMap((word) => namesIn(line.replace('%', word)))
    expect(found).toEqual([])
  })

  test.each([
    'Tata Motors, Pune',
    'Trip to Tamil Nadu and Punjab',
    'JEE Main 98 percentile',
    'UGC NET 2024 qualified',
    'CSIR NET JRF',
    'Paper at ACL 2024',
    'I paint on canvas',
    'Helped at the reptile park: python feeding and weighing',
    'Float and tableau of the brand for the Republic Day parade',
    'Kept the books at Java House Cafe',
    'Spring Fest 2025',
  ])('%s', (line) => {
    expect(namesIn(line)).toEqual([])
  })
})

test.each([
  ['Good at Excel and Python', ['Microsoft Excel', 'Python']],
  ['Amazon Web Services, Google Cloud Platform', ['AWS', 'Google Cloud Platform']],
  ['Data Analyst Intern Axis Bank, SQL', ['SQL']],
  ['B.Com (Accounting and Finance)', ['Accounting', 'Finance']],
])('the skills of %j stay', (line, skills) => {
  expect(namesIn(line)).toEqual(expect.arrayContaining(skills))
})

describe('a department, a sector and amounts show no skill', () => {
  test.each([
    ['Carried letters between the design and the marketing department', 'Marketing'],
    ['Sat with the HR team for a week', 'Human resources'],
    ['Put weekly sales on one page', 'Sales'],
    ['Kept sales figures in a sheet', 'Sales'],
    ['Prepared the sales and purchase data for the auditor', 'Sales'],
    ['Passed sales entries in Tally', 'Sales'],
    ['Wrote up the sales register', 'Sales'],
    ['Updated the sales sheet every evening', 'Sales'],
    ['Wrote a note on 15 pharma shares', 'Pharmacy'],
    ['Served tea at sales meetings', 'Sales'],
    ['Made the sheet of b2b and b2c sales each month', 'B2B sales'],
    ['Made the sheet of b2b and b2c sales each month', 'B2C sales'],
    ['Studied the retail sector', 'Retail'],
  ])('%s', (line, skill) => {
    expect(namesIn(line)).not.toContain(skill)
  })

  test.each([
    ['Raised weekly sales by 20 %', 'Sales'],
    ['Two years of sales and marketing', 'Sales'],
    ['HR Intern', 'Human resources'],
  ])('but work in them does: %s', (line, skill) => {
    expect(namesIn(line)).toContain(skill)
  })
})

describe('words of programs and of staff that speak of something else', () => {
  test.each([
    ['Treated knees after ligament surgery', 'Surgery'],
    ['Physiotherapy of stroke and post-surgery patients', 'Surgery'],
    ['Redesigned the onboarding (screens of an app)', 'Onboarding'],
    ['Simplified onboarding flow for new users', 'Onboarding'],
    ['Learnt Svelte from YouTube last summer', 'YouTube'],
    ['Designed onboarding for a fintech app in Figma', 'Onboarding'],
    ['Static analysis in ANSYS of the frame', 'Static code analysis'],
    ['Structural static analysis of a bracket', 'Static code analysis'],
    ['Load testing of a concrete beam', 'Performance testing'],
    ['Stress testing of the loan portfolio', 'Performance testing'],
    ['Performance testing of a pump', 'Performance testing'],
    ['Standard penetration testing of soil at two sites', 'Penetration testing'],
    ['Smoke testing of drains', 'Regression testing'],
    ['Load balancing of three phases', 'Load balancing'],
    ['"Data Protection after 2023", ILS Law Review, 2025', 'GDPR'],
    ['Essay on data privacy in schools', 'GDPR'],
  ])('%s', (line, skill) => {
    expect(namesIn(line)).not.toContain(skill)
  })

  test.each([
    ['Planned onboarding for 12 new hires', 'Onboarding'],
    ['Learnt editing and posted 40 videos on YouTube', 'YouTube'],
    ['Onboarding, Recruitment, Payroll', 'Onboarding'],
    ['Static analysis, ESLint', 'Static code analysis'],
    ['Ran static analysis with SonarQube on Java code', 'Static code analysis'],
    ['Load testing with JMeter', 'Performance testing'],
    ['Penetration testing of web applications', 'Penetration testing'],
    ['Data protection, contracts', 'Data privacy'],
  ])('but here they are skills: %s', (line, skill) => {
    expect(namesIn(line)).toContain(skill)
  })
})

describe('law: a word that begins the name of another thing is no skill, wherever it is listed', () => {
  test.each([
    ['Access', 'Access to a library'],
    ['Access', 'Access road of a hostel'],
    ['Spark', 'Spark plugs'],
    ['Slack', 'Slack line walking'],
    ['Rust', 'Rust marks on rims'],
    ['Spring', 'Spring-mass problems'],
    ['Shell', 'Shell moulding'],
    ['Swift', 'Swift Dzire'],
    ['Flask', 'Flask shaker'],
    ['Hive', 'Hive boxes'],
    ['Go', 'Go kart'],
  ])('%s of “%s”', (word, thing) => {
    const alone = findSkills(`Python, ${word}, SQL`).length
    expect(alone, 'the word itself is a skill').toBe(3)
    expect(namesIn(`Python, ${thing}, SQL`)).toEqual(['Python', 'SQL'])
    expect(namesIn(`SQL, ${thing}`)).toEqual(['SQL'])
  })

  test('a degree is no battery', () => {
    expect(namesIn('BMS, Maulana Azad College, 2022 - 2025')).toEqual([])
    expect(namesIn('Tested the BMS of an e-scooter')).toContain('Battery management systems')
  })

  test.each([
    'under supervision',
    'under the direct supervision of a dentist',
    'under the leadership of the dean',
    'under the mentorship of an engineer',
  ])('what others do, as in “%s”, is no skill', (words) => {
    expect(namesIn(`Sorted files ${words}`)).toEqual([])
  })

  test.each([
    'Kite Group is a leading provider of payroll software in Java.',
    'It is a start-up in machine learning',
    'Its services include SEO and media planning',
    'Published on the Contract Law Blog',
  ])('what is said of a firm or a paper is no skill: “%s”', (line) => {
    expect(namesIn(line)).toEqual([])
  })

  test.each(['Kisan is an Android app for banks', 'I was the payroll lead of the company'])('but “%s” is', (line) => {
    expect(namesIn(line)).toHaveLength(1)
  })

  test('deploying people is no release of software', () => {
    expect(namesIn('Deployment of police at the fair')).toEqual([])
    expect(namesIn('Deployment of the app on AWS')).toContain('Deployment')
  })
})
