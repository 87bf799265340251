import { changedTerms } from '@fledge/core/internships/terms'
import type { DemoApplication } from '../applications/sent-application.ts'
import { uuidOf } from '../random.ts'

/** What a later edit of the listing changed for who had applied by then, and was not rejected before. */
export function changeFor({ listing, version, decidedAt, status }: DemoApplication) {
  const [answered, edited] = [listing.versions[version - 1]!, listing.versions[version]]
  if (!edited || (status === 'rejected' && decidedAt !== null && decidedAt < edited.createdAt)) return null
  const changes = changedTerms(answered.fields, edited.fields)
  return changes.length === 0 ? null : { at: edited.createdAt, version: version + 1, changes }
}

/** The same in the timeline of the application. */
export function changeEvents(application: DemoApplication) {
  const change = changeFor(application)
  if (!change) return []
  const { at, changes } = change
  const event = { kind: 'listing_changed', actor: 'company', detail: { changes }, createdAt: at } as const
  return [{ ...event, id: uuidOf(`${application.id}/listing_changed`), applicationId: application.id }]
}
