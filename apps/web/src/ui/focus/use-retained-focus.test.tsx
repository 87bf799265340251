import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { useRetainedFocus } from './use-retained-focus.ts'

function Part() {
  const [asked, setAsked] = useState(true)
  const held = useRetainedFocus<HTMLElement>()
  return (
    <>
      <article {...held} tabIndex={-1} aria-label="One">
        {asked && (
          <button type="button" onClick={() => setTimeout(setAsked, 0, false)}>
            Take
          </button>
        )}
        {!asked && 'Taken'}
      </article>
      <button type="button">Elsewhere</button>
    </>
  )
}

test('moves the focus of a removed button to its container', async () => {
  render(<Part />)
  screen.getByRole('button', { name: 'Take' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Taken')
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'One' }))
})

test('leaves a focus that has moved on', async () => {
  render(<Part />)
  screen.getByRole('button', { name: 'Take' }).click()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  await screen.findByText('Taken')
  expect(document.activeElement).toBe(elsewhere)
})

function PartWithDialog() {
  const [isOpen, setOpen] = useState(true)
  const dialog = isOpen && (
    <button type="button" onClick={() => setOpen(false)}>
      Close
    </button>
  )
  return (
    <article {...useRetainedFocus<HTMLElement>()} tabIndex={-1}>
      {createPortal(dialog, document.body)}
    </article>
  )
}

test('leaves it to a dialog to return the focus', async () => {
  render(<PartWithDialog />)
  screen.getByRole('button', { name: 'Close' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(document.body)
})
