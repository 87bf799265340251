import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocx } from '../docx/read-docx.ts'
import { failed } from '../outcome.ts'
import { findOleStream } from './ole.ts'
import { readDoc } from './read-doc.ts'

const word = new Uint8Array(readFileSync(new URL('../testing/tara-menon.doc', import.meta.url)))

test('reads lines and tabs of a binary Word document', async () => {
  const outcome = await readDoc(word)
  const texts = outcome.ok ? outcome.text.lines.map(({ text }) => text) : []
  expect(texts[0]).toBe('Tara Menon')
  expect(texts).toContain('Languages: Go, Python, TypeScript, SQL')
  expect(texts.find((text) => text.startsWith('Backend Intern'))).toMatch(
    /^Backend Intern, Lumora Systems\tJan 2025 . Apr 2025$/,
  )
})

test('reports an encrypted document', async () => {
  const locked = word.slice()
  const offset = findOleStream(word, 'WordDocument')?.offset ?? 0
  locked[offset + 11] = (locked[offset + 11] ?? 0) | 1
  expect(await readDoc(locked)).toMatchObject({ ok: false, reason: 'encrypted' })
})

const withNotes = new Uint8Array(readFileSync(new URL('../testing/nikhil-barve.doc', import.meta.url)))

test('reads footnotes and endnotes after the text, and no footers', async () => {
  const outcome = await readDoc(withNotes)
  expect(outcome.ok && outcome.text.lines.map(({ text }) => text)).toEqual([
    'Nikhil Barve, resume',
    'Nikhil Barve',
    'nikhil.barve@example.com',
    'Experience',
    'Robotics Intern, Tarang Labs, Jun 2024 – Aug 2024',
    'Built a path planner for a warehouse robot.',
    'Skills',
    'Python, ROS, Kubernetes',
    'Ranked third of 240 teams at the Kaveri Robotics Cup.',
    'Written in Rust and published as open source.',
    'Certificate of the Sahyadri Cloud School, 2024.',
  ])
})

const formatted = new Uint8Array(readFileSync(new URL('../testing/leela-mathur.doc', import.meta.url)))

function linesOf(bytes: Uint8Array) {
  const outcome = readDoc(bytes)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.text.lines
}

test('reads bold paragraphs, headings, letter sizes, hidden text and the marks of lists', () => {
  const looks = linesOf(formatted).map(({ text, bold, size, hidden }) => [text, bold, size, hidden])
  expect(looks.slice(0, 9)).toEqual([
    ['Leela Mathur', true, 20, null],
    ['leela.mathur@example.com', false, 10, null],
    ['Where I worked', true, 13, null],
    ['Tax Intern', true, 10, null],
    ['Saffron Ledger, Jun 2023 – Aug 2023', false, 10, null],
    ['• Filed returns for fourteen clients.', false, 10, null],
    ['Kubernetes Terraform', false, 10, 'vanish'],
    ['Not bold as a whole', false, 10, null],
    ['Education', true, 16, null],
  ])
})

test('reads rows of tables, and cells of several lines one after the other', () => {
  const texts = linesOf(formatted).map(({ text }) => text)
  expect(texts.slice(9)).toEqual([
    'B.Com.\tMarigold Hall\t2024',
    'HSC\tGyan Bharti\t2021',
    '2022',
    '2023',
    'Seat Finder',
    'Shows free seats.',
    'The end',
  ])
})

test('reads a document as the DOCX from which it was saved', () => {
  const word = readDocx(new Uint8Array(readFileSync(new URL('../testing/leela-mathur.docx', import.meta.url))))
  expect(word.ok && word.text.lines).toEqual(linesOf(formatted))
})

test.each([0xa2, 0xf2, 0xfa, 0x102])('reads the text when the part at %i is outside of the file', (offset) => {
  const changed = formatted.slice()
  new DataView(changed.buffer, findOleStream(changed, 'WordDocument')?.offset).setUint32(offset, 0x7fffffff, true)
  expect(linesOf(changed).map(({ text }) => text)).toContain('Leela Mathur')
})

test('reports a document without its table of pieces as damaged', () => {
  const changed = formatted.slice()
  new DataView(changed.buffer, findOleStream(changed, 'WordDocument')?.offset).setUint32(0x1a2, 0x7fffffff, true)
  expect(readDoc(changed)).toEqual(failed('damaged'))
})

/** The DOC with another signature and version at the start of its File Information Block. */
function ofVersion(signature: number, version: number): Uint8Array {
  const changed = word.slice()
  const view = new DataView(changed.buffer, findOleStream(changed, 'WordDocument')?.offset)
  view.setUint16(0, signature, true)
  view.setUint16(2, version, true)
  return changed
}

test.each([
  ['Word 6', 101],
  ['Word 6 for Macintosh', 103],
  ['Word 95', 104],
  ['Word 95 in East Asia', 105],
])('reports a document of %s as old format', async (_program, version) => {
  const outcome = await readDoc(ofVersion(0xa5dc, version))
  expect(outcome).toEqual(failed('old_format'))
  expect(outcome).toMatchObject({
    message: 'This file is in an old Word format (Word 6 or 95). Save it as .docx and upload it again.',
  })
})

test('reports an unknown signature of a newer version as damaged', async () => {
  expect(await readDoc(ofVersion(0xa5dc, 193))).toEqual(failed('damaged'))
})

test.each([
  ['cut off', word.slice(0, 3_000)],
  ['with its second half overwritten', word.map((byte, index) => (index > 5_000 ? 0xaa : byte))],
])('reports a document %s as damaged or empty', async (_what, bytes) => {
  const outcome = await readDoc(bytes)
  expect(outcome.ok || ['damaged', 'empty'].includes(outcome.reason)).toBe(true)
})
