import { describe, expect, test } from 'vitest'
import { findSkills } from './extract.ts'
import { relatedSkills } from './related.ts'
import { skillNamed, skills } from './vocabulary.ts'

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill)

describe('law: a compound with a slash shows both its parts', () => {
  const parts = ['React', 'Redux', 'Node.js', 'Express', 'Django', 'MySQL', 'Java', 'Docker', 'Figma', 'Tally']

  test.each(parts)('%s', (one) => {
    const alone = namesIn(`Built with ${one}`)
    for (const other of parts.filter((part) => part !== one)) {
      const found = namesIn(`Built with ${one}/${other}`)
      expect(found, `${one}/${other}`).toEqual([...alone, ...namesIn(`Built with ${other}`)])
    }
  })

  test.each([
    ['C#/.NET', ['C#', '.NET']],
    ['UI/UX', ['UI design', 'UX design']],
    ['AI/ML', ['Machine learning']],
    ['Node/Express', ['Node.js', 'Express.js']],
    ['CI/CD', ['CI/CD']],
  ])('%s', (text, skills) => {
    expect(namesIn(`Used ${text} for two clients`)).toEqual(skills)
  })
})

test('law: a name with a version is the same skill', () => {
  for (const name of ['Angular', 'Django', 'React', 'Laravel', 'Python', 'Java', 'Swift', 'Spring Boot'])
    for (const version of [' 17', '3', ' 3.11', ' v5'])
      expect(namesIn(`Moved the console to ${name}${version}`), `${name}${version}`).toEqual([name])
})

test('law: a head that keeps its meaning is implied by every longer name', () => {
  const implied = (one: string, other: string) => relatedSkills(skillNamed(one)!.id).get(skillNamed(other)!.id)
  expect(implied('High-fidelity prototyping', 'Prototyping')).toBe('implied')
  expect(implied('Legal research', 'Research')).toBe('implied')
  expect(implied('Operations research', 'Research')).not.toBe('implied')
  for (const { name } of skills.filter(({ name }) => / marketing$/.test(name)))
    expect(implied(name, 'Marketing'), name).toBe('implied')
})
