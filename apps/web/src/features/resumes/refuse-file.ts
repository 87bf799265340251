import { resumeMaxBytes } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'

/** Said after the specification's own checks, which call such a file one of a wrong type. */
export const emptyFile = 'This file is empty'

type Refusal = { title: string; description: string }

/** What the file picker offers. */
export const resumeFileTypes =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const mimeTypes = resumeFileTypes.split(',').filter((type) => type.includes('/'))

/** Why a file is not sent at all, in the specification's order (§5), or null. The server looks into the file itself. */
export function refuseFile(file: Pick<File, 'size' | 'type' | 'name'> | undefined, held: number): Refusal | null {
  if (!file) return { title: 'Error', description: texts.resume.noFile }
  if (held > 0) return texts.resume.limit
  if (file.size > resumeMaxBytes) return { title: 'Error', description: texts.resume.tooLarge }
  if (!isDocument(file)) return { title: 'Error', description: texts.resume.wrongType }
  if (file.size === 0) return { title: 'Error', description: emptyFile }
  return null
}

/** Browsers often know no type of a DOC: then the ending of its name decides. */
const isDocument = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  mimeTypes.includes(type) || (['', 'application/octet-stream'].includes(type) && /\.(pdf|docx?)$/i.test(name))
