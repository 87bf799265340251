import { describe, expect, test } from 'vitest'
import * as constants from './constants.ts'

/** The values of the specification, section 9, as it writes them. */
describe('the limits of the specification', () => {
  test.each([
    ['the largest resume, in bytes', constants.resumeMaxBytes, 10 * 1024 * 1024],
    ['the shortest new password', constants.passwordMinLength, 6],
    ['the notifications in the bell', constants.bellLimit, 10],
    ['the highest number on its badge', constants.badgeCap, 99],
    ['the time between two polls', constants.pollEveryMs, 30_000],
    ['the wait for a connection', constants.socketConnectTimeoutMs, 20_000],
    ['the way to reconnect', constants.socketReconnect, { delayMs: 1000, delayMaxMs: 5000, jitter: 0.5 }],
    ['the wait of a search', constants.searchDebounceMs, 300],
    ['the skills of a result', constants.requirementChips, 3],
    ['the wait after a registration', constants.registerRedirectMs, 1000],
    ['the wait of the contact form', constants.contactWaitMs, 1000],
    ['the lines of experience', constants.experienceHighlights, 3],
    ['the lines of education', constants.educationHighlights, 2],
    ['the recent applications', constants.recentApplications, 5],
    ['the skills that need no advice', constants.fewSkills, 10],
    ['the recommended matches', constants.recommendedMatches, 3],
  ])('%s', (_what, ours, theirs) => {
    expect(ours).toEqual(theirs)
  })
})

describe('the lists of the specification', () => {
  test.each([
    ['work types', constants.workTypes, ['Full-time', 'Part-time', 'Remote', 'Hybrid', 'On-site']],
    ['location filters', constants.locationFilters, ['all', 'remote', 'austin', 'san francisco', 'new york', 'boston']],
    ['sort options', constants.sortOptions, ['newest', 'oldest', 'stipend-high', 'stipend-low']],
    ['company sizes', constants.companySizes, ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']],
    [
      'popular searches of the dashboard',
      constants.dashboardPopularSearches,
      ['Frontend Developer', 'Data Science', 'UI/UX Design', 'Marketing', 'Software Engineer'],
    ],
    [
      'popular searches of the dialog',
      constants.dialogPopularSearches,
      ['Frontend Developer', 'Data Science', 'Marketing', 'UI/UX Design'],
    ],
    [
      'contact categories',
      constants.contactCategories,
      ['general', 'technical', 'business', 'partnership', 'feature', 'bug'],
    ],
    [
      'majors',
      constants.majors,
      [
        'Computer Science',
        'Engineering',
        'Business',
        'Economics',
        'Marketing',
        'Data Science',
        'Psychology',
        'Biology',
        'Chemistry',
        'Physics',
        'Mathematics',
        'English',
        'Communications',
        'Design',
        'Other',
      ],
    ],
  ])('%s', (_what, ours, theirs) => {
    expect(ours).toEqual(theirs)
  })

  test('work type filters, before the two that the specification leaves out', () => {
    expect(constants.workTypeFilters).toEqual(['all', 'Remote', 'On-site', 'Hybrid', 'Full-time', 'Part-time'])
  })

  test('industries, before Other', () => {
    expect(constants.industries).toEqual([
      'Technology',
      'Healthcare',
      'Finance',
      'Education',
      'Manufacturing',
      'Retail',
      'Consulting',
      'Media & Entertainment',
      'Non-profit',
      'Government',
      'Other',
    ])
  })

  test('graduation years: this one and the next nine', () => {
    expect(constants.graduationYears(new Date(2026, 6, 1))).toEqual([
      2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035,
    ])
  })
})
