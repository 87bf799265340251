import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anInternship } from '../../testing/things.ts'
import { CardNotes } from './card-parts.tsx'

const requirements = ['React', 'TypeScript', 'CSS', 'Testing', 'Figma', 'Accessibility']
const name = 'skills: Frontend Developer Intern at Kite Labs, Pune'

/** Two skills fit each of the two lines of 16 pixels. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const line = this.matches('li') ? Math.floor(requirements.indexOf(skillOf(this)) / 2) : 1
    return { bottom: (line + 1) * 16 } as DOMRect
  })
  vi.stubGlobal('ResizeObserver', function ResizeObserver(changed: () => void) {
    return { observe: changed, disconnect: () => undefined }
  })
}
const skillOf = (item: HTMLElement) => item.querySelector('span:last-child')?.textContent ?? ''

test('shows the skills in two lines, and the others at the press of a button that says how many', async () => {
  layOut()
  render(<CardNotes internship={anInternship({ requirements })} />)
  const more = await screen.findByRole('button', { name: `+2 more ${name}` })
  const skills = screen.getByRole('list', { name: 'Required skills' })
  expect(skills.className).toContain('line-clamp-2')
  await userEvent.click(more)
  expect(skills.className).not.toContain('line-clamp')
  expect(within(skills).getAllByRole('listitem')).toHaveLength(requirements.length)
  await userEvent.click(screen.getByRole('button', { name: `Show fewer ${name}` }))
  expect(skills.className).toContain('line-clamp-2')
})

test('has no such button where two lines hold all skills', () => {
  layOut()
  render(<CardNotes internship={anInternship({ requirements: requirements.slice(0, 4) })} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('says when a listing was posted apart from what is special about it, which may be cut', () => {
  render(<CardNotes internship={anInternship({ perks: ['certificate'], openings: 4 })} />)
  const posted = screen.getByText(/^Posted/).closest('li')
  expect(posted?.className, 'the class names of the date').not.toContain('truncate')
  expect(posted?.previousElementSibling?.textContent).toBe('Certificate · 4 openings')
})
