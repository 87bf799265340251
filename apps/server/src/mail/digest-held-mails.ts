import { randomUUID } from 'node:crypto'
import { renderMail } from '../content/render-mail.ts'
import { type Deps, inTransaction } from '../deps.ts'
import { insertMails } from './insert-mails.ts'
import { takeHeldMails } from './mail-queries.ts'

/** Entries of a digest; it counts the others. */
const listedMax = 50

/** Sends one digest to each recipient of mails that were held by the limit. */
export async function digestHeldMails(deps: Deps): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const held = await takeHeldMails(tx.db, deps.now())
    const digests = Map.groupBy(held, ({ recipient }) => recipient)
    await insertMails(
      tx,
      [...digests].map(([recipient, rows]) => ({
        recipient,
        userId: rows[0]!.userId,
        event: `held:${randomUUID()}`,
        sender: null,
        content: {
          kind: 'held_mails' as const,
          params: { count: rows.length, listed: rows.slice(0, listedMax).map(renderMail) },
        },
        link: rows[0]!.role === null ? null : `/${rows[0]!.role}/notifications`,
      })),
    )
  })
}
