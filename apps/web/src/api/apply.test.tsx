import { apply, listOwnApplications } from '@fledge/contract/applications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { stubApi } from '../testing/render-page.tsx'
import { anApplication } from '../testing/things.ts'
import { ownApplications } from './applications.ts'
import { useAppliedTo, useApply } from './apply.ts'

const userId = 'u1'

/** A student's page with its callbacks and a function that refetches the list. */
async function openPage() {
  const api = stubApi()
  api.reply(listOwnApplications, { success: true, data: [] })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const callbacks: string[] = []
  const { result } = renderHook(
    () => ({
      applied: useAppliedTo(userId),
      send: useApply(userId, {
        onApplied: () => callbacks.push('applied'),
        onAlreadyApplied: () => callbacks.push('already'),
        onAsked: () => callbacks.push('asked'),
        onRefused: () => callbacks.push('refused'),
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
    ...{ api, callbacks },
    applied: () => [...result.current.applied],
    send: () => act(async () => result.current.send({ internshipId: 'i1', resumeId: 'r1' })),
    listAgain: () => act(() => queries.invalidateQueries()),
  }
}

test.each(['already', 'applied'])(
  'allows applying again to what counted as %s and was withdrawn since',
  async (callback) => {
    const page = await openPage()
    if (callback === 'applied') page.api.reply(apply, { success: true, data: anApplication({ internshipId: 'i1' }) })
    else page.api.refuse(apply, 409, { code: 'already_applied', message: 'Already applied' })
    await page.send()
    await waitFor(() => expect(page.callbacks).toEqual([callback]))
    expect(page.applied()).toEqual(['i1'])
    const withdrawn = anApplication({ internshipId: 'i1', withdrawnAt: '2026-03-03T09:00:00.000Z', attempt: 1 })
    page.api.reply(listOwnApplications, { success: true, data: [withdrawn] })
    await page.listAgain()
    await waitFor(() => expect(page.applied()).toEqual([]))
  },
)
