/** What the home page claims (§1), and the figure that the about page adds. Illustrative: nothing here is counted. */
export const claims = [
  { value: '10,000+', label: 'students placed' },
  { value: '2,500+', label: 'partner companies' },
  { value: '95%', label: 'success rate' },
  { value: '24/7', label: 'AI support' },
] as const

export const countriesClaim = { value: '50+', label: 'countries' } as const
