import { describe, expect, test } from 'vitest'
import { partsOfWholes } from './data/parts-of-wholes.ts'
import { type Relation, relatedSkills } from './related.ts'
import { isWayOfWorking, isWholeField, skillNamed, skills } from './vocabulary.ts'

const relation = (have: string, asked: string): Relation | null =>
  relatedSkills(skillNamed(have)!.id).get(skillNamed(asked)!.id) ?? null

describe('the relation of a skill to another', () => {
  test('is "same" for itself', () => {
    expect(relation('Docker', 'Docker')).toBe('same')
  })

  test.each([
    ['PostgreSQL', 'SQL'],
    ['React', 'JavaScript'],
    ['Next.js', 'React'],
    ['Next.js', 'JavaScript'],
    ['MySQL', 'Databases'],
  ])('is "implied" from %s to %s, over any number of steps', (have, asked) => {
    expect(relation(have, asked)).toBe('implied')
  })

  test.each(['Facebook', 'Instagram', 'LinkedIn', 'YouTube'])(
    'is "implied" to %s from what is named by it',
    (network) => {
      const named = skills.map(({ name }) => name).filter((name) => name.startsWith(`${network} `))
      expect(named).not.toEqual([])
      expect(named.filter((name) => relation(name, network) !== 'implied')).toEqual([])
    },
  )

  test.each([
    ['MySQL', 'PostgreSQL'],
    ['PostgreSQL', 'MySQL'],
  ])('is "near" from %s to %s', (have, asked) => {
    expect(relation(have, asked)).toBe('near')
  })

  test.each([
    ['Python', 'Django'],
    ['JavaScript', 'React'],
  ])('is "broader" from %s to its special case %s', (have, asked) => {
    expect(relation(have, asked)).toBe('broader')
  })

  test.each([
    ['React', 'Welding'],
    ['Adobe Photoshop', 'PostgreSQL'],
    ['Adobe Photoshop', 'Writing'],
    ['Cold calling', 'Marketing'],
    ['Packet Tracer', 'Wireshark'],
    ['Journalism', 'Data reporting'],
    ['Law', 'Insolvency law'],
    ['Agriculture', 'Nursery management'],
    ['Human resources', 'Onboarding'],
    ['Good laboratory practice', 'Pharmacy'],
    ['Communication', 'Leadership'],
    ['Time management', 'Leadership'],
    ['HTML', 'APIs'],
    ['C#', 'HTML'],
    ['Hindi', 'French'],
    ['Urology', 'Neurology'],
    ['JavaScript', 'Python'],
  ])('is none from %s to %s', (have, asked) => {
    expect(relation(have, asked)).toBeNull()
  })
})

test('only the skill itself is the same', () => {
  const wrong = skills.filter(({ id }) =>
    [...relatedSkills(id)].some(([asked, is]) => (is === 'same') !== (asked === id)),
  )
  expect(wrong).toEqual([])
})

test.each(
  partsOfWholes
    .trim()
    .split('\n')
    .map((line) => line.split(': ')),
)('%s is not shown in full by one of its parts', (whole, parts = '') => {
  expect(parts.split(', ').filter((part) => relation(part, whole!) !== 'part')).toEqual([])
})

test('what an implied skill implies is implied too or has it as a part, but one part of a suite shows no other', () => {
  const partsOf = (whole: number) => skills[whole]!.broader.filter((part) => skills[part]!.broader.includes(whole))
  const impliedBy = (whole: number) =>
    skills[whole]!.broader.filter((next) => partsOf(whole).length < 2 || !partsOf(whole).includes(next))
  const wrong = skills.flatMap(({ id, name }) =>
    [...relatedSkills(id)]
      .filter(([, is]) => is === 'implied')
      .flatMap(([asked]) => impliedBy(asked))
      .filter((further) => further !== id && !['implied', 'part'].includes(relatedSkills(id).get(further) ?? ''))
      .map((further) => `${name} → ${skills[further]!.name}`),
  )
  expect(wrong).toEqual([])
  const office = ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint'].map(
    (name) => skills.find((one) => one.name === name)!.id,
  )
  for (const one of office)
    for (const other of office.filter((id) => id !== one)) expect(relatedSkills(one).get(other)).toBeUndefined()
  expect(relation('Microsoft Outlook', 'Microsoft PowerPoint')).not.toBe('implied')
  expect(relation('VBA', 'Microsoft Office')).toBe('implied')
})

test('a skill says something about the special case of it, unless it is a way of working or a whole field', () => {
  const wrong = skills.flatMap(({ id, name, broader }) =>
    broader
      .filter(
        (whole) => relatedSkills(whole).has(id) === (isWayOfWorking(skills[whole]!) || isWholeField(skills[whole]!)),
      )
      .map((whole) => `${skills[whole]!.name} → ${name}`),
  )
  expect(wrong).toEqual([])
})

test('returns the same map again', () => {
  expect(relatedSkills(0)).toBe(relatedSkills(0))
})
