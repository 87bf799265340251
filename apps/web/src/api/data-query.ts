import type { CallInput, Endpoint, Result } from '@fledge/contract/http/endpoint'
import { type QueryClient, type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ZodType } from 'zod'
import { call } from './call.ts'

/** A query of an endpoint. Its cache holds the server's reply, its result is the `data` of it. */
export const dataQuery = <E extends Endpoint & { response: ZodType<{ data: unknown }> }>(
  queryKey: QueryKey,
  endpoint: E,
  input: CallInput<E>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, signal),
    select: ({ data }): Result<E>['data'] => data,
  })

/** Changes the items of a cached list; does nothing while it is not cached. */
export const changeCachedList = <Item>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (items: Item[]) => Item[],
): void => void queries.setQueryData<{ data: Item[] }>(queryKey, (list) => list && { ...list, data: change(list.data) })

/** Changes fields of the item with this id in a cached list. */
export const changeCachedItem = <Item extends { id: string }>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: Pick<Item, 'id'> & Partial<Item>,
): void =>
  changeCachedList<Item>(queries, queryKey, (items) =>
    items.map((one) => (one.id === change.id ? { ...one, ...change } : one)),
  )

type Outcome<Item> = { onDeleted: (item: Item) => void; onRefused: (error: Error) => void }

/** Deletes an item of a cached list at once; it returns when the server refuses. */
export function useOptimisticDelete<Item extends { id: string }>(
  queryKey: QueryKey,
  send: (id: string) => Promise<unknown>,
  { onDeleted, onRefused }: Outcome<Item>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Item) => send(id),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey })
      changeCachedList<Item>(queries, queryKey, (items) => items.filter((one) => one.id !== id))
    },
    onSuccess: (_, item) => onDeleted(item),
    onError: onRefused,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
