/** What a listing offers besides the stipend, the most wanted first. */
export const perks = ['ppo', 'certificate', 'letter', 'flexible'] as const
export type Perk = (typeof perks)[number]

export const perkNames: Record<Perk, string> = {
  ppo: 'Pre-placement offer (PPO)',
  certificate: 'Certificate',
  letter: 'Letter of recommendation',
  flexible: 'Flexible hours',
}

/** What is special about a listing in short words: 'PPO', 'Certificate', '20 hours a week'. */
export function specialWords({ perks, hoursPerWeek }: { perks: readonly Perk[]; hoursPerWeek: number | null }) {
  const offered = perks.map((perk) => (perk === 'ppo' ? 'PPO' : perkNames[perk]))
  return hoursPerWeek === null ? offered : [...offered, hoursText(hoursPerWeek)]
}

export const hoursText = (perWeek: number): string => `${perWeek} ${perWeek === 1 ? 'hour' : 'hours'} a week`
