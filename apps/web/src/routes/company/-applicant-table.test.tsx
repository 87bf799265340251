import { downloadApplicantTable } from '@fledge/contract/applications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { anApplication, kite, signIn } from '../../testing/things.ts'

const fit = (matchPercentage: number) => ({ matchPercentage, band: 'good' as const, reason: null })

test.each(['CSV', 'Excel'])(
  'saves the filtered applicants in their order as %s, and says when that fails',
  async (name) => {
    signIn(kite)
    const applications = [
      anApplication({ id: 'a1', fit: fit(60) }),
      anApplication({ id: 'a2', fit: fit(70) }),
      anApplication({ id: 'a3', status: 'rejected' }),
    ]
    const api = stubDashboard({ applications })
    api.refuse(downloadApplicantTable, 429, { code: 'too_many', message: 'Please wait a while.' })
    renderDashboard({ tab: 'applications', status: 'pending' })

    await userEvent.click(await screen.findByText(name))

    const sent = () => api.calls(downloadApplicantTable)[0]
    await waitFor(() => expect(sent()?.body).toEqual({ format: name === 'CSV' ? 'csv' : 'xlsx', ids: ['a2', 'a1'] }))
    await screen.findByText('Please wait a while.')
  },
)
