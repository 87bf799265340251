import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useDisclosure } from './use-disclosure.ts'

function Example() {
  const { open, box, button, panel } = useDisclosure()
  const [isThere, setIsThere] = useState(true)
  return (
    <div {...box}>
      <button type="button" {...button}>
        More
      </button>
      {open && (
        <section {...panel} aria-label="Panel">
          {isThere && (
            <button type="button" onClick={() => flushSync(() => setIsThere(false))}>
              Remove me
            </button>
          )}
        </section>
      )}
    </div>
  )
}

const isOpen = () => screen.queryByRole('region', { name: 'Panel' }) !== null

test('stays open when a clicked control disappears', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove me' }))
  expect(screen.queryByRole('button', { name: 'Remove me' })).toBeNull()
  expect(isOpen()).toBe(true)
})

test('closes on back navigation', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Panel' }))
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.poll(isOpen).toBe(false)
})
