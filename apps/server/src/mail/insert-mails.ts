import { mails } from '../db/schema/mails.ts'
import type { Deps } from '../deps.ts'
import { limitMails, type NewMail } from './mail-limit.ts'

export type { NewMail }

/** What storing a mail or notification needs, usually of `inTransaction` with its cause. */
export type Outbox = Pick<Deps, 'db' | 'jobs' | 'publish'>

/**
 * Stores mails with the jobs that send them; one for each recipient and event. Mails above the limit of their sender are
 * held for the next digest.
 */
export async function insertMails({ db, jobs }: Pick<Outbox, 'db' | 'jobs'>, rows: readonly NewMail[]): Promise<void> {
  if (rows.length === 0) return
  const inserted = await db
    .insert(mails)
    .values((await limitMails(db, rows)).map(({ content, ...row }) => ({ ...row, ...content })))
    .onConflictDoNothing()
    .returning({ mailId: mails.id, isHeld: mails.isHeld })
  const unheld = inserted.filter(({ isHeld }) => !isHeld)
  await jobs.sendAll(
    db,
    'send-mail',
    unheld.map(({ mailId }) => ({ mailId })),
  )
}
