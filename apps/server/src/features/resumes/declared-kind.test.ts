import { expect, test } from 'vitest'
import { fitsDeclaration } from './declared-kind.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['a PDF that says so', 'pdf', 'application/pdf', 'cv.pdf', true],
  ['a PDF of which the browser knows the name only', 'pdf', '', 'cv.pdf', true],
  ['a PDF sent by a program without a type', 'pdf', 'application/octet-stream', 'cv.PDF', true],
  ['a PDF without name and type', 'pdf', 'application/octet-stream', 'cv', true],
  ['a DOCX that was renamed to .doc', 'docx', 'application/msword', 'cv.doc', true],
  ['a DOCX from another office program', 'docx', 'application/wps-office.docx', 'cv.docx', true],
  ['a PDF that says it is Word', 'pdf', docx, 'cv.docx', false],
  ['a PDF whose name says it is Word', 'pdf', 'application/octet-stream', 'cv.docx', false],
  ['a Word document that says it is a PDF', 'docx', 'application/pdf', 'cv.pdf', false],
  ['a PDF that says it is a page', 'pdf', 'text/html', 'cv.html', false],
  ['a PDF that says it is a program', 'pdf', 'application/octet-stream', 'cv.exe', false],
] as const)('%s', (_what, kind, mimetype, filename, fits) => {
  expect(fitsDeclaration(kind, { mimetype, filename })).toBe(fits)
})
