import { and, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { mails } from '../db/schema/mails.ts'
import type { Deps } from '../deps.ts'
import { limitMails, type NewMail } from './mail-limit.ts'

/** What storing a mail or notification needs, usually of `inTransaction` with its cause. */
export type Outbox = Pick<Deps, 'db' | 'jobs' | 'publish'>

/** Stores mails, one per recipient and event, with their jobs. Those above the sender's limit wait for a digest. */
export async function insertMails({ db, jobs }: Pick<Outbox, 'db' | 'jobs'>, rows: readonly NewMail[]): Promise<void> {
  const unsent = await leaveOutStored(db, rows)
  if (unsent.length === 0) return
  const inserted = await db
    .insert(mails)
    .values((await limitMails(db, unsent)).map(({ content, ...row }) => ({ ...row, ...content })))
    .onConflictDoNothing()
    .returning({ mailId: mails.id, isHeld: mails.isHeld })
  const unheld = inserted.filter(({ isHeld }) => !isHeld)
  await jobs.sendAll(
    db,
    'send-mail',
    unheld.map(({ mailId }) => ({ mailId })),
  )
}

/**
 * Leaves out mails that are stored already, such as that of the day about applications to a listing: they need no place
 * within the limits, whose locks would make all who apply to the listing wait for each other.
 */
async function leaveOutStored(db: Db, rows: readonly NewMail[]): Promise<NewMail[]> {
  if (rows.length === 0) return []
  const stored = await storedMails(db).execute({
    recipients: rows.map((row) => row.recipient),
    events: rows.map((row) => row.event),
  })
  const keys = new Set(stored.map(keyOf))
  return rows.filter((row) => !keys.has(keyOf(row)))
}

const storedMails = prepareOnce((db) => {
  const { recipient, event } = mails
  return db
    .select({ recipient, event })
    .from(mails)
    .where(
      and(
        sql`${recipient} = any(${sql.placeholder('recipients')}::text[])`,
        sql`${event} = any(${sql.placeholder('events')}::text[])`,
      ),
    )
    .prepare('stored_mails')
})

const keyOf = ({ recipient, event }: Pick<NewMail, 'recipient' | 'event'>): string => `${recipient} ${event}`
