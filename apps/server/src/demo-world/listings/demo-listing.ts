import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import { defaultReplyDays, type ReplyDays, replyDayChoices } from '@fledge/core/applications/reply-promise'
import type { ListingState } from '@fledge/core/internships/state'
import { type DemoCompany, demoCompanyName } from '../people/companies.ts'
import { randomOf } from '../random.ts'
import type { Role } from './roles.ts'

/** A listing of the demo world with its former versions. The last of `versions` is the current one. */
export type DemoListing = {
  id: string
  company: DemoCompany
  role: Role
  versions: { fields: InternshipFields; createdAt: string }[]
  /** When it was taken down; null for one that was not. */
  deletedAt: string | null
  state: ListingState
  /** Since when it is paused, closed or expired. */
  endedAt: string | null
}

export const currentFields = ({ versions }: DemoListing): InternshipFields => versions[versions.length - 1]!.fields
/** What each company of the demo world usually promises; most leave it at two weeks. */
export const replyDaysOf = ({ company }: DemoListing): ReplyDays =>
  company.name === demoCompanyName
    ? defaultReplyDays
    : randomOf(`${company.id}/promise`).weighted(replyDayChoices, (days) => replyWeights[days])

const replyWeights: Record<ReplyDays, number> = { 3: 1, 7: 3, 14: 8, 21: 2 }

export const postedAt = ({ versions }: DemoListing): string => versions[0]!.createdAt
