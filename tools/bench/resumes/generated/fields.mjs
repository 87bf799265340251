import { readFileSync } from 'node:fs'

/**
 * What people of a field of work have done, learned and can do, from fields.txt.
 *
 * @typedef {{ titles: string[], points: string[], headingPoints: string[], degrees: [string, string][],
 *   groups: [string, string[]][], projects: [string, string][], certificates: [string, string][] }} Field
 */

/** @type {Record<string, Field>} */
export const fields = Object.fromEntries(
  readFileSync(new URL('fields.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [name = '', ...lines] = block.trim().split('\n')
      return [name, parseField(lines)]
    }),
)

/** @param {string[]} lines @returns {Field} */
function parseField(lines) {
  const valuesOf = (/** @type {string} */ label) =>
    lines.filter((line) => line.startsWith(`${label}: `)).map((line) => line.slice(label.length + 2))
  const pairsOf = (/** @type {string} */ label) => valuesOf(label).flatMap((line) => line.split(' | ').map(parsePair))
  return {
    titles: valuesOf('titles').flatMap((line) => line.split(' | ')),
    points: valuesOf('point'),
    headingPoints: valuesOf('heading point'),
    degrees: pairsOf('degrees'),
    groups: valuesOf('skills').map((line) => {
      const [label, skills] = parsePair(line)
      return [label, skills.split(' | ')]
    }),
    projects: pairsOf('projects'),
    certificates: pairsOf('certificates'),
  }
}

/** @param {string} text @returns {[string, string]} */
function parsePair(text) {
  const [one = '', other = ''] = text.split(' > ')
  return [one, other]
}
