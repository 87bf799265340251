/** What came of a request. `unknown`: the connection broke, so that it may have been done or not. */
export type Outcome = 'ok' | 'refused' | 'unknown'

/** What the writers were told; after the run the database has to agree. */
export type History = {
  internships: Map<string, string>
  /** Application by `student internship`. */
  applications: Map<string, string>
  decisions: Map<string, 'accepted' | 'rejected'>
  /** Pairs of student and internship whose request broke off. */
  unknownApplications: Set<string>
  unknownDecisions: Set<string>
  counts: Record<Outcome, number>
}

export const emptyHistory = (): History => ({
  internships: new Map(),
  applications: new Map(),
  decisions: new Map(),
  unknownApplications: new Set(),
  unknownDecisions: new Set(),
  counts: { ok: 0, refused: 0, unknown: 0 },
})
