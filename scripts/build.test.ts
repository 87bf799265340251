import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { hashSources } from './build.mjs'

let clone = ''
beforeEach(async () => {
  clone = await mkdtemp(join(inject('runFolder'), 'clone-'))
  for (const path of [
    'package-lock.json',
    'tsconfig.base.json',
    'apps/web/src/main.tsx',
    'packages/core/src/bands.ts',
  ]) {
    await write(path, 'one')
  }
})

test.each(['apps/web/src/main.tsx', 'apps/web/index.html', 'packages/core/src/bands.ts', 'package-lock.json'])(
  'rebuilds after a change in %s',
  async (path) => {
    const before = hashSources(clone)
    await write(path, 'two')
    expect(hashSources(clone)).not.toBe(before)
  },
)

test.each([
  'apps/web/dist/index.html',
  'apps/web/.cache/build-x/index.html',
  'apps/web/src/route-tree.gen.ts',
  'apps/web/src/main.test.tsx',
  'apps/web/src/testing/setup.ts',
  'apps/web/node_modules/x/index.js',
  'apps/server/src/main.ts',
])('ignores a change in %s', async (path) => {
  const before = hashSources(clone)
  await write(path, 'two')
  expect(hashSources(clone)).toBe(before)
})

test('rebuilds after a source is removed or renamed', async () => {
  const before = hashSources(clone)
  await rm(join(clone, 'packages/core/src/bands.ts'))
  const without = hashSources(clone)
  await write('packages/core/src/strips.ts', 'one')
  expect(new Set([before, without, hashSources(clone)]).size).toBe(3)
})

async function write(path: string, text: string) {
  await mkdir(dirname(join(clone, path)), { recursive: true })
  await writeFile(join(clone, path), text)
}
