import { listOutbox, outboxSecretHeader } from '@fledge/contract/outbox'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

const storageKey = 'outboxSecret'

/** Keeps the secret from the link that the server prints at its start, for later visits with this browser. */
export function saveOutboxSecret(secret: string, queries: QueryClient): void {
  window.localStorage.setItem(storageKey, secret)
  // The open page was refused without the secret.
  void queries.resetQueries({ queryKey: outboxMails.queryKey })
}

/** Mails that the server keeps instead of sending; fetched again while the page is in view. */
export const outboxMails = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => {
    const secret = window.localStorage.getItem(storageKey) ?? ''
    return call(listOutbox, { headers: { [outboxSecretHeader]: secret } }, signal)
  },
  select: ({ data }) => data,
  refetchInterval: 5000,
  retry: false,
})
