import { texts } from '@fledge/contract/texts'
import { sizeText } from '../../lib/format.ts'
import { emptyFile } from './refuse-file.ts'

/**
 * What to do about a file that was refused, in a sentence that stays beside the upload when the toast is gone; null
 * where another file would change nothing. `reason` is the text that the toast says.
 */
export function adviseOn({ name, size }: Pick<File, 'name' | 'size'>, reason: string): string | null {
  if (reason === emptyFile) return `${name} is empty (0 bytes). Export or save it again, and choose the new file.`
  if (reason === texts.resume.tooLarge)
    return `${name} is ${sizeText(size)}. The limit is 10 MB. Export it with smaller pictures, or without them.`
  if (reason !== texts.resume.wrongType) return null
  const claims = /\.(pdf|docx?)$/i.test(name)
  const problem = claims ? `${name} is not really a PDF or Word file.` : `We can’t read ${name}. Use PDF or Word.`
  return claims ? `${problem} Export your resume again as PDF or Word, and choose that file.` : problem
}
