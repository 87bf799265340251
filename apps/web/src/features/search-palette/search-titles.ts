import { texts } from '@fledge/contract/texts'

/** What the panel and its button are called; the specification's words for students (settlement 8). */
export const searchTitles = { student: texts.search.title, company: 'Search listings and applicants' } as const
