import 'vitest'

/** What the set-up of a run hands to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    /** A server, and the name of the migrated database in it whose copies the test files use. */
    testServer: { url: string; template: string }
    /** A folder that is removed when the run ends, however it ends. */
    runFolder: string
    /** The part of generated cases that run; see `cases` of the core. */
    shareOfCases: number
  }
}
