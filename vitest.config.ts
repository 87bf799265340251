import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One less than there are processors, as it is unless told, is one of two: most tests wait for a database.
    maxWorkers: '100%',
    // Core and server share what one worker has imported: half the time. What a test stubs, it takes back.
    projects: [
      { test: { name: 'core', isolate: false, include: ['packages/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
        },
      },
    ],
  },
})
