import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAsk } from '../listing/asks.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { rateAsk } from './rate-asks.ts'

const isMet = (phrase: string, resume: string): boolean =>
  rateAsk(createTextProfile(resume), toAsk(phrase, 'requirement').ask).isMet

const job = (title: string, employer: string, ...lines: string[]) =>
  [
    'Asha Rao',
    'asha@example.com',
    'Experience',
    `${title}, ${employer}, May 2025 - July 2025`,
    ...lines.map((line) => `- ${line}`),
  ].join('\n')

describe('experience of a kind of place', () => {
  test.each([
    ['Hands-on kitchen training', job('Trainee', 'Hotel Suvarna', 'Worked in the main kitchen and made gravies')],
    ['Site experience or training', job('Trainee', 'Narmada Buildwell', 'Measured brickwork of two floors')],
    ['Earlier factory training preferred', job('Trainee', 'Bhatia Knits', 'Checked seams of 300 pieces')],
    ['Warehouse or transport exposure required', job('Intern', 'Sai Roadways', 'Wrote dispatch notes for 40 trucks')],
    ['Worked in a pharmacy', job('Helper', 'Gayatri Medical Store', 'Arranged strips and checked expiry')],
    ['Kidswear experience preferred', job('Trainee', 'Bhatia Knits', "Made fit samples for 9 kids' tops")],
    [
      'Experience of working with children with special needs',
      job('Trainee', 'Asha Special School', 'Took sessions with 6 children'),
    ],
    ['Exposure to hospital work', job('Intern', 'Sanjeevani Hospital', 'Filled registers')],
    ['Experience with kids', job('Tutor', 'Rao Tutorials', 'Taught 12 children of class 3')],
    [
      'Field work with community or SHGs',
      job('Trainee', 'Asha Sangh', "Checked the savings books of 14 women's groups"),
    ],
    ['Garment factory exposure', job('Trainee', 'Sutlej Factory', 'Inspected garments on line 3')],
  ])('“%s” is met by work there', (phrase, resume) => {
    expect(isMet(phrase, resume)).toBe(true)
  })

  test.each([
    ['Hands-on kitchen training', job('Interior Intern', 'Kolam Studio', 'Drew kitchen cabinets for six flats')],
    ['Hospital internship', job('Developer Intern', 'Acme', 'Built a hospital management system in Java')],
    ['Site experience', job('Web Intern', 'Acme', 'Designed a site for a bakery and a sites list')],
    ['Bank internship', job('Accounts Intern', 'Shah Traders', 'Matched bank statements with the cash book')],
    ['Warehouse exposure', 'Asha Rao\nSkills\nWarehouse'],
    ['Factory training', job('Student', 'Rao Tutorials', 'Visited a factory with the class')],
    ['Garment factory exposure', job('Trainee', 'Sutlej Factory', 'Tested pumps')],
    ['Salon training', job('Design Intern', 'Kolam Studio', 'Sat in calls with the salon owner and noted changes')],
    ['Experience with kids', job('Trainee', 'Bhatia Knits', "Made fit samples for 9 kids' tops")],
    ['Village work', job('Accounts Intern', 'Shah Traders', 'Grew up in a village and kept the cash book')],
    ['Court internship', job('Coach', 'City Club', 'Taught badminton on two courts')],
  ])('“%s” is not met by words about one', (phrase, resume) => {
    expect(isMet(phrase, resume)).toBe(false)
  })
})

describe('a phrase that joins several things', () => {
  const words = (phrase: string) => toAsk(phrase, 'requirement').ask.words

  test('is met when each part is', () => {
    const resume = job('Helper', 'Acme', 'Repaired a zither', 'Repaired a gramophone')
    expect(isMet('Zither and gramophone', resume)).toBe(true)
    expect(isMet('Zither and kazoo', resume)).toBe(false)
    expect(isMet('Zither or kazoo', resume)).toBe(true)
  })

  test('has no words of asking', () => {
    expect(words('Earlier practical exposure to zithers')).toEqual(words('zithers'))
    expect(words('Ready to learn')).toEqual([])
  })

  test('asks for the work, not for one of the languages that it is done in', () => {
    const listed = 'Asha Rao\nLanguages\nHindi, English'
    expect(isMet('Content writing in Hindi or English', listed)).toBe(false)
    expect(isMet('Hindi or English', listed)).toBe(true)
    expect(isMet('Good spoken English and Hindi', listed)).toBe(true)
  })
})

test('law: more lines about other things never lower a part, and a choice is worth its best part', () => {
  const thing = fc.constantFrom('zither', 'kazoo', 'gramophone', 'anvil')
  fc.assert(
    fc.property(thing, thing, fc.subarray(['zither', 'kazoo', 'gramophone', 'anvil']), (one, other, used) => {
      const profile = createTextProfile(job('Helper', 'Acme', ...used.map((name) => `Repaired a ${name}`)))
      const rate = (phrase: string) => rateAsk(profile, toAsk(phrase, 'requirement').ask)
      const [left, right] = [rate(one).strength, rate(other).strength]
      expect(rate(`${one} or ${other}`).strength).toBe(Math.max(left, right))
      expect(rate(`${one} and ${other}`).isMet).toBe(used.includes(one) && used.includes(other))
    }),
    { numRuns: 40 },
  )
})
