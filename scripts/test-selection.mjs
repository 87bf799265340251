const projects = ['core', 'server', 'web']
const checks = ['types', 'lint', 'e2e']

/**
 * What of the tests to run. Without arguments everything; the names of parts choose those parts; any other words narrow
 * the chosen tests to files whose path has them (without a part: of the unit, feature and page tests).
 *
 * @param {string[]} args
 */
export function selectTests(args) {
  const named = args.filter((arg) => projects.includes(arg) || checks.includes(arg))
  const words = args.filter((arg) => !named.includes(arg))
  const everything = args.length === 0
  const chosenProjects = named.filter((name) => projects.includes(name))
  return {
    types: everything || named.includes('types'),
    lint: everything || named.includes('lint'),
    vitest: everything || chosenProjects.length > 0 || named.length === 0,
    journeys: everything || named.includes('e2e'),
    projects: chosenProjects,
    words,
  }
}
