/**
 * The written form of the vocabulary, one skill a line. data/README.md explains it to people who extend it:
 *
 *   # Software development ~ Data and AI
 *   @ software developer, web developer
 *   % programming, codebase
 *   ## Relational databases ~ > SQL // queried in SQL; dialects differ in details
 *   PostgreSQL: postgres, psql + TimescaleDB, Citus=citus data > Databases ~ CockroachDB
 */
export type WrittenVocabulary = { fields: WrittenField[]; skills: WrittenSkill[] }

/** A field of work with the words that speak of it: the roles in it (`@`) and its everyday words (`%`). */
export type WrittenField = { name: string; near: string[]; roles: string[]; words: string[] }

export type WrittenSkill = {
  name: string
  field: string
  category: string
  surfaces: Surface[]
  /** Names of skills that having this one implies. */
  broader: string[]
  /** Names of skills close enough to be worth something in its place. */
  near: string[]
  /** Skills of one family are near one another. */
  family: string | null
}

/**
 * One way of writing a skill. How its words are used elsewhere says where they count: `plain` everywhere; `cased` only
 * in these capitals ('SAS', 'REST'); `ambiguous` ('R', 'Go', 'Spring') in these capitals among other skills or cue
 * words; `everyday` ('events', 'budget') only as an item of a list.
 */
export type Surface = { text: string; use: 'plain' | 'cased' | 'ambiguous' | 'everyday' }

/** Reads one file of the vocabulary. What it names is not checked here: a test does, over all files. */
export function parseVocabulary(text: string): WrittenVocabulary {
  const fields: WrittenField[] = []
  const skills: WrittenSkill[] = []
  let heading: Heading = { field: '', category: '', siblings: false, broader: [] }
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line.startsWith('# ')) {
      const field = parseField(line.slice(2))
      fields.push(field)
      heading = { field: field.name, category: field.name, siblings: false, broader: [] }
    } else if (line.startsWith('## ')) heading = parseHeading(withoutReason(line.slice(3)), heading.field)
    else if (line.startsWith('@ ')) fields.at(-1)?.roles.push(...items(line.slice(2)))
    else if (line.startsWith('% ')) fields.at(-1)?.words.push(...items(line.slice(2)))
    else if (line !== '') skills.push(...parseSkills(line, heading))
  }
  return { fields, skills }
}

type Heading = { field: string; category: string; siblings: boolean; broader: string[] }

function parseField(text: string): WrittenField {
  const [name, near] = cut(text, ' ~ ')
  return { name, near: items(near), roles: [], words: [] }
}

/** A heading without the reason of its relations, which explains the data. */
const withoutReason = (heading: string): string => cut(heading, ' // ')[0]

function parseHeading(text: string, field: string): Heading {
  const [head, broader] = cut(text, ' > ')
  const [category = '', mark] = head.split(/ (?=~$)/)
  return { field, category, siblings: mark === '~', broader: items(broader) }
}

/** A line is one skill and, after '+', its members: skills of their own that imply it and are near one another. */
function parseSkills(line: string, heading: Heading): WrittenSkill[] {
  const [beforeNear, near] = cut(line, ' ~ ')
  const [beforeBroader, broader] = cut(beforeNear, ' > ')
  const [own, members] = cut(beforeBroader, ' + ')
  const [name, aliases] = cut(own, ': ')
  const { field, category } = heading
  const family = heading.siblings ? `${field}/${category}` : null
  const whole = createSkill([name, ...items(aliases)], {
    field,
    category,
    broader: [...items(broader), ...heading.broader],
    near: items(near),
    family,
  })
  const parts = items(members).map((member) =>
    createSkill(member.split('='), {
      field,
      category,
      broader: [whole.name, ...whole.broader],
      near: [],
      family: whole.name,
    }),
  )
  return [whole, ...parts]
}

function createSkill(forms: string[], rest: Omit<WrittenSkill, 'name' | 'surfaces'>): WrittenSkill {
  const surfaces = forms.map(parseSurface)
  const name = surfaces[0]?.text ?? ''
  return { ...rest, name, surfaces, broader: rest.broader.filter((other) => other !== name) }
}

const uses = { '^': 'cased', '!': 'ambiguous', '?': 'everyday' } as const

function parseSurface(written: string): Surface {
  const mark = written.at(-1)
  const use = mark === '^' || mark === '!' || mark === '?' ? uses[mark] : 'plain'
  return { text: use === 'plain' ? written : written.slice(0, -1), use }
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + mark.length).trim()]
}

function items(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
