import { texts } from '@fledge/contract/texts'

/** Titles of the panel and its button; for students as specified (settlement 8). */
export const searchTitles = { student: texts.search.title, company: 'Search listings and applicants' } as const
