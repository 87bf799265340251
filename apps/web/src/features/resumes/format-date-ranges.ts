const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const begin = `(?:\\b(?:19|20)\\d{2}|\\b${month})`
const end = `(?:(?:${month},? ?|\\d{1,2}[/.])?(?:19|20)\\d{2}\\b|present\\b|current\\b|now\\b)`
/** A dash of any length between two dates, but not the one in '2024-06' or 'Full-stack'. */
const dash = new RegExp(`(?<=${begin})\\s?[-–—]\\s?(?=${end})`, 'gi')

/** Writes date ranges as '2023 – 2027' and 'Jun 2024 – Present', whatever dash the resume has. */
export const formatDateRanges = (text: string): string => text.replace(dash, ' – ')
