import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

const form = (busy: boolean, onSubmit: () => void) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <input aria-label="Name" />
    <Button type="submit" busy={busy}>
      Send
    </Button>
  </form>
)

test('keeps the focus while busy and ignores clicks and Enter', async () => {
  const send = vi.fn()
  const { rerender } = render(form(false, send))
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  expect(send).toHaveBeenCalledOnce()
  rerender(form(true, send))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}')
  expect(send).toHaveBeenCalledOnce()
  rerender(form(false, send))
  await userEvent.click(button)
  expect(send).toHaveBeenCalledTimes(2)
})
