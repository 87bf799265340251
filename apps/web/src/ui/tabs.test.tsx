import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TabPanel, Tabs } from './tabs.tsx'

function Page() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  const tabs = [
    { id: 'one', label: 'One' },
    { id: 'two', label: 'Two', count: 3 },
    { id: 'three', label: 'Three' },
  ] as const
  return (
    <Tabs tabs={tabs} selected={tab} onSelect={setTab} label="Numbers">
      <TabPanel id="one">first</TabPanel>
      <TabPanel id="two">second</TabPanel>
      <TabPanel id="three">
        <button type="button" onClick={() => setTab('one')}>
          Start again
        </button>
      </TabPanel>
    </Tabs>
  )
}

const tab = (name: string | RegExp) => screen.getByRole('tab', { name })

test('renders only the panel of the selected tab and names it after the tab', async () => {
  render(<Page />)
  expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('first')
  await userEvent.click(tab(/^Two/))
  expect(tab(/^Two/).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: /^Two/ }).textContent).toBe('second')
  expect(screen.queryByText('first')).toBeNull()
})

test('is one tab stop; arrows, Home and End move the focus and Enter selects', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('One'))
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(tab('Three')))
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(document.activeElement).toBe(tab('One')))
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(tab(/^Two/)))
  expect(screen.getByText('first')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('second')).toBeTruthy()
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(document.activeElement).toBe(tab('Three')))
})

test('moves the focus of a button that opens another tab to its panel', async () => {
  render(<Page />)
  await userEvent.click(tab('Three'))
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'One' }))
})

test('shows the whole label of a tab in the bar, with icon and count, and in the title of the page', () => {
  render(
    <Tabs
      tabs={[{ id: 'one', label: 'Find Internships', icon: Search, count: 3 }]}
      selected="one"
      onSelect={() => undefined}
      label="Numbers"
      isBar
    >
      {null}
    </Tabs>,
  )
  expect(document.title).toBe('Find Internships · Fledge')
  expect(tab(/^Find Internships\s*3$/).textContent).toBe('Find Internships3')
  expect(tab(/^Find/).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  screen.getByText('Find Internships')
})

test('keeps the selected tab in view when a count arrives, without moving the page', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  // jsdom draws its frames late on a busy machine.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
  let left = 150
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[aria-selected=true]') ? new DOMRect(left, 0, 80, 44) : new DOMRect(0, 0, 200, 44)
  })
  const tabs = (count?: number) => (
    <Tabs
      tabs={[
        { id: 'one', label: 'One', count },
        { id: 'two', label: 'Two' },
      ]}
      selected="two"
      onSelect={() => undefined}
      label="Numbers"
    >
      {null}
    </Tabs>
  )
  const { rerender } = render(tabs())
  await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(30))
  left = 135
  rerender(tabs(9))
  await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(45))
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
