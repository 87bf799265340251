import { describe, expect, test } from 'vitest'
import { skills } from '../../skills/vocabulary.ts'
import { importanceBySkill, importanceIn, importanceOfWords } from './importance.ts'
import { readPiece } from './listing-fields.ts'
import { prepareListing } from './prepared-listing.ts'

describe('the importance of a requirement by its own words', () => {
  test.each(['Python is a must', 'Must know Python', 'Python (mandatory)', 'Python required', 'Python is essential'])(
    'is must in: %s',
    (text) => {
      expect(importanceIn(text)).toBe('must')
    },
  )

  test.each([
    'Nice to have: Docker',
    'Docker is good to have',
    'Docker preferred',
    'Docker would be a plus',
    'Bonus: Docker',
    'Docker (optional)',
    'Docker is not mandatory',
    'Knowledge of Docker is an added advantage',
  ])('is nice in: %s', (text) => {
    expect(importanceIn(text)).toBe('nice')
  })

  test.each(['Docker', 'Good knowledge of Docker', 'Mustard', 'C++'])('is asked in: %s', (text) => {
    expect(importanceIn(text)).toBe('asked')
  })
})

const said = (text: string) =>
  [...importanceBySkill(readPiece(text))].map(([id, importance]) => `${skills[id]!.name}: ${importance}`).sort()

describe('what a sentence says of its skills', () => {
  test.each<[string, string[]]>([
    ['SQL and Python daily; Docker is a plus.', ['Docker: nice']],
    ['SQL daily; Docker is useful, not required.', ['Docker: nice']],
    ['Docker handy.', ['Docker: nice']],
    ['Be helpful to people who learn Docker.', []],
    ['SQL daily, Docker when required.', []],
    ['Skills: SQL, Python, and Docker (preferred).', ['Docker: nice']],
    ['You need SQL and Python, and preferably Docker.', ['Docker: nice']],
    ['We look for Java, Git and testing, Docker is optional.', ['Docker: nice']],
    ['SQL is required and Docker is good to have.', ['Docker: nice', 'SQL: must']],
    ['Docker and Kubernetes are a plus.', ['Docker: nice', 'Kubernetes: nice']],
    ['Knowledge of Docker preferred.', ['Docker: nice']],
    ['Freshers are welcome to work with Docker and SQL.', []],
    ['Immediate joiners preferred; you will use Docker all day.', []],
    ['You will use Docker and SQL.', []],
    ['SQL daily. Experience with Docker or Kubernetes is nice to have.', ['Docker: nice', 'Kubernetes: nice']],
    ['Must know SQL. It would be nice if you have seen Docker.', ['Docker: nice', 'SQL: must']],
    ['SQL. Preference will be given to those with Docker experience.', ['Docker: nice']],
    ['Must have: Docker, SQL. Good to have: Kubernetes.', ['Docker: must', 'Kubernetes: nice', 'SQL: must']],
    ['Preferred skills: Docker, SQL. Required skills: Kubernetes.', ['Docker: nice', 'Kubernetes: must', 'SQL: nice']],
    ['Strong SQL is non-negotiable. Docker is a bonus.', ['Docker: nice', 'SQL: must']],
    ['Familiarity with SQL, Docker and Kubernetes is a plus.', ['Docker: nice', 'Kubernetes: nice', 'SQL: nice']],
    ['Knowledge of SQL and Docker is a must.', ['Docker: must', 'SQL: must']],
    ['You need experience with SQL and Java and Docker is a plus.', ['Docker: nice']],
    ['Data journalism is a plus.', ['Data journalism: nice']],
    ['SQL is essential; Docker is not required.', ['Docker: nice', 'SQL: must']],
    ['SQL is a must-have. Docker is a nice-to-have.', ['Docker: nice', 'SQL: must']],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected)
  })
})

test.each<[string, string | undefined]>([
  ['Filing is a must, Mapinfo knowledge preferred.', 'nice'],
  ['Mapinfo is required.', 'must'],
  ['You use Mapinfo every day.', undefined],
  ['Mapinfos preferred.', undefined],
])('“%s” says of words without a skill: %s', (text, importance) => {
  expect(importanceOfWords(readPiece(text), 'Mapinfo')).toBe(importance)
})

describe('a list below', () => {
  const said = (description: string) =>
    prepareListing({ id: 'x', title: 'Intern', description, requirements: ['SQL', 'Docker'] })
      .asks.map(({ phrase, importance }) => `${phrase}: ${importance}`)
      .join(', ')

  test.each(['Good to have:', 'Nice-to-have', 'Preferred skills', 'Optional', 'Bonus points if you know:'])(
    '%s is only welcome, up to the next heading',
    (heading) => {
      for (const mark of ['- ', '• ', '1. ', ''])
        for (const gap of ['\n', '\n\n'])
          for (const end of ['\n\n', '\nWhat you do:\n', mark === '' ? '\n\n' : '\nWhat you do\n'])
            expect(said(`We work on data.\n${heading}${gap}${mark}Docker${end}SQL every day`)).toBe(
              'SQL: asked, Docker: nice',
            )
    },
  )

  test('Required is needed, but not what follows a sentence', () => {
    expect(said('Required:\n- SQL\nGood to have:\n- Docker')).toBe('SQL: must, Docker: nice')
    expect(said('Own laptop required\n- SQL\n- Docker')).toBe('SQL: asked, Docker: asked')
  })
})
