import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'

const jobsIn = (text: string) => findExperience(readable(text)).map(({ company, title }) => `${title} @ ${company}`)

describe('departments of a dated training are parts of it', () => {
  const departments = ['Front Office', 'Kitchen', 'Paediatrics', 'Disputes seat', 'Rolling mill section', 'F&B Service']
  const written = [' (6 weeks)', ' – 6 weeks', ': two weeks', ' (4 weeks): helped two seniors']

  test.each(written)('written as %j', (length) => {
    const rotations = departments.map((name) => `${name}${length}\n- Kept the log of a shift`)
    const text = ['Trainee, Zed Palace, June 2024 – November 2024', ...rotations].join('\n')
    expect(jobsIn(text)).toEqual(['Trainee @ Zed Palace'])
    expect(findExperience(readable(text))[0]?.description).toContain('Kitchen')
  })

  test('but a firm is none, nor what no date precedes', () => {
    expect(jobsIn('Trainee, Zed Labs, 2021 – 2022\n- Wrote tests\nKite Motors, 3 months\n- Sold bikes')).toEqual([
      'Trainee @ Zed Labs',
      ' @ Kite Motors',
    ])
  })
})
