import { listInternshipFacets } from '@fledge/contract/internships'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp, stubApp } from '../testing/open-app.tsx'

test('Back returns to the search before, and not to each key', async () => {
  stubApp().reply(listInternshipFacets, { success: true, data: { types: [], places: [], isWhole: true } })
  const router = openApp('/internships')
  const address = () => router.state.location.href
  const back = async (href: string) => {
    act(() => router.history.back())
    // The event of a browser, which the history in memory does not have.
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(address()).toBe(href))
  }
  const field = await screen.findByRole('searchbox')
  await userEvent.type(field, 'react')
  await waitFor(() => expect(address()).toBe('/internships?q=react'))
  await userEvent.type(field, ' native')
  await waitFor(() => expect(address()).toBe('/internships?q=react+native'))
  await back('/internships')

  await userEvent.type(field, 'sql{Enter}')
  await userEvent.type(field, ' python')
  await waitFor(() => expect(address()).toBe('/internships?q=sql+python'))
  await userEvent.selectOptions(screen.getByLabelText('Work type'), 'Remote')
  await waitFor(() => expect(address()).toBe('/internships?q=sql+python&type=Remote'))
  await back('/internships?q=sql+python')
  await back('/internships?q=sql')
  await back('/internships')
})
