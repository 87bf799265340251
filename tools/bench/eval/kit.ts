import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A copy of the scorers that can run: the original may be read-only and has none of its packages. */
export type Kit = {
  folder: string
  data: string
  /** The modules that a scorer is to compare: the kit's baselines of a kind, and ours when it is there. */
  systems: (kind: SystemKind) => string[]
  remove: () => Promise<void>
}
export type SystemKind = 'parse' | 'skills' | 'match'

/**
 * Copies the kit of the evaluation data in `data` to a temporary folder, with what its baselines need; `remove` takes
 * it away.
 */
export async function prepareKit(data: string): Promise<Kit> {
  const temporary = await mkdtemp(join(tmpdir(), 'fledge-eval-'))
  const folder = join(temporary, 'kit')
  await cp(join(data, 'kit'), folder, { recursive: true })
  await providePdfJs(folder)
  return {
    folder,
    data,
    systems: (kind) => [...baselines(folder, kind), ...ours(kind)],
    remove: () => rm(temporary, { recursive: true, force: true }),
  }
}

/**
 * The baselines read PDF with the package pdfjs-dist of an older version: ours is given to them under that name, with
 * the one method that newer versions have elsewhere.
 */
async function providePdfJs(folder: string) {
  const place = join(folder, 'node_modules/pdfjs-dist/legacy/build')
  await mkdir(place, { recursive: true })
  await writeFile(join(folder, 'node_modules/pdfjs-dist/package.json'), '{ "name": "pdfjs-dist", "type": "module" }')
  const installed = import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')
  await writeFile(
    join(place, 'pdf.mjs'),
    `import * as pdfjs from ${JSON.stringify(installed)}
export function getDocument(options) {
  const task = pdfjs.getDocument(options)
  const withDestroy = (document) => Object.assign(document, { destroy: () => task.destroy() })
  return { promise: task.promise.then(withDestroy) }
}
`,
  )
}

function baselines(folder: string, kind: SystemKind): string[] {
  const systems = join(folder, 'systems')
  const names = existsSync(systems) ? readdirSync(systems) : []
  return names
    .filter((name) => name.startsWith(`${kind}-`))
    .sort()
    .map((name) => join(systems, name))
}

function ours(kind: SystemKind): string[] {
  const path = fileURLToPath(new URL(`${kind}.ts`, import.meta.url))
  return existsSync(path) ? [path] : []
}
