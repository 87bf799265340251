import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RequirementChips } from './requirement-chips.tsx'

afterEach(() => vi.restoreAllMocks())

/** jsdom lays nothing out: every chip is 50 px wide, the card 106 px. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(50)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(106)
}

test('skills beyond two lines are behind a button that opens and closes them', async () => {
  layOut()
  render(<RequirementChips skills={['HTML', 'CSS', 'React', 'Git', 'SQL', 'Node.js']} />)
  const shown = () => screen.getAllByRole('listitem').length - 1
  const more = screen.getByRole('button', { name: '+4 more' })
  expect(shown()).toBe(2)
  await userEvent.click(more)
  expect(shown()).toBe(6)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(shown()).toBe(2)
})

test('skills that fit have no button', () => {
  layOut()
  render(<RequirementChips skills={['HTML', 'CSS']} />)
  expect(screen.queryByRole('button')).toBeNull()
})
