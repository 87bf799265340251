import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aMatch } from '../../testing/resume-things.ts'
import { MatchCard } from './match-card.tsx'
import { MatchRow } from './overview-view.tsx'

const actions = {
  applied: new Set<string>(),
  resumeId: 'r1',
  filename: 'asha.pdf',
  applyTo: vi.fn(),
  onQuote: vi.fn(),
  onListing: vi.fn(),
}
const alike = ['Pune', 'Kochi'].map((location) =>
  aMatch({ internshipId: location, internshipTitle: 'React Intern', company: 'Kite Labs', location }),
)

test.each([
  ['on cards', alike.map((match) => <MatchCard key={match.internshipId} match={match} actions={actions} />), 3],
  ['in short lists', alike.map((match) => <MatchRow key={match.internshipId} match={match} actions={actions} />), 2],
])('gives buttons of matches with the same title unique names %s', async (_where, drawn, buttons) => {
  stubApi()
  renderPage(<div>{drawn}</div>)
  await screen.findByRole('button', { name: 'React Intern at Kite Labs, Pune' })
  screen.getByRole('button', { name: 'Apply to React Intern at Kite Labs, Pune' })
  expect(screen.getAllByRole('button', { name: /React Intern at Kite Labs, Kochi$/ })).toHaveLength(buttons)
})
