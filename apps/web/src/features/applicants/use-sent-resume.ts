import type { Application } from '@fledge/contract/applications'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../api/call.ts'

/** The copy that was sent, as a file; asked for once and kept while the page lives. */
const sentResume = (application: Application) =>
  queryOptions({
    queryKey: ['applications', 'file', application.id],
    queryFn: ({ signal }) => fetchFile(`${application.resume?.url}?disposition=inline`, signal),
    enabled: application.resume !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useSentResume = (application: Application) => useQuery(sentResume(application))
