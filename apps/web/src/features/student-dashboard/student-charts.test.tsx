import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '../../testing/things.ts'
import { StudentCharts } from './student-charts.tsx'

const applications = [
  anApplication({ id: 'a', createdAt: new Date().toISOString(), seenAt: new Date().toISOString() }),
  anApplication({ id: 'b', withdrawnAt: new Date().toISOString() }),
]

test('counts applications that are not withdrawn and describes them', () => {
  render(<StudentCharts applications={applications} scores={[85, 62, null]} />)
  screen.getByRole('img', { name: /^Application funnel\. Of 1 application, 1 opened, 0 answered, 0 accepted\./ })
  screen.getByRole('img', { name: /^Applications over time\. 1 application in 12 weeks, 1 this week\./ })
  screen.getByRole('img', {
    name: /^How well internships fit you\. 2 matches: 1 Excellent, 1 Good\. 1 without a score\./,
  })
})

test('hides scores before an analysis and says when it found none', () => {
  const { rerender } = render(<StudentCharts applications={applications} scores={undefined} />)
  expect(screen.queryByText('How well internships fit you')).toBeNull()
  rerender(<StudentCharts applications={applications} scores={[]} />)
  screen.getByText('No internship matches your resume yet.')
})
