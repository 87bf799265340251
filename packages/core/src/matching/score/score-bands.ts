/** The bands of a score, the best first (specification §9): from 80, from 60, from 40, below 40. */
export const bands = ['excellent', 'good', 'fair', 'low'] as const
export type Band = (typeof bands)[number]

export const bandFloors: Record<Band, number> = { excellent: 80, good: 60, fair: 40, low: 0 }

/** The band of a score from 0 to 100; a fraction is rounded half up first, so that 79.5 is excellent. */
export function bandForScore(score: number): Band {
  const whole = Math.floor(score + 0.5)
  return bands.find((band) => whole >= bandFloors[band]) ?? 'low'
}
