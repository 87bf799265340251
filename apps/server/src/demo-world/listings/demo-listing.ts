import type { InternshipFields } from '@fledge/contract/internships'
import type { ListingState } from '@fledge/core/internships/state'
import type { DemoCompany } from '../people/companies.ts'
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
export const postedAt = ({ versions }: DemoListing): string => versions[0]!.createdAt
