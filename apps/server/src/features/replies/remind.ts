import { type ReplyReminder, reachedReminder, replyReminders } from '@fledge/core/applications/reply-promise'
import { indianDay } from '@fledge/core/internships/state'
import { type Deps, inTransaction } from '../../deps.ts'
import { runEach } from '../../jobs/run-each.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { hasNotification } from '../notifications/notification-queries.ts'
import { listOpenPromises, markReminded, type OpenPromise } from '../reply-promises/promise-queries.ts'

/** Reminds companies of promised replies at half time, 90 % and the end, each in one digest a day. */
export async function remindOfReplies(deps: Deps): Promise<void> {
  const now = deps.now()
  const byCompany = Map.groupBy(await listOpenPromises(deps.db), ({ promise }) => promise.companyId)
  await runEach(byCompany, 'Some reminders could not be sent.', async ([companyId, rows]) => {
    const digest = digestOf(rows, now)
    if (digest) await remind(deps, companyId, digest, now)
  })
}

type Digest = { reminder: ReplyReminder; reached: Map<ReplyReminder, OpenPromise[]> }

/** The promises that reached a reminder since the last one; undefined without any. */
function digestOf(rows: readonly OpenPromise[], now: Date): Digest | undefined {
  const reached = new Map<ReplyReminder, OpenPromise[]>()
  for (const row of rows) {
    const reminder = reachedReminder(row.promise, now)
    if (reminder === null || !isLater(reminder, row.promise.reminded)) continue
    reached.set(reminder, [...(reached.get(reminder) ?? []), row])
  }
  const reminder = replyReminders.findLast((one) => reached.has(one))
  return reminder && { reminder, reached }
}

const isLater = (reminder: ReplyReminder, before: ReplyReminder | null): boolean =>
  before === null || replyReminders.indexOf(reminder) > replyReminders.indexOf(before)

/** When this digest was sent today, the promises wait for that of tomorrow. */
async function remind(deps: Deps, companyId: string, digest: Digest, now: Date): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const notice = digestNotice(companyId, digest, now)
    if (await hasNotification(tx.db, notice)) return
    await insertNotifications(tx, [notice])
    const ids = (rows: readonly OpenPromise[]) => rows.map(({ promise }) => promise.id)
    for (const [one, rows] of digest.reached) await markReminded(tx.db, ids(rows), one)
  })
}

function digestNotice(companyId: string, { reminder, reached }: Digest, now: Date): NewNotification {
  const count = (one: ReplyReminder) => reached.get(one)?.length ?? 0
  const dates = [...reached.values()].flat().map(({ promise }) => promise.replyBy)
  return {
    userId: companyId,
    senderId: null,
    event: `replies:${companyId}:${indianDay(now)}:${reminder}`,
    content: {
      kind: 'replies_due',
      params: { over: count('over'), soon: count('most'), half: count('half'), firstReplyBy: dates.sort()[0] ?? '' },
    },
    actionUrl: '/company/dashboard?tab=applications',
  }
}
