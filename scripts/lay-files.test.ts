import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { layFiles } from './lay-files.mjs'

const day = 24 * 3_600_000
let folder = ''
let served = ''
beforeEach(() => {
  folder = mkdtempSync(join(inject('runFolder'), 'lay-'))
  served = join(folder, 'dist')
})

test('a first build is there whole', () => {
  lay({ 'index.html': 'one', 'student/dashboard.html': 'one', 'assets/index-1.js': 'one' })
  expect(read('index.html', 'student/dashboard.html', 'assets/index-1.js')).toEqual(['one', 'one', 'one'])
})

test('a page that was opened before finds its scripts for a week after they were replaced', () => {
  lay({ 'index.html': 'one', 'assets/index-1.js': 'one', 'assets/same-7.js': 'same' }, 0)
  lay({ 'index.html': 'two', 'assets/index-2.js': 'two', 'assets/same-7.js': 'same' }, 30 * day)
  expect(read('index.html', 'assets/index-1.js', 'assets/index-2.js')).toEqual(['two', 'one', 'two'])

  lay({ 'index.html': 'three', 'assets/same-7.js': 'same' }, 36 * day)
  expect(read('assets/index-1.js', 'assets/index-2.js')).toEqual(['one', 'two'])

  lay({ 'index.html': 'three', 'assets/same-7.js': 'same' }, 38 * day)
  expect(read('assets/index-1.js', 'assets/index-2.js', 'assets/same-7.js')).toEqual([null, 'two', 'same'])
})

test('a file that a build brings back counts as new when it is replaced again', () => {
  lay({ 'assets/index-1.js': 'one' }, 0)
  lay({ 'assets/index-2.js': 'two' }, day)
  lay({ 'assets/index-1.js': 'one' }, 2 * day)
  lay({ 'assets/index-2.js': 'two' }, 9 * day)
  expect(read('assets/index-1.js')).toEqual(['one'])
})

test('pages that are gone, and the mark of what was built, go', () => {
  lay({ 'index.html': 'one', 'outbox.html': 'one', '.sources': 'of the first' })
  lay({ 'index.html': 'two' })
  expect(read('index.html', 'outbox.html', '.sources')).toEqual(['two', null, null])
})

test('at no moment does a document name a script that is not there', () => {
  lay({ 'index.html': 'assets/index-1.js', 'assets/index-1.js': 'one' })
  const fresh = prepare({ 'index.html': 'assets/index-2.js', 'assets/index-2.js': 'two' })
  // A folder where the document should come stops the move at the moment before it.
  mkdirSync(join(served, 'zebra.html'))
  writeFileSync(join(fresh, 'zebra.html'), '')

  expect(() => layFiles(fresh, served)).toThrow()

  const [named] = read('index.html')
  expect(existsSync(join(served, String(named)))).toBe(true)
  expect(read('assets/index-1.js', 'assets/index-2.js')).toEqual(['one', 'two'])
})

function lay(files: Record<string, string>, now?: number) {
  layFiles(prepare(files), served, now)
}

function prepare(files: Record<string, string>): string {
  const fresh = mkdtempSync(join(folder, 'fresh-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true })
    writeFileSync(join(fresh, path), text)
  }
  return fresh
}

function read(...paths: string[]): (string | null)[] {
  return paths.map((path) => (existsSync(join(served, path)) ? readFileSync(join(served, path), 'utf8') : null))
}
