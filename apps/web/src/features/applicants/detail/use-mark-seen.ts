import type { Application } from '@fledge/contract/applications'
import { markApplicationSeen } from '@fledge/contract/applications/application-lifecycle'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeCachedApplication, companyApplications } from '../../../api/applications.ts'
import { ApiError, call } from '../../../api/call.ts'

/** Reports the first opening of an application to the server; after a failure the next opening does. */
export function useMarkSeen({ id, seenAt, withdrawnAt }: Application): void {
  const queries = useQueryClient()
  const isNew = seenAt === null && withdrawnAt === null
  useEffect(() => {
    if (!isNew) return
    call(markApplicationSeen, { params: { applicationId: id } })
      .then(({ data: { seenAt, stage } }) =>
        changeCachedApplication(queries, companyApplications.queryKey, { id, seenAt, stage }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
  }, [id, isNew, queries])
}
