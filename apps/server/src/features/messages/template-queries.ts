import type { MessageTemplate, NewMessageTemplate } from '@fledge/contract/messages'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { messageTemplates } from '../../db/schema/message-templates.ts'

export const countTemplates = (db: Db, companyId: string): Promise<number> =>
  db.$count(messageTemplates, eq(messageTemplates.companyId, companyId))

export async function listTemplates(db: Db, companyId: string): Promise<MessageTemplate[]> {
  const rows = await db
    .select(columns)
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, companyId))
    .orderBy(asc(sql`lower(${messageTemplates.name})`))
  return rows.map(toTemplate)
}

/** Whether another template of the company has this name, in any case. */
export async function hasTemplateNamed(
  db: Db,
  { companyId, name, exceptId }: { companyId: string; name: string; exceptId: string | null },
): Promise<boolean> {
  const isOther = exceptId === null ? undefined : sql`${messageTemplates.id} <> ${exceptId}`
  const isNamed = sql`lower(${messageTemplates.name}) = lower(${name})`
  return (await db.$count(messageTemplates, and(eq(messageTemplates.companyId, companyId), isNamed, isOther))) > 0
}

export async function insertTemplate(
  db: Db,
  companyId: string,
  template: NewMessageTemplate,
): Promise<MessageTemplate> {
  const [row] = await db
    .insert(messageTemplates)
    .values({ ...template, companyId })
    .returning(columns)
  return toTemplate(row!)
}

/** Returns the template after the change, or nothing when the company has none of this id. */
export async function updateTemplate(
  db: Db,
  companyId: string,
  { id, ...template }: NewMessageTemplate & { id: string },
): Promise<MessageTemplate | undefined> {
  const [row] = await db
    .update(messageTemplates)
    .set({ ...template, updatedAt: sql`now()` })
    .where(isOwn(companyId, id))
    .returning(columns)
  return row && toTemplate(row)
}

export async function deleteTemplate(db: Db, companyId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(messageTemplates).where(isOwn(companyId, id)).returning({ id: messageTemplates.id })
  return deleted.length > 0
}

const isOwn = (companyId: string, id: string) =>
  and(eq(messageTemplates.id, id), eq(messageTemplates.companyId, companyId))

const columns = {
  id: messageTemplates.id,
  name: messageTemplates.name,
  text: messageTemplates.text,
  updatedAt: messageTemplates.updatedAt,
}

const toTemplate = (row: Omit<MessageTemplate, '_id'>): MessageTemplate => ({ _id: row.id, ...row })
