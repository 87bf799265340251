import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangedTermsNotice } from './changed-terms-notice.tsx'

test('says what the student applied to and what stands now', () => {
  render(<ChangedTermsNotice changes={[{ term: 'Stipend', was: '₹15,000 / month', is: 'Unpaid' }]} />)
  screen.getByText('Changed since you applied')
  expect(screen.getByRole('listitem').textContent).toBe('Stipend: you applied to ₹15,000 / month, now it is Unpaid')
})

test('says nothing while nothing changed', () => {
  const { container } = render(<ChangedTermsNotice changes={[]} />)
  expect(container.textContent).toBe('')
})
