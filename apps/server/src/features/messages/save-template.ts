import { messageTemplatesMax } from '@fledge/contract/constants'
import type { MessageTemplate, NewMessageTemplate } from '@fledge/contract/messages'
import type { CompanyUser } from '@fledge/contract/users'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { lockCompanyName } from '../profile/queries.ts'
import { countTemplates, hasTemplateNamed, insertTemplate, updateTemplate } from './template-queries.ts'

export function createTemplate(
  { db }: Deps,
  company: CompanyUser,
  template: NewMessageTemplate,
): Promise<MessageTemplate> {
  return db.transaction(async (tx) => {
    await refuseTakenName(tx, company, { ...template, id: null })
    if ((await countTemplates(tx, company.id)) >= messageTemplatesMax) throw tooMany()
    return insertTemplate(tx, company.id, template)
  })
}

/** Returns the template after the change, or nothing when the company has none of this id. */
export function changeTemplate(
  { db }: Deps,
  company: CompanyUser,
  template: NewMessageTemplate & { id: string },
): Promise<MessageTemplate | undefined> {
  return db.transaction(async (tx) => {
    await refuseTakenName(tx, company, template)
    return updateTemplate(tx, company.id, template)
  })
}

/** Locks the company, so that of two concurrent templates of one name the second one is refused. */
async function refuseTakenName(db: Db, company: CompanyUser, { name, id }: { name: string; id: string | null }) {
  await lockCompanyName(db, company.id)
  if (await hasTemplateNamed(db, { companyId: company.id, name, exceptId: id })) throw nameTaken(name)
}

const nameTaken = (name: string) =>
  conflict('name_taken', `You already have a template named “${name}”. Choose another name.`)

const tooMany = () =>
  conflict(
    'limit_reached',
    `You can keep up to ${messageTemplatesMax} templates. To add another, delete one you no longer need.`,
  )
