import { resumeMaxBytes } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'

/** Not one of the specification's messages, which would call an empty file one of a wrong type. */
export const emptyFile = 'This file is empty'

export type FileProblem = { title: string; description: string }

/** What the file picker offers. */
export const resumeFileTypes =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const mimeTypes = resumeFileTypes.split(',').filter((type) => type.includes('/'))
const hasDocumentName = (name: string) => /\.(pdf|docx?)$/i.test(name)

/** Why a file is not sent at all, in the specification's order (§5), or null. The server checks the content itself. */
export function checkFile(file: Pick<File, 'size' | 'type' | 'name'> | undefined, held: number): FileProblem | null {
  if (!file) return { title: 'Error', description: texts.resume.noFile }
  if (held > 0) return texts.resume.limit
  if (file.size > resumeMaxBytes) return { title: 'Error', description: texts.resume.tooLarge }
  if (!isDocument(file)) return { title: 'Error', description: texts.resume.wrongType }
  if (file.size === 0) return { title: 'Error', description: emptyFile }
  return null
}

/** Browsers often know no type of a DOC: then the ending of its name decides. */
const isDocument = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  mimeTypes.includes(type) || (['', 'application/octet-stream'].includes(type) && hasDocumentName(name))

/** What to do about a file that was refused for `reason`, the text of the toast; null where another file would not help. */
export function adviseOnFile({ name }: Pick<File, 'name'>, reason: string): string | null {
  if (reason === emptyFile) return `${name} is empty (0 bytes). Export or save it again, and choose the new file.`
  if (reason === texts.resume.tooLarge)
    return `${name} is larger than 10 MB. Export it with smaller pictures, or without them.`
  if (reason !== texts.resume.wrongType) return null
  if (!hasDocumentName(name)) return `We can’t read ${name}. Use PDF or Word.`
  return `${name} is not really a PDF or Word file. Export your resume again as PDF or Word, and choose that file.`
}
