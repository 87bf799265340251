/** The orders of a company's applicants, the default first. */
export const applicantSorts = ['score', 'date', 'reply'] as const
export type ApplicantSort = (typeof applicantSorts)[number]
