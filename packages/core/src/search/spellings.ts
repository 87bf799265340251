import { cityNames } from '../places.ts'

/** JavaScript libraries whose name alone also means the library. */
const libraries = ['react', 'node', 'vue', 'angular', 'd3']
/** JavaScript libraries whose name alone is an ordinary word. */
const wordLibraries = ['next', 'express', 'nest', 'nuxt', 'three', 'chart', 'backbone', 'ember', 'electron', 'socket']

/** Terms that are written as one word, as several or with a hyphen. */
const compounds = `
  full stack, front end, back end, dev ops, ml ops, data base, web site, open source, real time, full time, part time, on site
  machine learning, deep learning, data science, data scientist, data analyst, data analysis, data analytics, data entry
  data engineer, big data, power bi, power point, tensor flow, scikit learn, num py, computer vision, cloud computing
  artificial intelligence, cyber security, block chain, java script, type script, postgre sql, my sql, no sql, mongo db
  graph ql, git hub, git lab, fast api, spring boot, objective c, visual basic, word press, photo shop, auto cad
  solid works, mat lab, after effects, linked in, you tube, social media, digital marketing, content writing
  content writer, copy writing, copy writer, graphic design, graphic designer, video editing, video editor
  web development, web developer, web design, app development, app developer, mobile app, game development
  product management, product manager, project management, business development, business analyst, human resources
  customer support, customer service, supply chain, e commerce, start up, book keeping, health care, bio technology
  under graduate, post graduate, b tech, m tech, b sc, m sc, b com, m com, ph d, m b a, b b a, b c a, m c a, q a, h r
`

/** Words of titles that people run together. */
const titleWords = `
  software engineer engineering marketing executive sales operations finance accounting accounts research assistant
  associate trainee management manager content video editor editing product project business customer support cloud
  network mobile quality testing tester mechanical electrical civil legal clinical medical teaching teacher event fashion
  interior brand growth field talent acquisition investment equity embedded hardware robotics python java android react
  frontend backend fullstack machine learning public relations community process production design security
`

/** Names of the same thing. */
const synonyms: readonly string[][] = [
  ['cpp', 'c++', 'c plus plus', 'cplusplus'],
  ['csharp', 'c#', 'c sharp'],
  ['fsharp', 'f#', 'f sharp'],
  ['dotnet', 'dot net'],
  ['aspnet', 'asp dotnet', 'asp net'],
  ['golang', 'go lang'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['kubernetes', 'k8s'],
  ['postgresql', 'postgres'],
  ['machinelearning', 'ml'],
  ['artificialintelligence', 'ai'],
  ['humanresources', 'hr', 'human resource'],
  ['seo', 'search engine optimization', 'search engine optimisation'],
  ['aws', 'amazon web services'],
  ['gcp', 'google cloud platform', 'google cloud'],
  ['qa', 'quality assurance'],
  ['ecommerce', 'electronic commerce'],
  ['remote', 'wfh', 'work from home', 'work from anywhere', 'telecommute', 'telework'],
  ['ncr', 'national capital region'],
  ...cityNames,
]

/** Kinds of work, and who does them, by the fields in which both name the same internship. */
const professions: readonly [work: string, person: string, fields: string][] = [
  ['writing', 'writer', 'content, copy, technical'],
  ['editing', 'editor', 'video, photo'],
  ['design', 'designer', 'graphic, web, product, fashion, interior, game'],
  ['development', 'developer', 'web, app, game, software, business'],
  ['management', 'manager', 'product, project, event'],
  ['engineering', 'engineer', 'software, mechanical, civil, electrical, electronics, data'],
  ['science', 'scientist', 'data'],
  ['accounting', 'accountant', 'cost'],
]

/** Every spelling of a name by the word that replaces all of them. */
export const spellings = new Map<string, Set<string>>()
/** The word that replaces a spelling, which may have blanks. */
const keys = new Map<string, string>()

for (const names of synonyms) addName(names)
for (const [work, person, fields] of professions)
  for (const field of fields.split(', ')) addName([`${field} ${work}`, `${field}${person}`, `${field} ${person}`])
for (const name of libraries) addName([`${name}js`, `${name} js`, name])
for (const name of wordLibraries) addName([`${name}js`, `${name} js`])
for (const name of compounds.trim().split(/,\s|\n\s*/)) addName([name])
// Not a spelling of its own, so that listings elsewhere in the region are not found as Delhi.
keys.set('delhi ncr', 'ncr')

/** A name whose closed-up spelling is known already adds its spellings to that one. */
function addName(names: readonly string[]): void {
  const key = names[0]!.replaceAll(' ', '')
  const known = keys.get(key) ?? key
  const all = spellings.get(known) ?? new Set([known])
  spellings.set(known, all)
  for (const name of [key, ...names]) {
    all.add(name)
    keys.set(name, known)
  }
}

const words = new Set(`${compounds} ${titleWords}`.split(/[\s,]+/).filter((word) => word.length > 2))

const longestWord = Math.max(...[...words].map((word) => word.length))

/** The two words that are run together in a word, or the word itself. */
export function divide(word: string): string[] {
  if (word.length > 2 * longestWord) return [word]
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)]
    if (words.has(start) && words.has(end)) return [start, end]
  }
  return [word]
}

const longestName = Math.max(...[...keys.keys()].map((name) => name.split(' ').length))

/** The longest known name that begins at this word: the word that replaces it, and how many words it has. */
export function nameAt(words: readonly string[], at: number): { key: string; length: number } | null {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const name = length === 1 ? words[at]! : words.slice(at, at + length).join(' ')
    const key = keys.get(name) ?? (length === 2 ? startKey(words[at]!, words[at + 1]!) : undefined)
    if (key !== undefined) return { key, length }
  }
  return null
}

const months = 'january february march april may june july august september october november december'.split(' ')
const seasons = ['spring', 'summer', 'autumn', 'winter']
const periods = new Map([
  ...[...months, ...seasons].map((name): [string, string] => [name, name]),
  ...months.map((name): [string, string] => [name.slice(0, 3), name]),
  ['sept', 'september'],
  ['fall', 'autumn'],
])
const isYear = (word: string): boolean => /^20\d\d$/.test(word)

/** A month or season with its year, in either order: 'summer 2027'. */
function startKey(first: string, second: string): string | undefined {
  const [period, year] = isYear(first) ? [second, first] : [first, second]
  const name = isYear(year) ? periods.get(period) : undefined
  return name && name + year
}

/** The months and seasons in which a day is, in words: '2027-05-10' → 'may 2027 summer 2027 spring 2027'. */
export function startWords(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const inSeason = seasonMonths.filter(([, from, to]) => month >= from && month <= to).map(([name]) => [name, year])
  // A winter is named after either of its years.
  const winter =
    month === 12
      ? [
          ['winter', year],
          ['winter', year + 1],
        ]
      : month <= 2
        ? [
            ['winter', year],
            ['winter', year - 1],
          ]
        : []
  return [[months[month - 1], year], ...inSeason, ...winter].map((part) => part.join(' ')).join('\n')
}

/** In India summer begins in April. */
const seasonMonths: readonly (readonly [string, number, number])[] = [
  ['spring', 3, 5],
  ['summer', 4, 8],
  ['autumn', 9, 11],
]
