import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const apps = join(import.meta.dirname, '../apps')
const server = join(apps, 'server/src')
const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.test\.ts$|^testing\/|^demo-world\//.test(file))

/** The pages of the website; a parameter stands for one part of a path. */
const pages = [...readFileSync(join(apps, 'web/src/route-tree.gen.ts'), 'utf8').matchAll(/^ {4}\| '(.+?)'$/gm)].map(
  ([, path]) => new RegExp(`^${path!.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`),
)

/** 'link:' and 'actionUrl:' with a path, up to its search and hash; what stands in '${…}' is one part of it. */
const linked = /\b(?:link|actionUrl): ?(?:[^'`\n]*\? ?[^'`\n]*: ?)?['`](\/[^'`?#]*)/g

test('mails and notifications lead to pages that exist', () => {
  const links = files.flatMap((file) => [...readFileSync(join(server, file), 'utf8').matchAll(linked)])
  const paths = links.map(([, path]) => path!.replace(/\$\{[^{}]*\}/g, 'student'))
  expect(paths.length).toBeGreaterThan(12)
  expect(paths.filter((path) => !pages.some((page) => page.test(path)))).toEqual([])
})
