import { findSkillIds } from '../../skills/extract.ts'
import { type FieldWord, fieldWordsOutsideSkills } from '../../skills/field-words.ts'
import { isOtherThing } from '../../skills/senses.ts'
import { fields, generalField, skills } from '../../skills/vocabulary.ts'
import { isRank } from '../profile/uncounted-words.ts'

/** A piece of a listing with the skills found in it. */
export type ReadPiece = { text: string; skills: Readonly<ReturnType<typeof findSkillIds>> }

/** How much of a text belongs to a field of work (its place in `fields`): 1 for its largest field. */
export type FieldShare = { field: number; share: number }

export function readPiece(text: string): ReadPiece {
  return { text, skills: findSkillIds(text) }
}

/**
 * The main fields of work of a listing, in the order of `fields`. The title ('Bakery and Store Intern' in two parts) weighs as much as the requirements and the
 * duties of the description together.
 */
export function listingFields(texts: {
  title: ReadPiece
  requirements: readonly ReadPiece[]
  duties: readonly ReadPiece[]
}): FieldShare[] {
  const mass = new Float64Array(fields.length)
  const heads = titleHead(texts.title.text)
    .split(/ (?:and|&) /)
    .map((part) => sumFieldMass([readPiece(part)]))
    .filter((part) => part.some((value) => value > 0))
  for (const head of heads.length > 0 ? heads : [sumFieldMass([texts.title])])
    addShares(mass, head, 2 / Math.max(1, heads.length))
  for (const pieces of [texts.requirements, texts.duties])
    addShares(mass, sumFieldMass(pieces.map(withoutLanguages)), 1)
  return mainFields(mass)
}

/** A salon that asks for Hindi or English does no translation. */
const withoutLanguages = ({ text, skills: found }: ReadPiece): ReadPiece => ({
  text,
  skills: found.filter(({ id }) => skills[id]!.category !== 'Languages'),
})

/** 'Product Management Intern, Hospital Operations' is about products. */
const titleHead = (title: string): string => title.split(/[,|:]|\s[-–—]\s/)[0]!

/** The main fields of work that the title of a job, project or course names. */
export const titleFields = (title: string): FieldShare[] => mainFields(sumFieldMass([readPiece(title)]))

/** The names of fields. */
export const nameFields = (shares: readonly FieldShare[]): string[] => shares.map(({ field }) => fields[field]!.name)

/** Fields with at least half the mass of the largest are main ones. Shares in quarters, so that many listings share them. */
export function mainFields(mass: Float64Array): FieldShare[] {
  const largest = Math.max(...mass)
  if (largest === 0) return []
  return [...mass.entries()]
    .filter(([, value]) => value >= largest / 2)
    .map(([field, value]) => ({ field, share: Math.round((4 * value) / largest) / 4 }))
}

function addShares(into: Float64Array, mass: Float64Array, weight: number): void {
  const total = mass.reduce((sum, value) => sum + value, 0)
  if (total === 0) return
  for (const [field, value] of mass.entries()) into[field]! += (weight * value) / total
}

/** The rank in 'Lead Engineer' is no lead of sales. */
function sumFieldMass(texts: readonly ReadPiece[]): Float64Array {
  const mass = new Float64Array(fields.length)
  for (const { text, skills: found } of texts) {
    for (const { id } of found)
      mass[skills[id]!.field]! +=
        fieldWeight(skills[id]!.field) * (ofAllTrades.has(skills[id]!.name) ? ofAllTradesWeight : 1)
    for (const word of fieldWordsOutsideSkills(text, found))
      if (
        word.kind === 'role' ||
        !(isRank(text.slice(word.start, word.end).toLowerCase()) || isOtherThing(text, word.start, word.end))
      )
        addWord(mass, word)
  }
  return mass
}

function addWord(mass: Float64Array, { kind, fields: places }: FieldWord): void {
  for (const field of places) mass[field]! += ((kind === 'role' ? roleWeight : 1) * fieldWeight(field)) / places.length
}

/** Quality is controlled and written down in workshops, laboratories and kitchens alike, so it says little about a field. */
const ofAllTrades = new Set(['Quality control', 'Quality assurance', 'Documentation'])
const ofAllTradesWeight = 0.3

/** A role says more about a field than a skill or a word. */
const roleWeight = 5

/** Words of these fields (managing, filing, customers) are in every text, so they say less. */
const broadFields: Record<string, number> = {
  'Business and operations': 0.5,
  Administration: 0.6,
  Research: 0.6,
  'Customer service': 0.8,
}

/** Whether a field has unlike kinds of work, so that two jobs of it may have little in common. */
export const isBroadField = ({ field }: Pick<FieldShare, 'field'>): boolean => unlikeWork.has(field)
const unlikeWork = new Set(
  ['Software development', 'Sales', 'Marketing', ...Object.keys(broadFields)].map((name) =>
    fields.findIndex((field) => field.name === name),
  ),
)

/** How much a word or skill of a field says; ways of working nothing. */
export const fieldWeight = (field: number): number =>
  field === generalField ? 0 : (broadFields[fields[field]!.name] ?? 1)
