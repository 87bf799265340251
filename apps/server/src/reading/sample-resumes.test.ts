import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { readResume } from '@fledge/core/resume/read-resume'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fileKinds } from './outcome.ts'
import { readFile } from './read-file.ts'

/*
 * Resumes of invented people as different programs make them. In the first archive a person sees all
 * text; in the second each file hides three words.
 */
type Expected = Record<string, { name: string; words: string[] }>

function unpack(archive: string) {
  const packed = readFileSync(new URL(`testing/${archive}.zip.br`, import.meta.url))
  const { 'expected.json': json = new Uint8Array(), ...files } = unzipSync(brotliDecompressSync(packed))
  const expected: Expected = JSON.parse(strFromU8(json))
  return Object.entries(expected).map(([file, { name, words }]) => ({
    file,
    name,
    words,
    bytes: new Uint8Array(files[file] ?? []),
  }))
}

async function read(file: string, bytes: Uint8Array) {
  const kind = fileKinds.find((one) => file.endsWith(`.${one}`))
  const outcome = await readFile(bytes, kind ?? 'pdf')
  if (!outcome.ok) throw new Error(`${file}: ${outcome.reason}`)
  const textOf = (isHidden: boolean) =>
    outcome.text.lines
      .filter(({ hidden }) => (hidden !== null) === isHidden)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
  return { draft: readResume(outcome.text), visible: textOf(false), hidden: textOf(true) }
}

describe('reads visible text and does not report it as hidden', () => {
  const resumes = unpack('visible-resumes')

  test('has at least 60 resumes of 8 producers', () => {
    const producers = new Set(resumes.map(({ file }) => file.split('.')[0]))
    expect(resumes.length).toBeGreaterThanOrEqual(60)
    expect(producers.size).toBeGreaterThanOrEqual(8)
  })

  test.each(resumes)('$file', async ({ file, name, words, bytes }) => {
    const { draft, visible } = await read(file, bytes)
    expect(draft.flags).toEqual([])
    expect(draft.name?.text).toBe(name)
    expect(words.filter((word) => !visible.includes(word))).toEqual([])
    // Outlines and the text over them are one text.
    const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
    expect(visible.split(longest)).toHaveLength(2)
  })
})

// Chromium leaves out what it cuts off.
const cutByProducer = 'chromium.clipped'

describe('finds hidden text', () => {
  test.each(unpack('hidden-words'))('$file', async ({ file, name, bytes }) => {
    const { draft, visible, hidden } = await read(file, bytes)
    expect(draft.name?.text).toBe(name)
    expect(visible).not.toMatch(/Kubernetes|Terraform|Cassandra/)
    if (file.startsWith(cutByProducer)) return
    expect(hidden).toMatch(/^Kubernetes ?Terraform ?Cassandra$/)
    expect(draft.flags.map(({ kind }) => kind)).toEqual(['hidden_text'])
  })
})
