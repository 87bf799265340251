const key = 'analysed-resume'

/** Remembers for this session, over a reload, of which resume the student asked an analysis; null forgets it. */
export function rememberAnalysis(resumeId: string | null): void {
  if (resumeId === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, resumeId)
}

export const recallAnalysis = (resumeId: string): boolean => sessionStorage.getItem(key) === resumeId
