import { test as base, expect } from '@playwright/test'
import { portOf } from './servers.ts'

/** Pages may only request our own host and must not log errors. */
export const test = base.extend<{ clean: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what this needs
  baseURL: ({}, use, { parallelIndex }) => use(`http://127.0.0.1:${portOf(parallelIndex)}`),
  clean: [
    async ({ context, baseURL }, use) => {
      const strayed: string[] = []
      const complaints: string[] = []
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) strayed.push(request.url())
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await use(undefined)
      expect(strayed, 'requests to a foreign host').toEqual([])
      expect(complaints, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
