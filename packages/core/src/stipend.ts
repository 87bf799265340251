const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** '₹15,000 / month' with Indian grouping; nothing a month is 'Unpaid'. */
export const stipendText = (perMonth: number): string =>
  perMonth === 0 ? 'Unpaid' : `₹${rupees.format(perMonth)} / month`
