import { expect, test } from 'vitest'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { openMarket } from './market.ts'
import { countDemand } from './skill-demand.ts'

const frontend = createTextProfile(resumes.frontend)
const listing = (id: string, title: string, requirements: string[]) => ({ id, title, requirements, description: '' })
const market = openMarket([
  listing('a', 'Frontend Developer Intern', ['React', 'MongoDB', 'Docker', 'Teamwork']),
  listing('b', 'Web Developer Intern', ['React', 'React', 'MongoDB']),
  listing('c', 'Web Developer Intern', ['React']),
  listing('d', 'Nursing Intern', ['Patient care']),
])

test('counts what the listings of the resume’s fields ask for and says how the resume shows it', () => {
  expect(countDemand(frontend, market, 8)).toEqual({
    listings: 3,
    skills: [
      { skill: 'React', listings: 3, shown: 'used' },
      { skill: 'MongoDB', listings: 2, shown: 'named' },
      { skill: 'Docker', listings: 1, shown: 'no' },
    ],
  })
})

test('leaves out a field that only a word of one job names', () => {
  const nurse = createTextProfile(
    [
      'Experience',
      'General medicine ward, Mission Hospital, 2025',
      'Paediatric ward, District Hospital, 2025',
      'Community health posting, Primary Health Centre, 2024',
    ].join('\n\n'),
  )
  const wards = openMarket([
    listing('a', 'Nursing Intern', ['Patient care']),
    listing('b', 'Accounts Intern', ['Tally', 'GST']),
  ])
  expect(countDemand(nurse, wards, 8).skills.map(({ skill }) => skill)).toEqual(['Patient care'])
})

test('keeps the most wanted', () => {
  expect(countDemand(frontend, market, 1).skills.map(({ skill }) => skill)).toEqual(['React'])
})

test('is empty for a resume without a field of work', () => {
  expect(countDemand(createTextProfile('Asha Verma'), market, 8)).toEqual({ listings: 0, skills: [] })
})

test('a dietitian is not asked for what coaches do, nor a coach for what dietitians do', () => {
  const of = (title: string, ...deeds: string[]) =>
    createTextProfile(
      ['Experience', `${title}, Zed Centre, May 2026 - July 2026`, ...deeds.map((deed) => `- ${deed}`)].join('\n'),
    )
  const both = openMarket([
    listing('a', 'Fitness Intern', ['Sports coaching', 'Fitness training']),
    listing('b', 'Dietitian Intern', ['Diet planning', 'Nutrition']),
    listing('c', 'Wellness Intern', ['Diet planning', 'Fitness training']),
  ])
  const asked = (title: string, ...deeds: string[]) => {
    const { listings, skills } = countDemand(of(title, ...deeds), both, 8)
    return { listings, skills: skills.map(({ skill }) => skill).sort() }
  }
  expect(asked('Dietitian', 'Wrote diet charts for 30 patients with diabetes')).toEqual({
    listings: 2,
    skills: ['Diet planning', 'Nutrition'],
  })
  expect(asked('Fitness Trainer', 'Trained 20 members of a gym in squats and workouts')).toEqual({
    listings: 2,
    skills: ['Fitness training', 'Sports coaching'],
  })
})
