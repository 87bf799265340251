/** '1,25,000': Indian grouping, the last three digits, then two by two. Of a whole number that is not negative. */
export const inIndianGroups = (count: number): string =>
  Math.round(count)
    .toString()
    .replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** '₹15,000 / month' with Indian grouping, of a range '₹10,000 – 15,000 / month'; nothing a month is 'Unpaid'. */
export function stipendText(perMonth: number, upTo: number | null = null): string {
  if (upTo !== null) return `₹${inIndianGroups(perMonth)} – ${inIndianGroups(upTo)} / month`
  return perMonth === 0 ? 'Unpaid' : `₹${inIndianGroups(perMonth)} / month`
}
