/** Numbers of applicants as students see them. */
export const applicantRanges = ['0-10', '11-50', '50+'] as const
export type Competition = { applicants: (typeof applicantRanges)[number]; answeredPercent: number | null }

/** The percentage is in tens and left out up to ten applicants, so that it reveals no single decision. */
export function describeCompetition({ received, answered }: { received: number; answered: number }): Competition {
  if (received <= 10) return { applicants: '0-10', answeredPercent: null }
  return { applicants: received <= 50 ? '11-50' : '50+', answeredPercent: Math.round((answered / received) * 10) * 10 }
}

export const competitionText = ({ applicants, answeredPercent }: Competition): string =>
  answeredPercent === null
    ? `${applicants} applicants so far`
    : `${applicants} applicants so far, ${answeredPercent}% of them answered`
