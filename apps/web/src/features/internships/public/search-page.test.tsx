import { listInternshipFacets, listInternships } from '@fledge/contract/internships'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { anInternship, asha, signIn } from '../../../testing/things.ts'
import { onWideScreen } from '../testing/panel.tsx'
import { SearchPage } from './search-page.tsx'

const found = { success: true as const, data: [anInternship()], total: 45, totalOpen: 60, nextCursor: 'c2' }

type Suggestion = { didYouMean?: string; withoutFilters?: true }

function open(search: PublicSearch = {}, reply: Partial<typeof found> & Suggestion = {}) {
  const api = stubApi()
  api.reply(listInternships, { ...found, ...reply })
  api.reply(listInternshipFacets, { success: true, data: { types: [], places: [], isWhole: true } })
  const onSearch = vi.fn()
  renderPage(<SearchPage search={search} onSearch={onSearch} />)
  return { api, onSearch }
}

test('shows a visitor internships, their number and the next page', async () => {
  open({ type: 'Remote', location: 'Pune', q: 'react' })
  await screen.findByRole('heading', { level: 1, name: 'Remote internships in Pune for “react”' })
  const link = await screen.findByRole('link', { name: /Frontend Developer Intern/ })
  expect(link.getAttribute('href')).toBe('/internships/i1')
  screen.getByText('Showing 45 of 60 internships')
  const next = within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Next page' })
  const search = new URL(next.getAttribute('href') ?? '', 'http://x').searchParams
  expect(Object.fromEntries(search)).toEqual({ type: 'Remote', location: 'Pune', q: 'react', cursor: 'c2' })
  expect(document.title).toBe('Remote internships in Pune for “react” · Fledge')
})

test('shows the details next to the list on a wide screen, and the page on a narrow one', async () => {
  onWideScreen()
  const two = [anInternship(), anInternship({ id: 'i2', title: 'Data Intern', description: 'Read data.\n\n- SQL' })]
  open({}, { data: two })
  await screen.findByRole('region', { name: 'Details' })
  const link = screen.getByRole('link', { name: /^Data Intern at / })
  expect(fireEvent.click(link, { ctrlKey: true }), 'a click with Ctrl opens the page').toBe(true)
  fireEvent.click(link)
  screen.getByRole('heading', { name: 'Frontend Developer Intern' }) // Enter opens the page.
  expect(fireEvent.click(link, { detail: 1 }), 'a click is answered by the pane').toBe(false)
  const shown = within(screen.getByRole('region', { name: 'Details' }))
  shown.getByRole('heading', { name: 'Data Intern' })
  expect(shown.getByText('SQL').tagName).toBe('LI')
  expect(shown.getByRole('link', { name: 'Open full page' }).getAttribute('href')).toBe('/internships/i2')
})

test('starts a changed search at its first page', async () => {
  const { onSearch } = open({ cursor: 'c2', q: 'react' })
  await userEvent.selectOptions(await screen.findByLabelText('Work type'), 'Hybrid')
  expect(onSearch).toHaveBeenCalledWith({ type: 'Hybrid', cursor: undefined }, undefined)
  await userEvent.type(screen.getByLabelText('Search internships'), ' css{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith({ q: 'react css', cursor: undefined }, true)
})

test('offers a corrected spelling and all internships when nothing is found', async () => {
  open({ q: 'pyhton' }, { data: [], total: 0, nextCursor: null as never, didYouMean: 'python' })
  const corrected = await screen.findByRole('link', { name: 'python' })
  expect(corrected.getAttribute('href')).toBe('/internships?q=python')
  expect(screen.getByRole('link', { name: 'Show all internships' }).getAttribute('href')).toBe('/internships')
})

test('offers the search without filters that exclude everything', async () => {
  const none = { data: [], total: 0, nextCursor: null as never }
  open({ q: 'python', type: 'Hybrid' }, { ...none, didYouMean: 'python', withoutFilters: true })
  const unfiltered = await screen.findByRole('link', { name: 'python' })
  expect(unfiltered.parentElement?.textContent).toBe('Try python without the filters')
  expect(unfiltered.getAttribute('href')).toBe('/internships?q=python')
})

test('links a student to the search with matches', async () => {
  signIn(asha)
  open({ q: 'react' })
  const link = await screen.findByRole('link', { name: 'See how these fit your resume' })
  expect(link.getAttribute('href')).toBe('/student/dashboard?tab=internships&q=react')
})

test('applies other filters from the first page on and keeps them in links', async () => {
  const { api, onSearch } = open({ stipendMin: 20_000, skill: 'React, SQL', cursor: 'c1' })
  await screen.findByText('More filters (2)')
  const next = await screen.findByRole('link', { name: 'Next page' })
  const search = new URL(next.getAttribute('href') ?? '', 'http://x').searchParams
  expect(Object.fromEntries(search)).toEqual({ stipendMin: '20000', skill: 'React, SQL', cursor: 'c2' })
  expect(api.calls(listInternshipFacets)[0]?.url).toBe('/api/internship/facets?stipendMin=20000&skill=React%2C+SQL')
  await userEvent.selectOptions(screen.getByLabelText('Duration'), 'Up to 3 months')
  expect(onSearch).toHaveBeenLastCalledWith({ cursor: undefined, monthsMax: 3 }, undefined)
  await userEvent.type(screen.getByLabelText('Skills'), ', CSS{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith({ skill: 'React, SQL, CSS', cursor: undefined }, true)
})
