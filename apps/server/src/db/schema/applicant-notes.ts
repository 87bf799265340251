import type { InterviewOutcome } from '@fledge/contract/applications/applicant-notes'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { companies } from './accounts.ts'
import { applications } from './applications.ts'
import { id, ownedBy, writtenAt } from './columns.ts'

/** What a company notes on an applicant. Students do not see it. */
export const applicantNotes = pgTable(
  'applicant_notes',
  {
    id: id(),
    applicationId: ownedBy('application_id', () => applications.id),
    companyId: ownedBy('company_id', () => companies.userId),
    text: text('text').notNull(),
    /** How the interview ended, if the note is about one. */
    outcome: text('outcome').$type<InterviewOutcome>(),
    createdAt: writtenAt(),
  },
  (t) => [
    index('applicant_notes_of').on(t.applicationId, t.createdAt),
    index('applicant_notes_of_company').on(t.companyId),
  ],
)
