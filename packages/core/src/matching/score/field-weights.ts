import { fields, generalField } from '../../skills/vocabulary.ts'

/** What one sign of a field of work weighs as evidence. Set on halves of an evaluation set, see docs/matching.md. */
export const roleMass = 5
export const skillMass = 1
export const wordMass = 1

/** How much of a listing's share in a field also goes to each neighbouring field (Finance for Accounting). */
export const neighbourShare = 0.35

/** The part of a resume's evidence that must be of a field for the field to count in full. */
export const fullShare = 0.22

/** Words of these fields (managing, filing, customers) are in every resume, so they say less. */
const broadFields: Record<string, number> = {
  'Business and operations': 0.5,
  Administration: 0.6,
  Research: 0.6,
  'Customer service': 0.8,
}

/** From 0 to 1: what a sign of this field (its place in `fields`) weighs as evidence; 0 for general skills. */
export function fieldWeight(field: number): number {
  return field === generalField ? 0 : (broadFields[fields[field]?.name ?? ''] ?? 1)
}
