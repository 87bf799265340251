import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** A part of the generated cases; all of them in `npm run test:long`. */
const provide = { shareOfCases: process.env['LONG_TESTS'] ? 1 : 0.2 }

export default defineConfig({
  test: {
    // By default one processor is left unused.
    maxWorkers: '100%',
    // What a test waits for may be late on a busy machine without being wrong: these only end what hangs.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // All tests of a worker share what it has imported: half the time or less. What a test stubs, it takes back.
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          isolate: false,
          include: ['packages/{core,contract}/**/*.test.ts'],
          provide,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: [
            'apps/server/**/*.test.ts',
            'packages/local-postgres/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          provide,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          isolate: false,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          mockReset: true,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['apps/web/src/testing/setup.ts'],
        },
      },
    ],
  },
})
