import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { detectKind } from './detect-kind.ts'
import { column, pdf } from './testing/pdf-files.ts'
import { paragraph, rawDocx, taraMenon } from './testing/word-files.ts'

const word = new Uint8Array(readFileSync(new URL('testing/tara-menon.doc', import.meta.url)))
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('detects PDF, DOCX and DOC by their content', async () => {
  expect(detectKind(await pdf((document) => column(document, 50, 50, ['Asha'])))).toBe('pdf')
  expect(detectKind(await taraMenon())).toBe('docx')
  expect(detectKind(word)).toBe('doc')
})

test('accepts the header of a PDF in the first 1,024 bytes', () => {
  expect(detectKind(bytes(`${' '.repeat(1000)}%PDF-1.7`))).toBe('pdf')
  expect(detectKind(bytes(`${' '.repeat(1024)}%PDF-1.7`))).toBeNull()
})

describe('rejects', () => {
  test.each([
    ['nothing', bytes('')],
    ['text', bytes('Asha Rao, resume')],
    ['a program with the header of a PDF', bytes('MZ\x90\x00 %PDF-1.7')],
    ['a page with the header of a PDF', bytes('<!DOCTYPE html><script>alert(1)</script> %PDF-1.7')],
    ['a picture', bytes('\x89PNG\r\n\x1a\n%PDF-')],
    ['a script', bytes('#!/bin/sh\n# %PDF-1.7')],
    ['a zip of something', zipSync({ 'a.txt': strToU8('%PDF-1.7') })],
    ['a jar', zipSync({ 'META-INF/MANIFEST.MF': strToU8('x'), 'A.class': strToU8('x') })],
    ['a workbook', zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/workbook.xml': strToU8('x') })],
    ['a damaged zip', bytes('PK\u0003\u0004 and nothing else that belongs to it, %PDF-')],
    ['a container of another program', otherContainer()],
  ])('%s', (_what, content) => {
    expect(detectKind(content)).toBeNull()
  })

  test('a document with macros, whatever type it declares', () => {
    expect(detectKind(rawDocx(paragraph('x'), { 'word/vbaProject.bin': strToU8('x') }))).toBeNull()
    const types = strToU8(
      '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    )
    expect(detectKind(rawDocx(paragraph('x'), { '[Content_Types].xml': types }))).toBeNull()
  })
})

test('detects an encrypted Word file', () => {
  expect(detectKind(withStream('EncryptedPackage'))).toBe('docx')
})

/** The DOC with the name of its main stream changed. */
function withStream(name: string): Uint8Array {
  const changed = Buffer.from(word)
  const at = changed.indexOf(Buffer.from('WordDocument', 'utf16le'))
  changed.fill(0, at, at + 64)
  changed.write(name, at, 'utf16le')
  changed.writeUInt16LE(2 * (name.length + 1), at + 64)
  return new Uint8Array(changed)
}

function otherContainer(): Uint8Array {
  return withStream('Workbook')
}
