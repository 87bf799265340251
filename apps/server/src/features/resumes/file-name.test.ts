import { expect, test } from 'vitest'
import { displayName } from './file-name.ts'

test.each([
  ['a plain name', 'Asha Rao.pdf', 'Asha Rao.pdf'],
  ['another script', 'आशा राव.pdf', 'आशा राव.pdf'],
  ['an ending in capitals', 'CV.PDF', 'CV.pdf'],
  ['a path upwards', '../../x.pdf', 'x.pdf'],
  ['an encoded path, which stays text', '..%2fx.pdf', '%2fx.pdf'],
  ['a Windows path', 'C:\\Users\\asha\\x.pdf', 'x.pdf'],
  ['a new line that would end a header', 'a\r\nSet-Cookie: b.pdf', 'aSet-Cookie_ b.pdf'],
  ['a quote', 'a"b.pdf', 'a_b.pdf'],
  ['a sign that turns the writing direction', 'cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
  ['a hidden file', '.htaccess', 'htaccess.pdf'],
  ['a zero byte', 'a\0.pdf', 'a.pdf'],
  ['half of a pair', 'a\uD800.pdf', 'a.pdf'],
  ['nothing', '', 'resume.pdf'],
  ['only dots', '...', 'resume.pdf'],
  ['an ending that is not its own', 'cv.docx', 'cv.docx.pdf'],
])('%s', (_what, sent, shown) => {
  expect(displayName(sent, 'pdf')).toBe(shown)
})

test('truncates a long name and keeps its extension', () => {
  const name = displayName(`${'é'.repeat(300)}.docx`, 'docx')
  expect([name.length, name.slice(-6)]).toEqual([120, 'é.docx'])
})
