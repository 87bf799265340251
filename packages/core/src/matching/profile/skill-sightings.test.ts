import { describe, expect, test } from 'vitest'
import { skillNamed } from '../../skills/vocabulary.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { hasResult } from './results.ts'

const job = 'Experience\nClerk, Corner Works, May 2025 - July 2025'
const read = (...lines: string[]) => createTextProfile(['Asha Verma', 'asha@example.com', ...lines].join('\n'))
function shown(skill: string, ...lines: string[]) {
  const profile = read(...lines)
  const evidence = profile.skills.get(skillNamed(skill)!.id)
  return (
    evidence && {
      ...evidence,
      quote: profile.texts[evidence.source.line]!.slice(evidence.source.start, evidence.source.end),
    }
  )
}

describe('a skill is shown', () => {
  test('where it is named', () => {
    expect(shown('Python', 'Skills', 'Python, SQL')).toMatchObject({ setting: 'listed', quote: 'Python' })
  })

  test('by what was done, without its name', () => {
    expect(shown('Resume screening', job, '- Screened 60 resumes for a vacancy')).toMatchObject({
      setting: 'work',
      hasResult: true,
      quote: 'Screened 60 resumes',
    })
  })

  test('by a name with another meaning that the resume lists as a skill', () => {
    expect(
      shown('Microsoft Excel', 'Skills', 'Python, Excel', job, '- Kept the accounts of a shop in Excel daily'),
    ).toMatchObject({
      setting: 'work',
      quote: 'Excel',
    })
  })

  test('not by that name in small letters', () => {
    expect(
      shown('Microsoft Excel', 'Skills', 'Python, Excel', job, '- Wanted to excel at the daily work')?.setting,
    ).toBe('listed')
  })

  test('not by that name as the first word of a line', () => {
    expect(shown('Microsoft Excel', 'Skills', 'Python, Excel', job, 'Excel at daily work of the shop')?.setting).toBe(
      'listed',
    )
  })

  test('not where it is masked', () => {
    expect(shown('Python', 'python@example.com')).toBeUndefined()
  })

  test('not by a deed of which a part is on an unrelated line', () => {
    expect(shown('Resume screening', 'Summary', 'Screened films.', 'Skills', 'Writing resumes.')).toBeUndefined()
  })

  test('in several jobs', () => {
    const other = 'Helper, River Works, May 2024 - July 2024'
    expect(shown('Python', job, '- Wrote scripts in Python', other, '- Taught Python')?.entries).toBe(2)
  })
})

describe('a line has a result', () => {
  test.each([
    'Filed GST for 14 clients',
    'Cut costs by 48 %',
    'From 310 to 170',
    '1,200 followers',
    'Rated 4.8',
    'Rated 4/5',
    '12 dashboards in 2024',
    'Raised ₹2L',
    '2k users',
    'Made it 5x faster',
    '15 clients since May 2024',
    'Grew sales by 20% in May 2024',
  ])('in: %s', (text) => {
    expect(hasResult(text)).toBe(true)
  })

  test.each([
    'Filed GST for clients',
    'May 2024 - July 2025',
    'In 2024',
    'Clerk, 05/2025 - 07/2025',
    '01/05/2025',
    'Used Python3',
    'Wrote HTML5',
    'B2B sales',
    'On 15 May 2024',
    "May '24",
    'May 15, 2024',
    'Phase 2 of the site',
    'Sem 5',
    'CGPA 8.4',
    '8.4/10 CGPA',
    'Python 3 scripts',
    'Open 24/7',
    '',
  ])('not in: %s', (text) => {
    expect(hasResult(text)).toBe(false)
  })
})
