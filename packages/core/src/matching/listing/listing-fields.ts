import { findSkillIds } from '../../skills/extract.ts'
import { type FieldWord, fieldWordsOutsideSkills } from '../../skills/field-words.ts'
import { fields, skills } from '../../skills/vocabulary.ts'
import { fieldWeight, neighbourShare, roleMass, skillMass, wordMass } from '../score/field-weights.ts'

/** A piece of a listing with the skills found in it. */
export type ReadPiece = { text: string; skills: ReturnType<typeof findSkillIds> }

/** How much of a listing belongs to a field of work. */
export type FieldShare = { field: number; share: number }

export function readPiece(text: string): ReadPiece {
  return { text, skills: findSkillIds(text) }
}

/**
 * The fields of work of a listing with their shares, in the order of `fields`. The title weighs as much as the requirements
 * and the duties of the description together; neighbouring fields get a part of each share (`neighbourShare`).
 */
export function fieldShares(texts: Record<'title' | 'requirements' | 'duties', readonly ReadPiece[]>): FieldShare[] {
  const shares = new Float64Array(fields.length)
  addShares(shares, texts.title, 2)
  addShares(shares, texts.requirements, 1)
  addShares(shares, texts.duties, 1)
  return withNeighbours(shares)
}

/** The names of the fields that make up most of a listing: those with at least half the share of the largest. */
export function nameMainFields(shares: readonly FieldShare[]): string[] {
  const largest = Math.max(...shares.map(({ share }) => share))
  return shares.filter(({ share }) => share >= largest / 2).map(({ field }) => fields[field]!.name)
}

function addShares(shares: Float64Array, texts: readonly ReadPiece[], weight: number): void {
  const mass = sumFieldMass(texts)
  const total = mass.reduce((sum, value) => sum + value, 0)
  if (total === 0) return
  for (const [field, value] of mass.entries()) shares[field]! += (weight * value) / total
}

function sumFieldMass(texts: readonly ReadPiece[]): Float64Array {
  const mass = new Float64Array(fields.length)
  for (const { text, skills: found } of texts) {
    for (const { id } of found) mass[skills[id]!.field]! += skillMass * fieldWeight(skills[id]!.field)
    for (const word of fieldWordsOutsideSkills(text, found)) addWord(mass, word)
  }
  return mass
}

function addWord(mass: Float64Array, { kind, fields: places }: FieldWord): void {
  const whole = kind === 'role' ? roleMass : wordMass
  for (const field of places) mass[field]! += (whole * fieldWeight(field)) / places.length
}

/** Shares below this are noise. */
const leastShare = 0.02

function withNeighbours(shares: Float64Array): FieldShare[] {
  const total = shares.reduce((sum, value) => sum + value, 0)
  if (total === 0) return []
  const spread = new Float64Array(fields.length)
  for (const [field, value] of shares.entries()) {
    spread[field]! += value / total
    for (const near of fields[field]!.near) spread[near]! += (neighbourShare * value) / total
  }
  return [...spread.entries()].filter(([, share]) => share >= leastShare).map(([field, share]) => ({ field, share }))
}
