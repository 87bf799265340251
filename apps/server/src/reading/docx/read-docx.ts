import type { Line } from '@fledge/core/resume/layout/resume-lines'
import { isOle } from '../doc/ole.ts'
import { limits } from '../limits.ts'
import { failed, type ReadOutcome } from '../outcome.ts'
import { readBody } from './docx-body.ts'
import { readTargets } from './docx-links.ts'
import { readStyles } from './docx-styles.ts'
import { openZip, type Zip, ZipError } from './zip.ts'

/** Reads a Word document: headers, which often have the name, then the body and its notes, then footers. */
export function readDocx(bytes: Uint8Array): ReadOutcome {
  if (isOle(bytes)) return failed('encrypted')
  try {
    const zip = openZip(bytes)
    return zip.isEncrypted ? failed('encrypted') : readParts(zip)
  } catch (error) {
    return failed(error instanceof ZipError ? error.reason : 'damaged')
  }
}

function readParts(zip: Zip): ReadOutcome {
  // Word takes the document in when it saves.
  if (/<w:altChunk[\s/>]/.test(readText(zip, 'word/document.xml') ?? '')) return failed('embedded_text')
  const styles = readStyles(readText(zip, 'word/styles.xml'))
  let remaining = limits.textLength
  const read = (name: string): Line[] => {
    const targets = readTargets(readText(zip, name.replace(/([^/]+)$/, '_rels/$1.rels')))
    const lines = readBody(readText(zip, name) ?? '', styles, { room: remaining, targets })
    remaining -= lines.reduce((sum, { text }) => sum + text.length + 1, 0)
    return lines
  }
  const lines = [
    ...partNames(zip, 'header').flatMap(read),
    ...read('word/document.xml'),
    ...read('word/footnotes.xml'),
    ...read('word/endnotes.xml'),
    ...partNames(zip, 'footer').flatMap(read),
  ]
  const kept = withoutRepetition(lines)
  return kept.some(({ hidden }) => hidden === null)
    ? { ok: true, text: { pages: 1, lines: kept } }
    : failed(emptyReason(zip))
}

/** The headers or footers of the first page, odd pages and even pages. */
function partNames(zip: Zip, kind: 'header' | 'footer'): string[] {
  return [...zip.names].filter((name) => new RegExp(`^word/${kind}\\d{0,4}\\.xml$`).test(name)).sort()
}

const emptyReason = (zip: Zip) => ([...zip.names].some((name) => /^word\/media\/./.test(name)) ? 'scanned' : 'empty')

function readText(zip: Zip, name: string): string | null {
  const content = zip.read(name)
  return content && new TextDecoder(encodingOf(content)).decode(content)
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Removes repeated contact lines: the headers of the first page and of the others often both have them. */
function withoutRepetition(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  return lines.filter(({ text }) => {
    const isContact = text.includes('@') || /\d{4}.{0,3}\d{4}/.test(text)
    return !isContact || (!seen.has(text) && seen.add(text))
  })
}
