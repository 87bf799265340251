import { listOutbox } from '@fledge/contract/outbox'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Mails that were written and not sent; asked for again while the page is in view. */
export const outboxMails = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call(listOutbox, {}, signal),
  select: ({ data }) => data,
  refetchInterval: 5000,
  retry: false,
})
