import type { ContactForm } from '@fledge/contract/site/contact'
import type { Db } from '../../db/client.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'

export async function insertContactMessage(db: Db, message: Omit<ContactForm, 'website'>): Promise<string> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  return row!.id
}
