import { isDeepStrictEqual } from 'node:util'
import type { Internship, InternshipFields } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { lockOwnInternship, updateInternship } from './queries.ts'

/** Edits a listing of one's own. An edit that changes nothing makes no version. */
export function edit(deps: Deps, company: CompanyUser, id: string, fields: InternshipFields): Promise<Internship> {
  return deps.db.transaction(async (db) => {
    const internship = await lockOwnInternship(db, company, id)
    if (!internship) throw notFound('internship')
    return isSame(internship, fields) ? internship : updateInternship(db, company, internship, fields)
  })
}

const isSame = (internship: Internship, fields: InternshipFields): boolean =>
  isDeepStrictEqual({ ...internship, ...fields }, internship)
