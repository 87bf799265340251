import type { Application } from '@fledge/contract/applications'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { actOn } from './act-on.ts'
import { updateApplication } from './queries.ts'

/** Whether the company may keep the resume longer than usual after a rejection (settlement 100): the student's to say. */
export const keepResume = (deps: Deps, student: StudentUser, id: string, keep: boolean): Promise<Application> =>
  actOn(deps, student, id, async (db, { company }) => {
    await updateApplication(db, id, { keepResume: keep })
    return { stale: [student.id, company.id] }
  })
