import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'

type Kind = 'proposal' | 'message'
export type Contact = { applicationId: string; recipientId: string }

/** Limits per hour, several times the usual number. Repeated idempotent requests do not count. */
const perHour: Record<Kind, { ofApplication: number; ofRecipient: number }> = {
  proposal: { ofApplication: 10, ofRecipient: 30 },
  message: { ofApplication: 60, ofRecipient: 300 },
}

const refusals: Record<Kind, string> = {
  proposal: 'Too many interview requests to this person. Please wait a while and try again.',
  message: 'Too many messages to this person. Please wait a while and try again.',
}

/** Limits how often a person is contacted about one application and in total. */
export function createContactLimit({ db }: Pick<Deps, 'db'>, kind: Kind) {
  const { ofApplication, ofRecipient } = perHour[kind]
  const pairs = hourlyLimit(db, `${kind}-pair`, ofApplication, refusals[kind])
  const recipients = hourlyLimit(db, `${kind}-to`, ofRecipient, refusals[kind])
  return {
    /** Throws 429 above the hourly limit. */
    async use({ role }: Pick<User, 'role'>, { applicationId, recipientId }: Contact): Promise<void> {
      await pairs.use(`${applicationId} ${role}`)
      await recipients.use(recipientId)
    },
  }
}
