import { hasOleStream, isOle } from './doc/ole.ts'
import { openZip, ZipError } from './docx/zip.ts'
import { latin1 } from './latin1.ts'
import { limits } from './limits.ts'
import type { FileKind } from './outcome.ts'

/**
 * The kind of a file by its content; null for files that are not accepted, such as those with macros. A Word file with
 * a password has the kind of its content: reading it reports the password.
 */
export function detectKind(bytes: Uint8Array): FileKind | null {
  if (isOle(bytes)) return kindOfOle(bytes)
  if (startsWith(bytes, 'PK\u0003\u0004')) return isDocx(bytes) ? 'docx' : null
  return isPdf(bytes) ? 'pdf' : null
}

function kindOfOle(bytes: Uint8Array): FileKind | null {
  if (hasOleStream(bytes, 'EncryptedPackage')) return 'docx'
  return hasOleStream(bytes, 'WordDocument') ? 'doc' : null
}

/** `%PDF-` in the first 1,024 bytes, as PDF readers allow, unless the file begins like a program, picture or page. */
function isPdf(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 1024))
  return head.includes('%PDF-') && !otherFiles.test(head)
}

const otherFiles =
  /^(?:MZ|\x7fELF|PK|GIF8|\x89PNG|\xff\xd8\xff|Rar!|7z\xbc\xaf|#!|\s*<(?:!doctype|html|svg|script|\?xml|head|body|\?php))/i

function isDocx(bytes: Uint8Array): boolean {
  try {
    const zip = openZip(bytes, { ...limits, zipEntryBytes: 256 * 1024 })
    if (!zip.names.has('word/document.xml') || [...zip.names].some((name) => macros.test(name))) return false
    if (zip.isEncrypted) return true
    const types = zip.read('[Content_Types].xml')
    return types !== null && !/macroEnabled/i.test(latin1(types))
  } catch (error) {
    if (error instanceof ZipError) return false
    throw error
  }
}

const macros = /(?:^|\/)vba(?:Project|Data)[^/]*$/i

const startsWith = (bytes: Uint8Array, text: string) => latin1(bytes.subarray(0, text.length)) === text
