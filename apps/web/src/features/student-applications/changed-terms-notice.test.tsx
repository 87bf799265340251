import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangedTermsNotice } from './application-card.tsx'

test('shows the terms at the application and the current ones', () => {
  render(<ChangedTermsNotice changes={[{ term: 'Stipend', was: '₹15,000 / month', is: 'Unpaid' }]} />)
  screen.getByText('Changed since you applied')
  expect(screen.getByRole('listitem').textContent).toBe('Stipend: you applied to ₹15,000 / month, now it is Unpaid')
})

test('shows nothing without a change', () => {
  const { container } = render(<ChangedTermsNotice changes={[]} />)
  expect(container.textContent).toBe('')
})
