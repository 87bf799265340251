import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDoc } from './doc.ts'
import { findOleStream } from './ole.ts'

const word = new Uint8Array(readFileSync(new URL('testing/tara-menon.doc', import.meta.url)))

test('a binary Word document is read line by line, with tabs', async () => {
  const outcome = await readDoc(word)
  const texts = outcome.ok ? outcome.text.lines.map(({ text }) => text) : []
  expect(texts[0]).toBe('Tara Menon')
  expect(texts).toContain('Languages: Go, Python, TypeScript, SQL')
  expect(texts.find((text) => text.startsWith('Backend Intern'))).toMatch(
    /^Backend Intern, Lumora Systems\tJan 2025 . Apr 2025$/,
  )
})

test('a document behind a password says so', async () => {
  const locked = word.slice()
  const offset = findOleStream(word, 'WordDocument')?.offset ?? 0
  locked[offset + 11] = (locked[offset + 11] ?? 0) | 1
  expect(await readDoc(locked)).toMatchObject({ ok: false, reason: 'encrypted' })
})

test.each([
  ['cut off', word.slice(0, 3_000)],
  ['with its second half overwritten', word.map((byte, index) => (index > 5_000 ? 0xaa : byte))],
])('a document %s is damaged or empty, not an error', async (_what, bytes) => {
  const outcome = await readDoc(bytes)
  expect(outcome.ok || ['damaged', 'empty'].includes(outcome.reason)).toBe(true)
})
