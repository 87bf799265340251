import type { ResumeKind } from '@fledge/contract/resumes'

/** PDF or Word. People and browsers often confuse the two Word formats. */
type Family = 'pdf' | 'word'

const ofMime: Record<string, Family> = {
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/msword': 'word',
  'application/vnd.ms-word': 'word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
}
const ofEnding: Record<string, Family> = { pdf: 'pdf', doc: 'word', docx: 'word' }
const saysNothing = new Set(['', 'application/octet-stream', 'text/plain'])

/**
 * Whether the declared type or name agrees with the content. Browsers guess the type from the name, so one of them must be
 * an allowed type and neither may contradict the content; without type and extension the content decides.
 */
export function fitsDeclaration(kind: ResumeKind, { mimetype, filename }: { mimetype: string; filename: string }) {
  const content: Family = kind === 'pdf' ? 'pdf' : 'word'
  const ending = /\.([^./\\]+)$/.exec(filename.trim())?.[1]?.toLowerCase()
  const declared = [ofMime[mimetype.toLowerCase()], ofEnding[ending ?? '']].filter((family) => family !== undefined)
  if (declared.length === 0) return ending === undefined && saysNothing.has(mimetype.toLowerCase())
  return declared.every((family) => family === content)
}
