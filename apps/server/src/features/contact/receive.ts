import { type ContactForm, canBeCritical, contactPromise } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import type { Db } from '../../db/client.ts'
import { contactMessages } from '../../db/schema/mails.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { insertMails } from '../../mail/insert-mails.ts'
import { visitor } from '../../mail/mail-limit.ts'

/** Stores a contact message and mails it to the operator. */
export async function receive(deps: Deps, { website, ...form }: ContactForm): Promise<void> {
  if (website !== '') return
  const message = { ...form, critical: form.critical && canBeCritical(form.category) }
  const { contactTo } = deps
  await inTransaction(deps, async (tx) => {
    const id = await insertContactMessage(tx.db, message)
    if (contactTo === null) return
    await insertMails(tx, [{ ...contactMail(message), recipient: contactTo, sender: visitor, event: `contact:${id}` }])
  })
}

function contactMail({ critical, ...form }: Omit<ContactForm, 'website'>) {
  const { name, email, company, subject, category, message } = form
  const promise = texts.contact.promises[contactPromise(category, critical)]
  const params = { name, email, company, subject, category, isCritical: critical, promise, message }
  return { content: { kind: 'contact_message' as const, params }, replyTo: email }
}

async function insertContactMessage(db: Db, message: Omit<ContactForm, 'website'>): Promise<string> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  return row!.id
}
