import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/mails.ts'
import type { Deps } from '../deps.ts'
import { limitMails, type NewMail } from './mail-limit.ts'

export type { NewMail }

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
  const { recipient, event } = mails
  const stored = await db
    .select({ recipient, event })
    .from(mails)
    .where(
      and(
        eq(recipient, sql`any(${sql.param(rows.map((row) => row.recipient))}::text[])`),
        eq(event, sql`any(${sql.param(rows.map((row) => row.event))}::text[])`),
      ),
    )
    .prepare('stored_mails')
    .execute()
  const keys = new Set(stored.map(keyOf))
  return rows.filter((row) => !keys.has(keyOf(row)))
}

const keyOf = ({ recipient, event }: Pick<NewMail, 'recipient' | 'event'>): string => `${recipient} ${event}`
