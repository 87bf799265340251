import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { publishBuild } from './publish-build.mjs'

const day = 24 * 3_600_000
let folder = ''
let served = ''
beforeEach(() => {
  folder = mkdtempSync(join(inject('runFolder'), 'publish-'))
  served = join(folder, 'dist')
})

test('publishes a first build', () => {
  publish({ 'index.html': 'one', 'student/dashboard.html': 'one', 'assets/index-1.js': 'one' })
  expect(read('index.html', 'student/dashboard.html', 'assets/index-1.js')).toEqual(['one', 'one', 'one'])
})

test('keeps replaced assets for a week', () => {
  publish({ 'index.html': 'one', 'assets/index-1.js': 'one', 'assets/same-7.js': 'same' }, 0)
  publish({ 'index.html': 'two', 'assets/index-2.js': 'two', 'assets/same-7.js': 'same' }, 30 * day)
  expect(read('index.html', 'assets/index-1.js', 'assets/index-2.js')).toEqual(['two', 'one', 'two'])

  publish({ 'index.html': 'three', 'assets/same-7.js': 'same' }, 36 * day)
  expect(read('assets/index-1.js', 'assets/index-2.js')).toEqual(['one', 'two'])

  publish({ 'index.html': 'three', 'assets/same-7.js': 'same' }, 38 * day)
  expect(read('assets/index-1.js', 'assets/index-2.js', 'assets/same-7.js')).toEqual([null, 'two', 'same'])
})

test('keeps an asset for a week after its last replacement', () => {
  publish({ 'assets/index-1.js': 'one' }, 0)
  publish({ 'assets/index-2.js': 'two' }, day)
  publish({ 'assets/index-1.js': 'one' }, 2 * day)
  publish({ 'assets/index-2.js': 'two' }, 9 * day)
  expect(read('assets/index-1.js')).toEqual(['one'])
})

test('removes pages that the new build lacks, and the hash file', () => {
  publish({ 'index.html': 'one', 'outbox.html': 'one', '.sources': 'of the first' })
  publish({ 'index.html': 'two' })
  expect(read('index.html', 'outbox.html', '.sources')).toEqual(['two', null, null])
})

test('never publishes a document before its scripts', () => {
  publish({ 'index.html': 'assets/index-1.js', 'assets/index-1.js': 'one' })
  const fresh = prepare({ 'index.html': 'assets/index-2.js', 'assets/index-2.js': 'two' })
  // A folder in place of a document stops the publication just before the documents.
  mkdirSync(join(served, 'zebra.html'))
  writeFileSync(join(fresh, 'zebra.html'), '')

  expect(() => publishBuild(fresh, served)).toThrow()

  const [named] = read('index.html')
  expect(existsSync(join(served, String(named)))).toBe(true)
  expect(read('assets/index-1.js', 'assets/index-2.js')).toEqual(['one', 'two'])
})

function publish(files: Record<string, string>, now?: number) {
  publishBuild(prepare(files), served, now)
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
