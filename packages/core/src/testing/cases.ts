import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    shareOfCases: number
  }
}

/** The generated cases of a property: all of them in `npm run test:long`, a part in `npm test`. */
export const cases = (count: number): { numRuns: number } => ({ numRuns: Math.ceil(count * inject('shareOfCases')) })
