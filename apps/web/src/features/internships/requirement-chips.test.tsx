import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RequirementChips } from './requirement-chips.tsx'

/** jsdom has no layout: every chip is 50 px wide and the card 106 px, and an observed element is measured at once. */
class ImmediateResizeObserver {
  #notify: () => void
  constructor(notify: () => void) {
    this.#notify = notify
  }
  observe() {
    queueMicrotask(this.#notify)
  }
  disconnect() {}
}

function layOut() {
  vi.stubGlobal('ResizeObserver', ImmediateResizeObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(50)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(106)
}

test('hides skills beyond two lines behind a button', async () => {
  layOut()
  render(<RequirementChips skills={['HTML', 'CSS', 'React', 'Git', 'SQL', 'Node.js']} />)
  const shown = () => screen.getAllByRole('listitem').length - 1
  const more = await screen.findByRole('button', { name: '+4 more' })
  expect(shown()).toBe(2)
  await userEvent.click(more)
  expect(shown()).toBe(6)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  await screen.findByRole('button', { name: '+4 more' })
  expect(shown()).toBe(2)
})

test('shows no button if all skills fit', async () => {
  layOut()
  render(<RequirementChips skills={['HTML', 'CSS']} />)
  await act(async () => undefined)
  expect(screen.queryByRole('button')).toBeNull()
})
