import { createEvent, fireEvent, render, screen } from '@testing-library/react'
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

test.each([50, 200, 450])(
  'ignores the second click of a double click after %i ms, also once it is answered',
  (pause) => {
    const send = vi.fn()
    const { rerender } = render(form(false, send))
    const button = screen.getByRole('button', { name: 'Send' })
    // The time of the event itself, because a busy machine stretches a pause.
    const press = (timeStamp: number) =>
      fireEvent(button, Object.defineProperty(createEvent.click(button), 'timeStamp', { value: timeStamp }))
    press(1000)
    rerender(form(true, send))
    rerender(form(false, send))
    press(1000 + pause)
    expect(send).toHaveBeenCalledOnce()
  },
)

test('sends a form again at once after it was corrected', async () => {
  const send = vi.fn()
  render(form(false, send))
  const button = screen.getByRole('button', { name: 'Send' })
  button.click()
  await userEvent.type(screen.getByLabelText('Name'), 'x')
  button.click()
  expect(send).toHaveBeenCalledTimes(2)
})

test('does not slow down a button that sends nothing', () => {
  const add = vi.fn()
  render(<Button onClick={add}>Add a time</Button>)
  for (let times = 0; times < 3; times += 1) screen.getByRole('button').click()
  expect(add).toHaveBeenCalledTimes(3)
})
