import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BestProof } from './best-proof.tsx'

test('says which requirement the resume shows best, and marks the words that show it', () => {
  const proof = { phrase: 'React', before: 'Built the shop in ', mark: 'React', after: ' for 300 people' }
  const { container, rerender } = render(<BestProof proof={proof} />)
  expect(container.textContent).toBe('Best proof: Built the shop in React for 300 people')
  expect(container.querySelector('mark')?.textContent).toBe('React')
  rerender(<BestProof proof={{ ...proof, phrase: 'UI libraries' }} />)
  expect(container.textContent).toMatch(/^Best proof: UI libraries: Built/)
  rerender(<BestProof proof={null} />)
  expect(container.textContent).toBe('')
})
