import type { DocumentKind } from './document-viewer.tsx'

/** The kind of a resume by its filename, for copies without a stored kind. */
export function kindOfName(filename: string): DocumentKind {
  const ending = filename.toLowerCase().split('.').at(-1)
  return ending === 'docx' || ending === 'doc' ? ending : 'pdf'
}
