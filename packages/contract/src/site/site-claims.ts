/** Figures of the home page (specification §1) and of the about page. Illustrative, not counted. */
export const claims = [
  { value: '10,000+', label: 'students placed' },
  { value: '2,500+', label: 'partner companies' },
  { value: '95%', label: 'success rate' },
  { value: '24/7', label: 'AI support' },
] as const

export const countriesClaim = { value: '50+', label: 'countries' } as const
