import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const onDiscard = vi.fn()

function Page({ isForm = true }: { isForm?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Post
      </button>
      <Dialog open={open} isForm={isForm} title="Post" onClose={() => setOpen(false)} onDiscard={onDiscard}>
        <input aria-label="Title" />
      </Dialog>
    </>
  )
}

async function openDialog(page = <Page />) {
  render(page)
  await userEvent.click(screen.getByRole('button', { name: 'Post' }))
  return screen.findByLabelText<HTMLInputElement>('Title')
}
const question = () => screen.queryByRole('dialog', { name: 'Discard what you typed?' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a form in which nothing was typed closes at once and gives the focus back', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Post' }))
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s asks before it throws away what was typed, and keeps it', async (_way, leave) => {
  const field = await openDialog()
  await userEvent.type(field, 'Robotics')
  await leave()
  await screen.findByRole('dialog', { name: 'Discard what you typed?' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(question()).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Robotics')
  expect(onDiscard).not.toHaveBeenCalled()
})

test('discarding closes both', async () => {
  await userEvent.type(await openDialog(), 'Robotics')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await gone()
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('what is no form is never asked about', async () => {
  await userEvent.type(await openDialog(<Page isForm={false} />), 'Robotics')
  await userEvent.keyboard('{Escape}')
  await gone()
})
