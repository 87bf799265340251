import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Wordings that were replaced in texts for users. Matched without comments and with single spaces. */
const retired = [
  /Until a resume of yours is read/,
  /Nothing open fits/,
  /is not one of them\b/,
  /You hold one resume/,
  /see where it stands/,
  /Take away\b/,
  /\btaken away\b/i,
  /who are you here/,
  /without \$\{count\} withdrawn/,
  /\b[Tt]ake the place\b/,
  /Place (taken|accepted|declined)\b/,
  /(accepted|declined) the place/,
  /we found no words that ask/,
  /Switches are saved/,
  /Something in the way\?/,
  /taken back\b/i,
  /What is asked and missing/,
  /Other times asked for/,
  /[Aa]sk(s|ed)? for other times/,
  /Link of the call/,
  /Interview within/,
  /applied already/,
  /\bin this one\b/,
  /with the evidence`/,
  /No skills named/,
  /Examples fill in/,
  /from your browser/,
  /The interview was (fixed|moved)/,
  /whom it fits/,
  /(is|are|been|was|were) told\b/,
  /Nobody (has|is|can)\b/,
  /of yours\b/,
  /it stands here/,
  /no longer holds/,
  /as it was read\b/,
  /were passed over|was passed over/,
  /This has to be/,
  /failed without an error\./,
]

const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'packages/*/src/**/*.ts'], {
  cwd: root,
  exclude: ['**/*.test.*', '**/testing/**', '**/route-tree.gen.ts', '**/demo-world/**', '**/skills/data/**'],
})

/** A source as one line without comments, so that a sentence is found wherever its line breaks are. */
function withoutComments(file: string): string {
  return readFileSync(new URL(file, `file://${root}`), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/\s+/g, ' ')
}

/** Summaries of endpoints and prompts for models are read by developers and machines. */
const notForUsers = /(^|\s)summary: ('[^']*'|"[^"]*"|`[^`]*`)/g

test('finds the sources with texts for users', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources).toContain('apps/web/src/features/internships/no-internships.tsx')
})

test('uses no retired wording in texts for users', () => {
  const found = sources.flatMap((file) => {
    const text = withoutComments(file).replace(notForUsers, '')
    return retired.filter((wording) => wording.test(text)).map((wording) => `${file}: ${wording.source}`)
  })
  expect(found).toEqual([])
})
