/**
 * What came of a request. `unknown`: the connection broke or the server failed, so that it may have been done or not.
 * `unreached`: nobody listened, so it was not done. `signedOut`: the session was not known any more.
 */
export type Outcome = 'ok' | 'refused' | 'unknown' | 'unreached' | 'signedOut'

/** What the writers were told; after the run the database and the files have to agree. */
export type History = {
  /** The token of its company by internship. */
  internships: Map<string, string>
  /** Application by `student internship`. */
  applications: Map<string, string>
  decisions: Map<string, 'accepted' | 'rejected'>
  /** Of students who upload, replace and delete: the resume they hold, or null. Missing while it is not known. */
  held: Map<string, string | null>
  /** Pairs of student and internship whose request broke off. */
  unknownApplications: Set<string>
  unknownDecisions: Set<string>
  /** Pairs that wait for a decision. */
  undecided: string[]
  counts: Record<Outcome, number>
  uploads: number
}

export const emptyHistory = (): History => ({
  internships: new Map(),
  applications: new Map(),
  decisions: new Map(),
  held: new Map(),
  unknownApplications: new Set(),
  unknownDecisions: new Set(),
  undecided: [],
  counts: { ok: 0, refused: 0, unknown: 0, unreached: 0, signedOut: 0 },
  uploads: 0,
})
