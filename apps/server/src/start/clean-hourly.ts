import type { Deps } from '../deps.ts'
import { forgetOldSignIns } from '../features/auth/queries.ts'
import { forgetOldTokens } from '../features/email-tokens/queries.ts'
import { deleteOldMails } from '../mail/mail-queries.ts'
import type { Life } from './life.ts'

const hourMs = 3_600_000
/** How long the outbox keeps a mail. */
const keepMailsMs = 30 * 24 * hourMs

/** Removes expired sessions and links, old failures and mails, now and then; gives how to end that. */
export function cleanHourly({ db, now }: Deps, { report }: Life): () => void {
  const forget = async () => {
    await forgetOldSignIns(db, now())
    await forgetOldTokens(db, now())
    await deleteOldMails(db, new Date(now().getTime() - keepMailsMs))
  }
  const clean = () => void forget().catch(report)
  const timer = setInterval(clean, hourMs).unref()
  return () => clearInterval(timer)
}
