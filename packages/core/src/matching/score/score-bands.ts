/** Bands of the specification (§9): 80 and more, 60 to 79, 40 to 59, below 40. */
export const bands = ['excellent', 'good', 'fair', 'low'] as const
export type Band = (typeof bands)[number]

export const bandFloors: Record<Band, number> = { excellent: 80, good: 60, fair: 40, low: 0 }

/** The band of a score from 0 to 100; a fraction is rounded half up first, so that 79.5 is excellent. */
export function bandOf(score: number): Band {
  const whole = Math.floor(score + 0.5)
  return bands.find((band) => whole >= bandFloors[band]) ?? 'low'
}
