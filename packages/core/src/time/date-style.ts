/** English as India writes dates, '4 Dec 2026', whatever the browser is set to: pages, mails and files agree. */
export const dateLocale = 'en-IN'

const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const short = madeOnce(() => new Intl.DateTimeFormat(dateLocale, dayAndMonth))
const full = madeOnce(() => new Intl.DateTimeFormat(dateLocale, { ...dayAndMonth, year: 'numeric' }))

/** Creates a format on first use, because the first `Intl` format of a page is slow. */
export function madeOnce(make: () => Intl.DateTimeFormat): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** '1 Jan', of a day without a time, '2027-01-01'. */
export const shortDay = (isoDay: string): string => short().format(new Date(isoDay))

/** '1 Jan 2027'. */
export const fullDay = (isoDay: string): string => full().format(new Date(isoDay))
