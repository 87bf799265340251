import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anInternship } from '../../testing/things.ts'
import { InternshipList } from './internship-list.tsx'

const market = Array.from({ length: 40 }, (_, place) => anInternship({ id: `i${place}`, title: `Intern ${place}` }))

test('the first cards stay the same elements when what keeps a long list fast takes them over', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  const drawn = vi.fn(() => <p>One</p>)
  const list = (
    <InternshipList internships={market} total={40} onNearEnd={() => undefined}>
      {drawn}
    </InternshipList>
  )
  const { container } = render(list)
  const [first, ...others] = screen.getAllByRole('listitem')
  expect(others).toHaveLength(Math.ceil(window.innerHeight / 290) - 1)
  expect(first?.getAttribute('aria-setsize')).toBe('40')

  document.body.append(document.createElement('h1'))
  const near = () => screen.getAllByRole('listitem')
  await vi.waitFor(() => expect(near().length).toBeGreaterThan(others.length + 1), { timeout: 10_000 })
  expect(near()[0]).toBe(first)
  expect(near()[others.length]).toBe(others.at(-1))
  expect(near().length).toBeLessThan(market.length)
  expect(container.querySelector('ul')?.style.minHeight).toMatch(/^\d{4,5}px$/)
})

test('who stands at the end of what is loaded is near it whenever the list is drawn, without scrolling', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  const onNearEnd = vi.fn()
  const list = () => (
    <InternshipList internships={market.slice(0, 5)} total={40} onNearEnd={onNearEnd}>
      {({ title }) => <p>{title}</p>}
    </InternshipList>
  )
  const { rerender } = render(list())
  await vi.waitFor(() => expect(onNearEnd).toHaveBeenCalled(), { timeout: 10_000 })
  onNearEnd.mockClear()
  rerender(list())
  expect(onNearEnd).toHaveBeenCalled()
})
