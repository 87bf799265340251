import { type ContactForm, canBeCritical, contactPromise } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import type { Deps } from '../../deps.ts'
import { insertMails } from '../../mail/insert-mails.ts'
import { insertContactMessage } from './queries.ts'

/** Stores a contact message and mails it to the operator. */
export async function receive({ db, jobs, contactTo }: Deps, { website, ...form }: ContactForm): Promise<void> {
  if (website !== '') return
  const message = { ...form, critical: form.critical && canBeCritical(form.category) }
  await db.transaction(async (tx) => {
    const id = await insertContactMessage(tx, message)
    if (contactTo === null) return
    await insertMails({ db: tx, jobs }, [{ ...contactMail(message), recipient: contactTo, event: `contact:${id}` }])
  })
  jobs.wake('send-mail')
}

function contactMail({ critical, ...form }: Omit<ContactForm, 'website'>) {
  const { name, email, company, subject, category, message } = form
  const promise = texts.contact.promises[contactPromise(category, critical)]
  const params = { name, email, company, subject, category, isCritical: critical, promise, message }
  return { content: { kind: 'contact_message' as const, params }, replyTo: email }
}
