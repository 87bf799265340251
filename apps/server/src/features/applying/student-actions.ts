import type { Application } from '@fledge/contract/applications'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { patchApplication } from '../applications/application-queries.ts'
import { updateApplication } from '../applications/update-application.ts'

/** Lets the company keep the resume of a rejected application beyond the usual time (settlement 100), or stops that. */
export const keepResume = (deps: Deps, student: StudentUser, id: string, keep: boolean): Promise<Application> =>
  updateApplication(deps, student, id, async ({ db }, { company }) => {
    await patchApplication(db, id, { keepResume: keep })
    return { outdated: [student.id, company.id] }
  })
