import { listOutbox, outboxSecretHeader } from '@fledge/contract/site/outbox'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

const storageKey = 'outboxSecret'

/** Stores the secret of the link that the server prints at start, for later visits. */
export function saveOutboxSecret(secret: string, queries: QueryClient): void {
  window.localStorage.setItem(storageKey, secret)
  // An open page was rejected without the secret.
  void queries.resetQueries({ queryKey: outboxMails.queryKey })
}

/** Mails that the server keeps instead of sending, polled while the page is visible. */
export const outboxMails = queryOptions({
  queryKey: ['outbox'],
  queryFn: async ({ signal }) => {
    const secret = window.localStorage.getItem(storageKey) ?? ''
    return (await call(listOutbox, { headers: { [outboxSecretHeader]: secret } }, signal)).data
  },
  refetchInterval: 5000,
  retry: false,
})
