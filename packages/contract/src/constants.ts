/** Lists and limits of the specification (§9), in its order and words. Settlements are marked with their decision. */

export const workTypes = ['Full-time', 'Part-time', 'Remote', 'Hybrid', 'On-site'] as const
export type WorkType = (typeof workTypes)[number]

/** The specification's filter values first, then the other two work types (settlement 38). */
export const workTypeFilters = ['all', 'Remote', 'On-site', 'Hybrid', 'Full-time', 'Part-time'] as const

/** Always offered; every other place of the live market follows (settlement 39). */
export const locationFilters = ['all', 'remote', 'austin', 'san francisco', 'new york', 'boston'] as const

export const sortOptions = ['newest', 'oldest', 'stipend-high', 'stipend-low'] as const
export type SortOption = (typeof sortOptions)[number]
/** With the relevance of a text search, and 'Best match' for a student whose resume was read (settlement 55). */
export const internshipSorts = ['relevance', ...sortOptions, 'best-match'] as const
export type InternshipSort = (typeof internshipSorts)[number]
/** The orders of the public search, for visitors without a resume. */
export const publicSorts = ['relevance', ...sortOptions] as const

export const majors = [
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
] as const

/** 'Other' is settlement 128. */
export const industries = [
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
] as const

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const

/** The current year and the next nine. */
export const graduationYears = (now: Date): number[] => Array.from({ length: 10 }, (_, i) => now.getFullYear() + i)

export const dashboardPopularSearches = [
  'Frontend Developer',
  'Data Science',
  'UI/UX Design',
  'Marketing',
  'Software Engineer',
] as const
export const dialogPopularSearches = ['Frontend Developer', 'Data Science', 'Marketing', 'UI/UX Design'] as const

export const contactCategories = ['general', 'technical', 'business', 'partnership', 'feature', 'bug'] as const

export const resumeMaxBytes = 10 * 1024 * 1024
export const passwordMinLength = 6
export const passwordMaxBytes = 1024
export const stipendMax = 500_000
export const openingsMax = 1000
export const requirementsMax = 30
export const requirementMaxLength = 60
export const hoursPerWeekMax = 60
export const graduationYearsMax = 6
export const degreesMax = 10
/** Questions of a listing, and characters of their texts, choices and answers. */
export const questionsMax = 3
export const questionMaxLength = 200
export const choicesMax = 8
export const choiceMaxLength = 60
export const answerMaxLength = 300
/** Characters in which a student says why. */
export const motivationMaxLength = 600

export const bellLimit = 10
export const badgeCap = 99
export const pollEveryMs = 30_000
export const socketConnectTimeoutMs = 20_000
export const socketReconnect = { delayMs: 1000, delayMaxMs: 5000, jitter: 0.5 } as const
export const searchDebounceMs = 300
export const registerRedirectMs = 1000
export const contactWaitMs = 1000
export const requirementChips = 3
export const experienceHighlights = 3
export const educationHighlights = 2
export const recentApplications = 5
export const fewSkills = 10
export const recommendedMatches = 3
export const matchesMax = 100
export const matchesFloor = 40
/** Applications in one answer, each with its fit. */
export const applicationsPage = 300
/** `GET /internship` without a limit (settlement 137). */
export const internshipsUnpaged = 1000
/** Totals of lists end here: one more says that there are more than this. */
export const countedUpTo = 2000
export const publicPageSize = 20
/** Results that the search panel shows; the whole list is one key away. */
export const paletteResults = 8
/** Skills of one search that a listing must all ask for. */
export const skillFiltersMax = 5
/** Months of the longest internship that can be posted. */
export const durationMonthsMax = 60
export const replyFilters = ['on-time'] as const
/** What one student may keep. */
export const savedInternshipsMax = 200
export const savedSearchesMax = 20
/** Characters of a search. */
export const searchMaxLength = 120
/** One message between student and company. */
export const messageMaxLength = 2000
/** Characters of a note to an accepted student, and of the reason why an offer is declined. */
export const offerNoteMaxLength = 1000
export const answerReasonMaxLength = 500
export const avatarMaxBytes = 200_000
/** Pixels on each side of an uploaded avatar. */
export const avatarSize = 256
/** Days in which the owner of a deleted account may come back. */
export const graceDays = 7
/** Times that a resume was opened, as the profile lists them. */
export const profileViewsMax = 50
