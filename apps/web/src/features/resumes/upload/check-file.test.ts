import { texts } from '@fledge/contract/texts'
import { expect, test } from 'vitest'
import { adviseOnFile, checkFile, emptyFile } from './check-file.ts'

const mb = 1024 * 1024
const pdf = { name: 'asha.pdf', type: 'application/pdf', size: mb }

test('accepts a PDF, a DOCX and a DOC without a type', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(checkFile(pdf, 0)).toBeNull()
  expect(checkFile({ ...pdf, name: 'asha.docx', type: docx }, 0)).toBeNull()
  expect(checkFile({ ...pdf, name: 'asha.DOC', type: '' }, 0)).toBeNull()
})

test('reports the first check that fails', () => {
  const bad = { name: 'asha.png', type: 'image/png', size: 11 * mb }
  expect(checkFile(undefined, 1)?.description).toBe(texts.resume.noFile)
  expect(checkFile(bad, 1)).toEqual(texts.resume.limit)
  expect(checkFile(bad, 0)?.description).toBe(texts.resume.tooLarge)
  expect(checkFile({ ...bad, size: mb }, 0)?.description).toBe(texts.resume.wrongType)
})

test('accepts exactly 10 MB and refuses one byte more', () => {
  expect(checkFile({ ...pdf, size: 10 * mb }, 0)).toBeNull()
  expect(checkFile({ ...pdf, size: 10 * mb + 1 }, 0)?.description).toBe('File size must be less than 10MB')
})

test('calls a document without a byte empty, not of a wrong type', () => {
  expect(checkFile({ ...pdf, size: 0 }, 0)?.description).toBe('This file is empty')
  expect(checkFile({ ...pdf, type: 'image/png', size: 0 }, 0)?.description).toBe(texts.resume.wrongType)
})

test('refuses a picture named .pdf by its type', () => {
  expect(checkFile({ ...pdf, type: 'image/png' }, 0)?.description).toBe('Only PDF, DOC, and DOCX files are allowed')
})

test.each([
  ['an empty file', 'cv.pdf', emptyFile, /^cv\.pdf is empty \(0 bytes\)/],
  ['a file that is too large', 'cv.pdf', texts.resume.tooLarge, /^cv\.pdf is larger than 10 MB/],
  ['a picture', 'me.png', texts.resume.wrongType, /^We can’t read me\.png. Use PDF or Word\.$/],
  ['a picture named .pdf', 'me.PDF', texts.resume.wrongType, /me\.PDF is not really a PDF or Word file/],
])('advises what to do about %s', (_what, name, reason, advice) => {
  expect(adviseOnFile({ name }, reason)).toMatch(advice)
})

test('gives no advice where another file would not help', () => {
  expect(adviseOnFile({ name: 'cv.pdf' }, texts.resume.limit.description)).toBeNull()
})
