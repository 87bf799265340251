import { savedInternshipsMax } from '@fledge/contract/constants'
import type { SavedInternship } from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { conflict, notFound } from '../../http/errors/problem.ts'
import { countSavedInternships, holdOpenInternship, insertSavedInternship, listSavedOf, lockSaver } from './queries.ts'

/** Puts an open internship aside. One that is there already stays as it is, open or not. */
export function save({ db }: Deps, student: StudentUser, internshipId: string): Promise<SavedInternship> {
  return db.transaction(async (db) => {
    await lockSaver(db, student.id)
    const [there] = await listSavedOf(db, student.id, internshipId)
    if (there) return there
    if (!(await holdOpenInternship(db, internshipId))) throw notFound('internship')
    if ((await countSavedInternships(db, student.id)) >= savedInternshipsMax) throw tooMany()
    await insertSavedInternship(db, student.id, internshipId)
    const [saved] = await listSavedOf(db, student.id, internshipId)
    return saved!
  })
}

const tooMany = () =>
  conflict(
    'limit_reached',
    `You can save up to ${savedInternshipsMax} internships. To save another, remove one you no longer need.`,
  )
