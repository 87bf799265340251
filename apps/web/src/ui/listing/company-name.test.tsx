import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompanyName } from './company-name.tsx'

test.each([
  ['shows a unique name alone', {}, 'Google'],
  ['a name like another’s shows the confirmed domain', { domain: 'google.com' }, 'Google (google.com)'],
  [
    'a name like another’s without a confirmed address says so',
    { domain: null },
    'Google (email address not confirmed)',
  ],
])('%s', (_name, domain, text) => {
  const { container } = render(<CompanyName company={{ companyName: 'Google', ...domain }} />)
  expect(container.textContent).toBe(text)
})
