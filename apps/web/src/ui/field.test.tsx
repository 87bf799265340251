import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextAreaField, TextField } from './field.tsx'

test('keeps a pasted text beyond the limit and names both lengths', async () => {
  render(<TextAreaField label="Note (optional)" limit={500} error="At most 500 characters" />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note (optional)')
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(36_000))
  expect(field.value).toHaveLength(36_000)
  const error = screen.getByRole('alert')
  expect(error.textContent).toBe('Note is 36,000 characters long. The limit is 500.')
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('shows how much of the limit is used once that matters', async () => {
  render(<TextField label="Name" limit={10} />)
  const field = screen.getByLabelText('Name')
  await userEvent.type(field, '1234567')
  expect(screen.queryByText(/of 10 characters/)).toBeNull()
  await userEvent.type(field, '8')
  expect(screen.getByText('8 of 10 characters').id).toBe(field.getAttribute('aria-describedby'))
})

test('counts initial text', () => {
  render(<TextField label="Name" limit={10} defaultValue="a name that is too long" />)
  screen.getByText('Name is 23 characters long. The limit is 10.')
})
