import { savedInternshipsMax } from '@fledge/contract/constants'
import type { SavedInternship } from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import { eq } from 'drizzle-orm'
import { internships } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'
import { conflict, internshipClosed, notFound } from '../../http/errors/problem.ts'
import { lockOpenInternship } from '../internships/listing-queries.ts'
import { countSavedInternships, insertSavedInternship, listSavedInternships, lockStudent } from './saved-queries.ts'

/** Saves an open internship for a student. A saved one stays unchanged, even if it is no longer open. */
export function saveInternship({ db }: Deps, student: StudentUser, internshipId: string): Promise<SavedInternship> {
  return db.transaction(async (db) => {
    await lockStudent(db, student.id)
    const [existing] = await listSavedInternships(db, student.id, internshipId)
    if (existing) return existing
    if (!(await lockOpenInternship(db, internshipId))) {
      const isKnown = (await db.$count(internships, eq(internships.id, internshipId))) > 0
      throw isKnown ? internshipClosed() : notFound('internship')
    }
    if ((await countSavedInternships(db, student.id)) >= savedInternshipsMax) throw tooMany()
    await insertSavedInternship(db, student.id, internshipId)
    const [saved] = await listSavedInternships(db, student.id, internshipId)
    return saved!
  })
}

const tooMany = () =>
  conflict(
    'limit_reached',
    `You can save up to ${savedInternshipsMax} internships. To save another, remove one you no longer need.`,
  )
