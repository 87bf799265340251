import { describe, expect, test } from 'vitest'
import { parseVocabulary } from './vocabulary-text.ts'

const skillsIn = (text: string) => parseVocabulary(`# Software\n## Tools\n${text}`).skills
const skillIn = (text: string) => skillsIn(text)[0]!

describe('a field of work', () => {
  test('has a name and neighbours', () => {
    expect(parseVocabulary('# Software ~ Data, Design').fields).toMatchObject([
      { name: 'Software', near: ['Data', 'Design'] },
    ])
  })

  test('has roles and everyday words', () => {
    const [field] = parseVocabulary('# Software\n@ coder, dev\n% code, server').fields
    expect(field?.roles).toEqual(['coder', 'dev'])
    expect(field?.words).toEqual(['code', 'server'])
  })

  test('holds the skills that follow', () => {
    const { skills } = parseVocabulary('# Software\nJava\n# Data\nPandas')
    expect(skills.map(({ name, field }) => ({ name, field }))).toEqual([
      { name: 'Java', field: 'Software' },
      { name: 'Pandas', field: 'Data' },
    ])
  })
})

describe('a category', () => {
  test('is the heading above a skill', () => {
    expect(skillIn('Docker').category).toBe('Tools')
  })

  test('is the field when there is no heading', () => {
    expect(parseVocabulary('# Software\nDocker').skills[0]?.category).toBe('Software')
  })

  test('ends with the next field', () => {
    expect(parseVocabulary('# Software\n## Tools\n# Data\nPandas').skills[0]?.category).toBe('Data')
  })

  test('marked with ~ makes its skills a family', () => {
    const { skills } = parseVocabulary('# Software\n## Databases ~\nMySQL\nOracle')
    expect(skills.map(({ family }) => family)).toEqual(['Software/Databases', 'Software/Databases'])
  })

  test('may give the reason of its relations after //', () => {
    const { skills } = parseVocabulary('# Software\n## Databases ~ > SQL // queried in SQL\nMySQL')
    expect(skills).toMatchObject([{ category: 'Databases', broader: ['SQL'], family: 'Software/Databases' }])
  })

  test('may imply a broader skill for all of its skills', () => {
    expect(parseVocabulary('# Software\n## Databases > SQL\nMySQL').skills[0]?.broader).toEqual(['SQL'])
  })
})

describe('a skill', () => {
  test('has its name and its other wordings', () => {
    expect(skillIn('PostgreSQL: postgres, psql').surfaces.map(({ text }) => text)).toEqual([
      'PostgreSQL',
      'postgres',
      'psql',
    ])
  })

  test('has broader and near skills', () => {
    expect(skillIn('Django > Python ~ Flask, FastAPI')).toMatchObject({
      name: 'Django',
      broader: ['Python'],
      near: ['Flask', 'FastAPI'],
    })
  })

  test('is never broader than itself', () => {
    expect(parseVocabulary('# Software\n## Databases > SQL\nSQL').skills[0]?.broader).toEqual([])
  })

  test.each([
    ['Python', 'plain'],
    ['SAS^', 'cased'],
    ['Go!', 'ambiguous'],
    ['events?', 'everyday'],
  ])('written as %j is %s', (written, use) => {
    expect(skillIn(written).surfaces[0]?.use).toBe(use)
  })

  test('is named without the sign of its use', () => {
    expect(skillIn('Go!').name).toBe('Go')
  })
})

describe('the members of a skill', () => {
  const members = skillsIn('AWS + EC2, S3=simple storage > Cloud')

  test('are skills of their own', () => {
    expect(members.map(({ name }) => name)).toEqual(['AWS', 'EC2', 'S3'])
  })

  test('imply the skill and what it implies', () => {
    expect(members[1]?.broader).toEqual(['AWS', 'Cloud'])
  })

  test('are a family', () => {
    expect(members.map(({ family }) => family)).toEqual([null, 'AWS', 'AWS'])
  })

  test('may have other wordings', () => {
    expect(members[2]?.surfaces.map(({ text }) => text)).toEqual(['S3', 'simple storage'])
  })
})

test('blank lines and indentation mean nothing', () => {
  expect(skillsIn('\n   Java\n\n').map(({ name }) => name)).toEqual(['Java'])
})
