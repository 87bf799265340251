import type { SectionKind } from '../resume-draft.ts'

/**
 * The kind of section that a heading in a person's own words announces ('Where all I have worked', 'Some courses I did',
 * 'School stuff'), 'other' where only its text can tell, or null when it is none: all its words are everyday words or
 * name what is below, and it says nothing.
 */
export function informalKind(words: readonly string[]): SectionKind | null {
  if (words.length < 2 || words.length > mostWords) return null
  if (!words.some((word) => marks.has(word)) || words.some((word) => !plain.has(word) && !topicOf.has(word)))
    return null
  // 'I worked in the office' and 'My responsibilities' belong to a text.
  if (/^(?:i (?!can|use|know|also|speak|have)|my (?:role|job|work|dut|task|responsib))/.test(words.join(' ')))
    return null
  const named = new Set(words.map((word) => topicOf.get(word)))
  return (
    order.find((kind) => named.has(kind)) ??
    (/^(?:what|where) (?:(?:all |else )?i |(?:\S+ ){3})/.test(words.join(' ')) ? 'other' : null)
  )
}

const mostWords = 9

const split = (words: string) => words.split(/\s+/).filter((word) => word !== '')

/** Words of people who speak of themselves; a heading has one. */
const marks = new Set(
  split(`i my me myself where what how things thing stuff some all also such so etc little bit other life papers places
    old new real wall chapter story days side beyond outside apart fun now else`),
)

const plain = new Set([
  ...marks,
  ...split(`a an the of in at on for and or with to from till by as about any few more most that which who this these have
    has had did do done was were been am is are got get given good best so far when then there here after before under during
    really world class classroom online home part time main everyday daily first last years year not only`),
])

const topics: Partial<Record<SectionKind, string>> = {
  volunteering: 'charge responsible responsibility responsibilities volunteer volunteered volunteering',
  projects: 'built build made make making project projects research designed created wrote writing',
  certifications: 'course courses learnt learned certificate certificates trained workshops papers',
  skills: 'know tool tools traits skill skills software use used apps languages',
  awards: 'won prizes prize awards proud achieved achievements',
  experience: 'worked working work job jobs duty duties internship internships interned career paid',
  education: 'study studies studied studying school college education marks schooling',
  summary: 'looking want wish myself journey',
  other: 'life fun extra hobbies free love like interests activities',
}

const order = Object.keys(topics) as SectionKind[]
const topicOf = new Map(order.flatMap((kind) => split(topics[kind]!).map((word) => [word, kind] as const)))
