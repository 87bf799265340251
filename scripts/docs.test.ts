import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const exists = (path: string) => existsSync(join(root, path))

const written = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/src/**/*.md', 'tools/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

describe('Docs', () => {
  test.each(written)('link only to what exists: %s', (page) => {
    const targets = [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const local = targets.filter((target) => !/^[a-z]+:/.test(target))
    expect(local.filter((target) => !isLinkTarget(page, target))).toEqual([])
  })

  test.each(written)('name only commands that exist: %s', (page) => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = [...read(page).matchAll(/npm run ([a-z:]+)|`(bench:[a-z]+)/g)].map(
      ([, run, bench]) => run ?? bench,
    )
    expect(commands.filter((name) => !((name ?? '') in scripts))).toEqual([])
  })

  test.each(written)('name only paths that exist: %s', (page) => {
    const paths = [...read(page).matchAll(/`((?:apps|deploy|docs|e2e|packages|scripts|tools)\/[\w./-]+)`/g)]
    expect(paths.map(([, path = '']) => path).filter((path) => !exists(path))).toEqual([])
  })

  test('name places of terms that exist', () => {
    const cells = [...read('docs/glossary.md').matchAll(/^\| .+ \| .+ \| (.+) \|$/gm)].slice(1)
    const places = cells.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place))
    expect(places.length).toBeGreaterThan(30)
    expect(places.filter((place) => !exists(place) && !exists(`apps/server/src/${place}`))).toEqual([])
  })

  test('show the files that a read and a write pass through', () => {
    const files = read('docs/architecture.md').match(/features\/[\w/-]+\.ts/g) ?? []
    expect(files).toHaveLength(6)
    expect(files.filter((file) => !exists(`apps/server/src/${file}`))).toEqual([])
  })

  test('describe every setting, and no other', () => {
    const settings = [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
      ([, name]) => name,
    )
    const [table = ''] = /^\| setting \|[\s\S]*?\n\n/m.exec(read('docs/operations.md')) ?? []
    const described = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]{3,}/g) ?? [])
    expect(described.toSorted()).toEqual(settings.toSorted())
  })
})

describe('References in code', () => {
  const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'scripts/*.{ts,mjs}', 'deploy/*'], {
    cwd: root,
  })

  test('name decisions that exist', () => {
    const records = globSync('docs/decisions/*.md', { cwd: root }).map((file) => Number(file.match(/\d{4}/)?.[0]))
    expect(numbersAfter('decision', sources).filter((number) => !records.includes(number))).toEqual([])
  })

  test('name settlements that exist', () => {
    const rows = read('docs/decisions/0007-settlements-of-the-specification.md').matchAll(/^(\d+) \|/gm)
    const settlements = [...rows].map(([, number]) => Number(number))
    expect(numbersAfter('settlement', sources).filter((number) => !settlements.includes(number))).toEqual([])
  })
})

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')

/** Whether a relative link leads to a file or folder, and its fragment to a heading there. */
function isLinkTarget(page: string, target: string): boolean {
  const [path = '', fragment] = target.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!exists(file)) return false
  return fragment === undefined || headingIds(read(file)).includes(fragment)
}

/** Ids that GitHub gives to headings. */
const headingIds = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

/** The numbers that sources name after a word, as in 'decision 17' and 'settlements 84, 85'. */
function numbersAfter(word: string, files: readonly string[]): number[] {
  const pattern = new RegExp(`\\b${word}s? (\\d+(?:(?:, | and )\\d+)*)`, 'g')
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number)),
  )
}
