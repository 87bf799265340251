import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SkillDemand } from './skill-demand.tsx'

const skills = [
  { skill: 'React', listings: 40, shown: 'used' },
  { skill: 'Git', listings: 30, shown: 'named' },
  { skill: 'Docker', listings: 20, shown: 'no' },
  { skill: 'CSS', listings: 10, shown: 'used' },
  { skill: 'Node.js', listings: 5, shown: 'no' },
] as const
const sentence =
  'Of 90 internships open in your field, 40 ask for React. Your resume shows 2 of the 5 skills asked for most.'

test('says what the field asks for most and how the resume shows it', () => {
  render(<SkillDemand demand={{ listings: 90, skills: [...skills] }} />)
  const demand = within(screen.getByRole('region', { name: 'Skills in demand' }))
  demand.getByText(sentence)
  expect(demand.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'React40 · shown',
    'Git30 · named only',
    'Docker20 · not in your resume',
    'CSS10 · shown',
    'Node.js5 · not in your resume',
  ])
})

test('is a sentence for fewer than five skills and nothing for none', () => {
  const { rerender } = render(<SkillDemand demand={{ listings: 90, skills: skills.slice(0, 4) }} />)
  screen.getByText(/^Of 90 internships open in your field/)
  expect(screen.queryByRole('listitem')).toBeNull()
  rerender(<SkillDemand demand={{ listings: 0, skills: [] }} />)
  expect(screen.queryByRole('region')).toBeNull()
})
