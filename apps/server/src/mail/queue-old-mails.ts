import type { Deps } from '../deps.ts'
import { takeUnqueuedMails } from './mail-queries.ts'

/** Longer than a process of the previous release holds a mail that it is sending. */
const graceMs = 10 * 60_000

/** Queues mails that the previous release stored and did not send. */
export async function queueOldMails({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    await jobs.sendAll(tx, 'send-mail', await takeUnqueuedMails(tx, new Date(now().getTime() - graceMs)))
  })
  jobs.wake('send-mail')
}
