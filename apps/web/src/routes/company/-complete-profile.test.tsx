import { listCompanyApplications } from '@fledge/contract/applications'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { stubApi } from '../../testing/render-page.tsx'
import { kite, signIn } from '../../testing/things.ts'

test.each(['/company/dashboard', '/dashboard'])(
  'links a company without a name to its profile at %s without loading the dashboard',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const api = stubApi()
    signIn({ ...kite, companyName: ' ', name: ' ' })
    openApp(path)
    const link = await screen.findByRole('link', { name: 'Complete your profile' })
    expect(link.getAttribute('href')).toBe('/profile')
    const asked = api.calls().map(({ url }) => url.split('?')[0])
    for (const path of [listCompanyApplications.path, '/api/internship']) expect(asked).not.toContain(path)
  },
)
