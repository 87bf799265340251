import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../scripts/project.mjs'

/** @typedef {{ name: string, licence: string, isShipped: boolean }} Package */

/** Licences under which a product may be built from these packages; unmodified, as they are used here. */
export const allowed = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'Zlib',
  ],
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'MPL-2.0',
])

/**
 * What the packages say in their own files, where package.json says nothing that can be read.
 *
 * @type {Record<string, string>}
 */
const readByHand = {
  '@dicebear/styles': 'CC0-1.0',
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

/**
 * Every package of package-lock.json, by name.
 *
 * @returns {Package[]}
 */
export function listPackages() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const byName = new Map()
  for (const [path, { license, dev = false, link = false }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || link) continue
    const isShipped = !dev || byName.get(name)?.isShipped === true
    byName.set(name, { name, isShipped, licence: readByHand[name] ?? license ?? 'unknown' })
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Whether one of the offered licences is allowed, and every one that holds together.
 *
 * @param {string} licence an SPDX expression
 * @returns {boolean}
 */
export function isAllowed(licence) {
  const offers = licence.replace(/[()]/g, '').split(' OR ')
  return offers.some((offer) => offer.split(' AND ').every((one) => allowed.has(one)))
}

/** The page docs/licences.md. */
export function licencePage() {
  const packages = listPackages()
  const shipped = packages.filter(({ isShipped }) => isShipped)
  const tools = packages.filter(({ isShipped }) => !isShipped)
  return `# Licences

Of the packages in package-lock.json; \`npm run licences\` writes this page, and a test refuses a licence that is not
among those allowed in \`tools/licences.mjs\`. Every package is used as it was published.

## In the running product (${shipped.length} packages)

| licence | packages |
|---|---|
${rowsOf(shipped, (names) => names.join(', '))}

## Only for building and testing (${tools.length} packages)

| licence | packages |
|---|---|
${rowsOf(tools, (names) => String(names.length))}
`
}

/**
 * @param {Package[]} packages
 * @param {(names: string[]) => string} show
 */
function rowsOf(packages, show) {
  const groups = Map.groupBy(packages, ({ licence }) => licence)
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, group]) => `| ${licence} | ${show(group.map(({ name }) => name))} |`)
    .join('\n')
}

if (import.meta.main) writeFileSync(inProject('docs', 'licences.md'), licencePage())
