import { dayMs } from '@fledge/core/time/units'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '../../testing/things.ts'
import { StudentCharts } from './student-charts.tsx'

const now = new Date().toISOString()
const earlier = new Date(Date.now() - 8 * dayMs).toISOString()
const applications = [
  anApplication({ id: 'a', createdAt: earlier, seenAt: now }),
  ...['c', 'd', 'e', 'f'].map((id) => anApplication({ id, createdAt: now, seenAt: now })),
  anApplication({ id: 'b', withdrawnAt: new Date().toISOString() }),
]

test('counts applications that are not withdrawn and describes them', () => {
  render(<StudentCharts applications={applications} scores={[85, 62, 64, 66, 68, null]} />)
  screen.getByRole('img', { name: /^Application funnel\. Of 5 applications, 5 opened, 0 answered, 0 accepted\./ })
  screen.getByRole('img', { name: /^Applications over time\. 5 applications in 12 weeks, 4 this week\./ })
  screen.getByRole('img', {
    name: /^How well internships fit you\. 5 best matches: 1 Excellent, 4 Good\. 1 without a score\./,
  })
})

test('tells fewer than five values in a sentence, without a chart', () => {
  render(<StudentCharts applications={applications.slice(0, 2)} scores={[85, 62]} />)
  screen.getByText('Of 2 applications, 2 opened, 0 answered, 0 accepted.')
  screen.getByText('2 best matches: 1 Excellent, 1 Good.')
  expect(screen.queryByText('Applications over time'), 'which says nothing about two').toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Show table/ })).toBeNull()
})

test('tells values that are all in one bar in a sentence, without a chart', () => {
  const ofThisWeek = ['a', 'b', 'c', 'd', 'e'].map((id) => anApplication({ id, createdAt: now }))
  render(<StudentCharts applications={ofThisWeek} scores={[81, 82, 83, 84, 85]} />)
  screen.getByText('5 applications in 12 weeks, 5 this week.')
  screen.getByText('5 best matches: 5 Excellent.')
  expect(screen.queryByRole('img')).toBeNull()
})

test('hides scores before an analysis and says when it found none', () => {
  const { rerender } = render(<StudentCharts applications={applications} scores={undefined} />)
  expect(screen.queryByText('How well internships fit you')).toBeNull()
  rerender(<StudentCharts applications={applications} scores={[]} />)
  screen.getByText('No internship matches your resume yet.')
})
