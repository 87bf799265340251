import { describe, expect, test } from 'vitest'
import { printed } from '../../resume/testing/readable.ts'
import { findLinesWithResult, hasFigure, hasResult } from './results.ts'

describe('a result in figures is a change, a rate, an amount of money or a rank', () => {
  test.each([
    'Cut costs by 48 %',
    'From 310 to 170',
    'Rated 4.8',
    'Rated 4/5',
    'Raised ₹2L',
    'Made it 5x faster',
    'Grew sales by 20% in May 2024',
    'Collected Rs 200000 at the fair',
    'Closed orders of 3 lakh',
    'Saved 6 hours a week',
    'Reached 1,200 followers',
    'Ranked 3rd of 40 teams',
    'Finished in the top 10',
    'Model with an accuracy of 0.91',
    'Won 3 of 4 moots',
    'Rating on Booking.com rose from 8.4 to 9.0',
    'Load time 4.2s -> 1.1s, 4.2 -> 1.1',
    'Queue at the counter 25 min to 10 min',
    'Turnaround came down to 2 days from 5',
    'Finished the count in 2 hours instead of 5',
    'Cost came to Rs 700 in place of 1,200',
    'Sales a month: 30 units before, 75 after',
    'Used to take 3 hours, now takes 40 minutes',
    'From 12 complaints a week to 4',
    'Output went up from 310 to 345 frames a shift',
    'Re-planned two van routes; 18 km less a day',
    'Generated revenue of Rs 5 lakh',
  ])('%s', (text) => {
    expect(hasResult(text)).toBe(true)
  })
})

describe('a count alone is the extent of the work', () => {
  test.each([
    'Filed GST for 14 clients',
    'Built a portal for 12 users',
    '12 dashboards in 2024',
    '15 clients since May 2024',
    'Team of 4',
    'Served 12 tables from Monday to Friday',
    'Improved about 20 lesson plans',
    'Vouched purchases of a mill with a turnover of Rs 210 crore',
    'Managed a budget of Rs 2.4 lakh across 9 committees',
    'Wrote appraisal notes for loans up to Rs 2 crore',
    'Checked invoices worth ₹5 crore',
    'Drew a plan and estimated cost 1.8 lakh',
    'Worked from 9 to 5',
    'Open from 10 am to 7 pm',
    'Kept the desk in shifts from 8 to 4',
    'Wrote 10 to 12 posts a week',
    'Carried samples from 3 ponds 4 km to the laboratory',
  ])('%s', (text) => {
    expect(hasFigure(text), 'a figure').toBe(true)
    expect(hasResult(text), 'a result').toBe(false)
  })
})

describe('no figure has', () => {
  test.each([
    'Filed GST for clients',
    'May 2024 - July 2025',
    'In 2024',
    'Clerk, 05/2025 - 07/2025',
    'Used Python3',
    'Wrote HTML5',
    'B2B sales',
    "May '24",
    'Phase 2 of the site',
    'Sem 5',
    'CGPA 8.4',
    '8.4/10 CGPA',
    'Open 24/7',
    '',
  ])('%s', (text) => {
    expect(hasFigure(text)).toBe(false)
  })
})

test('a year alone with a word of change is no result', () => {
  expect(hasResult('Improved the site in 2024')).toBe(false)
})

describe('the extent of what was improved is no result', () => {
  test.each(['Improved the site for 12 users', 'Increased orders across 14 shops', 'Reduced errors in 3 months'])(
    '%s',
    (text) => {
      expect(hasResult(text)).toBe(false)
    },
  )

  test.each([
    'Cut the report by 30 minutes for 12 users',
    'Grew the page in 3 months to 11k',
    'Reduced stock at 4 stores by 20 %',
  ])('but what it came to is: %s', (text) => {
    expect(hasResult(text)).toBe(true)
  })
})

test('a sentence that runs over its end tells its result on all of its lines', () => {
  const lines = [
    '- Wrote two posts a week for the shop and checked its keywords in a console;',
    'visits rose from 90 to 260 a month.',
    '- Drew captions for the whole spring collection and for the stall at a fair,',
    'and for its windows.',
  ]
  expect([...findLinesWithResult(printed(lines.map((text) => ({ text }))))]).toEqual([0, 1])
})
