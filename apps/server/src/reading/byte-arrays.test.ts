import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const paper = readFileSync(new URL('testing/tara-menon.pdf', import.meta.url))

/** A view into a larger array, as Node gives out small Buffers. */
function viewInto<T extends Uint8Array>(whole: T): T {
  whole.set(paper, 100)
  return whole.subarray(100, 100 + paper.length) as T
}

test.each([
  ['a Buffer', Buffer.from(paper)],
  ['a part of a Buffer', viewInto(Buffer.alloc(paper.length + 200))],
  ['a Uint8Array', new Uint8Array(paper)],
  ['a part of a Uint8Array', viewInto(new Uint8Array(paper.length + 200))],
])('a PDF is read from %s, which stays as it was', async (_what, bytes) => {
  const outcome = await readFile(bytes, 'pdf')
  expect(outcome).toMatchObject({ ok: true })
  expect(Buffer.from(bytes).equals(paper)).toBe(true)
})
