/** What a listing asks of its applicants besides skills. It is not part of the score and rejects no application. */
export type Eligibility = {
  /** Years of graduation that suit; empty for any. */
  graduationYears: readonly number[]
  /** Degrees as the company writes them; any of them suits. */
  degrees: readonly string[]
  /** On the scale of ten. */
  minCgpa: number | null
}

/** Each thing that is asked, in words: 'Graduating in 2027 or 2028', 'B.Tech or BCA', 'CGPA of 7.5 or more'. */
export function eligibilityWords({ graduationYears, degrees, minCgpa }: Eligibility) {
  return {
    year: graduationYears.length === 0 ? null : `Graduating in ${listOr(graduationYears)}`,
    degree: degrees.length === 0 ? null : listOr(degrees),
    cgpa: minCgpa === null ? null : `CGPA of ${minCgpa} or more`,
  }
}

const listOr = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
