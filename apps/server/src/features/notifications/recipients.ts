import { defaultNotifications, type NotificationSettings } from '@fledge/core/notification-settings'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { logoFileId } from '../../db/company-logo.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { settings, users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'

export type Recipient = {
  email: string
  role: 'student' | 'company'
  settings: NotificationSettings
  timeZone: string
  /** Unconfirmed addresses receive only the links that confirm an address or reset a password. */
  isConfirmed: boolean
  /** True while the account waits for its deletion: such accounts receive no mail. */
  isLeaving: boolean
}

/** What a notification shows of the listing that it refers to. */
export type NotifiedListing = { title: string; companyId: string; logo: string | null }

/**
 * The recipients and the listings of notifications, by id. Deleted ones are missing; the others are locked against
 * deletion until the transaction ends. One statement, because the way to the database costs more than the locks.
 */
export async function lockNotified(db: Db, rows: readonly { userId: string; internshipId?: string | null }[]) {
  const found = await notified(db).execute({
    userIds: [...new Set(rows.map(({ userId }) => userId))],
    internshipIds: [...new Set(rows.flatMap(({ internshipId }) => internshipId ?? []))],
  })
  const recipients = new Map<string, Recipient>()
  const listings = new Map<string, NotifiedListing>()
  for (const { person, settings, listing } of found) {
    if (listing) listings.set(listing.id, listing)
    if (person) recipients.set(person.id, toRecipient(person, settings))
  }
  return { recipients, listings }
}

const notified = prepareOnce((db) => {
  const { id, email, role, timeZone, emailVerifiedAt, eraseAt } = users
  const people = db.$with('people').as(
    db
      .select({ id, email, role, timeZone, emailVerifiedAt, eraseAt })
      .from(users)
      .where(sql`${id} = any(${sql.placeholder('userIds')}::uuid[])`)
      .orderBy(asc(id))
      .for('key share'),
  )
  const { id: listingId, title, companyId } = internships
  const listings = db.$with('listings').as(
    db
      .select({ id: listingId, title, companyId, logo: logoFileId(companyId).as('logo') })
      .from(internships)
      .where(sql`${listingId} = any(${sql.placeholder('internshipIds')}::uuid[])`)
      .orderBy(asc(listingId))
      .for('key share'),
  )
  const { email: byMail, push, applications, matches, messages } = settings
  return db
    .with(people, listings)
    .select({
      person: {
        id: people.id,
        email: people.email,
        role: people.role,
        timeZone: people.timeZone,
        emailVerifiedAt: people.emailVerifiedAt,
        eraseAt: people.eraseAt,
      },
      settings: { email: byMail, push, applications, matches, messages },
      listing: { id: listings.id, title: listings.title, companyId: listings.companyId, logo: listings.logo },
    })
    .from(people)
    .fullJoin(listings, sql`false`)
    .leftJoin(settings, eq(settings.userId, people.id))
    .prepare('notified')
})

type Person = Pick<typeof users.$inferSelect, 'email' | 'role' | 'timeZone' | 'emailVerifiedAt' | 'eraseAt'>

function toRecipient(person: Person, settings: NotificationSettings | null): Recipient {
  const { email, role, timeZone, emailVerifiedAt, eraseAt } = person
  const isConfirmed = emailVerifiedAt !== null
  return { email, role, timeZone, settings: settings ?? defaultNotifications, isConfirmed, isLeaving: eraseAt !== null }
}
