import { type ContactForm, canBeCritical, promiseOf } from '@fledge/contract/contact'
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
    await insertMails({ db: tx, jobs }, [{ ...mailOf(message), recipient: contactTo, event: `contact:${id}` }])
  })
  jobs.wake('send-mail')
}

function mailOf({ name, email, company, subject, category, critical, message }: Omit<ContactForm, 'website'>) {
  const promise = texts.contact.promises[promiseOf(category, critical)]
  const about = [
    `From: ${inLine(name)} <${email}>`,
    ...(company ? [`Company: ${inLine(company)}`] : []),
    ...(subject ? [`Subject: ${inLine(subject)}`] : []),
    `Category: ${category}${critical ? ', critical' : ''}`,
    `Promised: ${promise}`,
  ]
  return {
    subject: `[${critical ? 'CRITICAL ' : ''}${category}] Contact message`,
    text: `${about.join('\n')}\n\n${message}`,
    replyTo: email,
  }
}

/** Removes line breaks, so that input cannot add lines to the mail. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ')
