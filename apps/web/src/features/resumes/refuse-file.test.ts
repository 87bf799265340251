import { texts } from '@fledge/contract/texts'
import { expect, test } from 'vitest'
import { refuseFile } from './refuse-file.ts'

const mb = 1024 * 1024
const pdf = { name: 'asha.pdf', type: 'application/pdf', size: mb }

test('a PDF, a DOCX and a DOC without a type may be sent', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(refuseFile(pdf, 0)).toBeNull()
  expect(refuseFile({ ...pdf, name: 'asha.docx', type: docx }, 0)).toBeNull()
  expect(refuseFile({ ...pdf, name: 'asha.DOC', type: '' }, 0)).toBeNull()
})

test('the first check that fails is the one that is said', () => {
  const bad = { name: 'asha.png', type: 'image/png', size: 11 * mb }
  expect(refuseFile(undefined, 1)?.description).toBe(texts.resume.noFile)
  expect(refuseFile(bad, 1)).toEqual(texts.resume.limit)
  expect(refuseFile(bad, 0)?.description).toBe(texts.resume.tooLarge)
  expect(refuseFile({ ...bad, size: mb }, 0)?.description).toBe(texts.resume.wrongType)
})

test('exactly 10 MB may be sent, one byte more may not', () => {
  expect(refuseFile({ ...pdf, size: 10 * mb }, 0)).toBeNull()
  expect(refuseFile({ ...pdf, size: 10 * mb + 1 }, 0)?.description).toBe('File size must be less than 10MB')
})

test('a document without a byte is called empty, not of a wrong type', () => {
  expect(refuseFile({ ...pdf, size: 0 }, 0)?.description).toBe('This file is empty')
  expect(refuseFile({ ...pdf, type: 'image/png', size: 0 }, 0)?.description).toBe(texts.resume.wrongType)
})

test('a picture that calls itself .pdf is refused by its type', () => {
  expect(refuseFile({ ...pdf, type: 'image/png' }, 0)?.description).toBe('Only PDF, DOC, and DOCX files are allowed')
})
