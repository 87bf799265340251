import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect } from 'vitest'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>
/** Returns the faults of a file as text. */
type ListFaults = (file: string, source: string) => string[]

/** Expects no faults in the components of the pages. */
export function expectNoFaults(listFaults: ListFaults): void {
  const pages = join(import.meta.dirname, '../../apps/web/src')
  const files = globSync('**/*.tsx', { cwd: pages }).filter((file) => !/\.test\.tsx$|^testing\//.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => listFaults(file, readFileSync(join(pages, file), 'utf8')))).toEqual([])
}

export const parse = (source: string): Node => parseAst(source, { lang: 'tsx' }) as unknown as Node

export function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node as Node)
    for (const child of Object.values(node)) visit(child, see)
  }
}
