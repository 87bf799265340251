/** Whether a listing is for a vacancy that exists now, or for a pool of candidates for later ones. */
export const vacancies = ['now', 'pool'] as const
export type Vacancy = (typeof vacancies)[number]
