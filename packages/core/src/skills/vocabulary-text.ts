/**
 * The written form of the vocabulary, one skill a line (data/README.md explains it to people who extend it):
 *
 *   ## Relational databases ~ > SQL
 *   PostgreSQL: postgres, postgre sql > Databases ~ TimescaleDB
 */
export type WrittenSkill = {
  name: string
  category: string
  surfaces: Surface[]
  /** Names of skills that having this one implies. */
  broader: string[]
  /** Names of skills close enough to be worth something in its place. */
  near: string[]
  /** Members of a category marked with ~ are near one another. */
  siblings: boolean
}

/**
 * One way of writing a skill. `ambiguous` forms ('R', 'Go', 'Spring') count only among other skills or cue words;
 * `cased` ones only in these capitals ('SAS', 'REST').
 */
export type Surface = { text: string; ambiguous: boolean; cased: boolean }

export function parseVocabulary(text: string): WrittenSkill[] {
  let heading: Heading = { category: '', siblings: false, broader: [] }
  const skills: WrittenSkill[] = []
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line.startsWith('## ')) heading = parseHeading(line.slice(3))
    else if (line !== '') skills.push(parseSkill(line, heading))
  }
  return skills
}

type Heading = { category: string; siblings: boolean; broader: string[] }

function parseHeading(text: string): Heading {
  const [head = '', broader] = cut(text, ' > ')
  const siblings = head.endsWith(' ~')
  return { category: siblings ? head.slice(0, -2) : head, siblings, broader: items(broader) }
}

function parseSkill(line: string, heading: Heading): WrittenSkill {
  const [beforeNear = '', near] = cut(line, ' ~ ')
  const [beforeBroader = '', broader] = cut(beforeNear, ' > ')
  const [first = '', aliases] = cut(beforeBroader, ': ')
  const named = surfaceOf(first)
  const own = items(broader)
  return {
    name: named.text,
    category: heading.category,
    surfaces: [named, ...items(aliases).map(surfaceOf)],
    broader: [...own, ...heading.broader].filter((name) => name !== named.text),
    near: items(near),
    siblings: heading.siblings,
  }
}

function surfaceOf(written: string): Surface {
  const ambiguous = written.endsWith('!')
  const cased = ambiguous || written.endsWith('^')
  return { text: cased ? written.slice(0, -1) : written, ambiguous, cased }
}

function cut(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text.trim(), undefined] : [text.slice(0, at).trim(), text.slice(at + mark.length).trim()]
}

function items(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
