/** What an advertisement offers besides the stipend, as its text says. */
export const perks = ['PPO', 'Certificate', 'Flexible hours'] as const
export type Perk = (typeof perks)[number]

const patterns: Record<Perk, RegExp> = {
  PPO: /\bPPOs?\b|\bpre-?placement offers?\b/i,
  Certificate: /\bcertificates?\b(?! course)/i,
  'Flexible hours': /\bflexible (?:work(?:ing)? )?(?:hours|timings?)\b|\bhours are flexible\b/i,
}

/** In lines such as 'No certificate' or 'A certificate is not needed', and in what applicants should bring. */
const denied = /\b(?:no|not|never|without|cannot|don[’']t|instead of|than|your certificates?)\b/i

/** Perks that a sentence of the description offers. */
export function listPerks(description: string): Perk[] {
  const sentences = description.split(/(?<=[.?!;])\s+|\n+/).filter((sentence) => !denied.test(sentence))
  return perks.filter((perk) => sentences.some((sentence) => patterns[perk].test(sentence)))
}
