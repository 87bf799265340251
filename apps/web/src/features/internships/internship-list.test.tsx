import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anInternship } from '../../testing/things.ts'
import { InternshipList } from './internship-list.tsx'

const market = Array.from({ length: 40 }, (_, index) => anInternship({ id: `i${index}`, title: `Intern ${index}` }))

test('renders only the cards near the viewport and gives the list the height of all of them', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  const { container } = render(
    <InternshipList internships={market} total={40} onNearEnd={() => undefined}>
      {() => <p>One</p>}
    </InternshipList>,
  )
  const cards = screen.getAllByRole('listitem')
  expect(cards[0]?.getAttribute('aria-setsize')).toBe('40')
  expect(cards.length).toBeGreaterThan(2)
  expect(cards.length).toBeLessThan(market.length)
  expect(container.querySelector('ul')?.style.minHeight).toMatch(/^\d{4,5}px$/)
})

test('requests the next page whenever the end of the loaded cards is near, without scrolling', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  const onNearEnd = vi.fn()
  const list = () => (
    <InternshipList internships={market.slice(0, 5)} total={40} onNearEnd={onNearEnd}>
      {({ title }) => <p>{title}</p>}
    </InternshipList>
  )
  const { rerender } = render(list())
  expect(onNearEnd).toHaveBeenCalled()
  onNearEnd.mockClear()
  rerender(list())
  expect(onNearEnd).toHaveBeenCalled()
})
