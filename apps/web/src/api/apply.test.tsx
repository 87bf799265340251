import { apply, listOwnApplications } from '@fledge/contract/applications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { stubApi } from '../testing/api-stub.ts'
import { anApplication } from '../testing/things.ts'
import { ownApplications } from './applications.ts'
import { useAppliedTo, useApply } from './apply.ts'

const userId = 'u1'

/** A student's page, with what it was told of and a way to hear the list anew. */
async function openPage() {
  const api = stubApi()
  api.reply(listOwnApplications, { success: true, data: [] })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const told: string[] = []
  const { result } = renderHook(
    () => ({
      applied: useAppliedTo(userId),
      send: useApply(userId, {
        onApplied: () => told.push('applied'),
        onAlreadyApplied: () => told.push('already'),
        onRefused: () => told.push('refused'),
      }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )
  const isListed = () => expect(queries.getQueryData(ownApplications(userId).queryKey)).toBeDefined()
  await waitFor(isListed)
  return {
    ...{ api, told },
    applied: () => [...result.current.applied],
    send: () => act(async () => result.current.send({ internshipId: 'i1', resumeId: 'r1' })),
    listAgain: () => act(() => queries.invalidateQueries()),
  }
}

test('who has applied already is not refused, and the internship counts as applied to', async () => {
  const page = await openPage()
  page.api.refuse(apply, 409, { code: 'already_applied', message: 'Already applied' })
  await page.send()
  await waitFor(() => expect(page.told).toEqual(['already']))
  expect(page.applied()).toEqual(['i1'])
})

test('any other refusal gives the internship back', async () => {
  const page = await openPage()
  page.api.refuse(apply, 409, { code: 'closed', message: 'This internship is no longer available' })
  await page.send()
  await waitFor(() => expect(page.told).toEqual(['refused']))
  expect(page.applied()).toEqual([])
})

test.each(['already', 'applied'])(
  'what counted as %s and was withdrawn since may be applied to once more',
  async (told) => {
    const page = await openPage()
    if (told === 'applied') page.api.reply(apply, { success: true, data: anApplication({ internshipId: 'i1' }) })
    else page.api.refuse(apply, 409, { code: 'already_applied', message: 'Already applied' })
    await page.send()
    await waitFor(() => expect(page.told).toEqual([told]))
    expect(page.applied()).toEqual(['i1'])
    const withdrawn = anApplication({ internshipId: 'i1', withdrawnAt: '2026-03-03T09:00:00.000Z', attempt: 1 })
    page.api.reply(listOwnApplications, { success: true, data: [withdrawn] })
    await page.listAgain()
    await waitFor(() => expect(page.applied()).toEqual([]))
  },
)
