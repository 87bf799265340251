import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog.tsx'

const onDiscard = vi.fn()

function Page({ isForm = true, focusesField = false }: { isForm?: boolean; focusesField?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Post
      </button>
      {open && (
        <Dialog
          isForm={isForm}
          focusesField={focusesField}
          title="Post"
          onClose={() => setOpen(false)}
          onDiscard={onDiscard}
        >
          <input aria-label="Title" />
        </Dialog>
      )}
    </>
  )
}

async function openDialog(page = <Page />) {
  render(page)
  await userEvent.click(screen.getByRole('button', { name: 'Post' }))
  return screen.findByLabelText<HTMLInputElement>('Title')
}
const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('closes an untouched form at once and restores the focus', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Post' }))
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s asks before discarding input and keeps it', async (_way, leave) => {
  const field = await openDialog()
  await userEvent.type(field, 'Robotics')
  await leave()
  await screen.findByRole('dialog', { name: 'Discard your changes?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'))
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(question()).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Robotics')
  expect(onDiscard).not.toHaveBeenCalled()
})

test.each([
  ['a form begins at its first field', { isForm: true }, () => screen.getByLabelText('Title')],
  ['so does a password', { isForm: false, focusesField: true }, () => screen.getByLabelText('Title')],
  ['what is no form begins at the cross', { isForm: false }, () => screen.getByRole('button', { name: 'Close' })],
])('where there is a mouse, and so keys, %s', async (_what, props, begin) => {
  const matches = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await openDialog(<Page {...props} />)
  await waitFor(() => expect(document.activeElement).toBe(begin()))
  matches.mockRestore()
})

test('closes both dialogs on discard', async () => {
  await userEvent.type(await openDialog(), 'Robotics')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await gone()
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('never asks for dialogs without a form', async () => {
  await userEvent.type(await openDialog(<Page isForm={false} />), 'Robotics')
  await userEvent.keyboard('{Escape}')
  await gone()
})

function List() {
  const [held, setHeld] = useState(['Robotics', 'Design'])
  const [asked, setAsked] = useState<string | null>(null)
  const remove = () => {
    setHeld((all) => all.filter((one) => one !== asked))
    setAsked(null)
  }
  return (
    <main>
      {held.map((one) => (
        <article key={one} aria-label={one}>
          <button type="button" onClick={() => setAsked(one)}>{`Delete ${one}`}</button>
        </article>
      ))}
      {asked !== null && (
        <ConfirmDialog
          title="Delete it?"
          description="It is gone then."
          action="Delete"
          onClose={() => setAsked(null)}
          onConfirm={remove}
        />
      )}
    </main>
  )
}

test('focuses the safe button of a confirmation', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Robotics' }))
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await userEvent.keyboard('{Enter}')
  await gone()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Robotics' }))
})

test('focuses the surrounding element if the opener was deleted', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Robotics' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
