import type { Vacancy } from './vacancy.ts'

/** What a listing offers besides the stipend, the most wanted first. */
export const perks = ['ppo', 'certificate', 'letter', 'flexible'] as const
export type Perk = (typeof perks)[number]

export const perkNames: Record<Perk, string> = {
  ppo: 'Pre-placement offer (PPO)',
  certificate: 'Certificate',
  letter: 'Letter of recommendation',
  flexible: 'Flexible hours',
}

type Special = { perks: readonly Perk[]; hoursPerWeek: number | null; vacancy: Vacancy | null }

/** What is special about a listing in short words: 'No vacancy now', 'PPO', 'Certificate', '20 hours a week'. */
export const specialWords = ({ perks, hoursPerWeek, vacancy }: Special): string[] => [
  ...(vacancy === 'pool' ? ['No vacancy now'] : []),
  ...perks.map((perk) => (perk === 'ppo' ? 'PPO' : perkNames[perk])),
  ...(hoursPerWeek === null ? [] : [hoursText(hoursPerWeek)]),
]

export const hoursText = (perWeek: number): string => `${perWeek} ${perWeek === 1 ? 'hour' : 'hours'} a week`
