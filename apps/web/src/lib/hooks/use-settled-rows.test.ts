import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIsLoaded, useSettledRows } from './use-settled-rows.ts'

type Props = { ids: string[]; key?: string; wanted?: string }

function open(initialProps: Props) {
  const { result, rerender } = renderHook(({ ids, key = 'all', wanted }: Props) => useSettledRows(ids, key, wanted), {
    initialProps,
  })
  const shown = (ids: string[]) =>
    result.current
      .sort(ids.map((id) => ({ id })))
      .map(({ id }) => id)
      .filter(result.current.isShown)
  return { result, rerender, shown }
}

test('keeps the order of shown rows and holds new ones back until they are asked for', () => {
  const { result, rerender, shown } = open({ ids: ['a', 'b', 'c'] })
  const changed = ['new', 'c', 'a', 'b']
  rerender({ ids: changed })
  expect(shown(changed)).toEqual(['a', 'b', 'c'])
  expect(result.current.waiting).toEqual(['new'])
  act(() => result.current.show())
  expect(shown(changed)).toEqual(changed)
  expect(result.current.waiting).toEqual([])
})

test.each<[string, Props, Props]>([
  ['the person chooses something else', { ids: ['a'] }, { ids: ['new', 'a'], key: 'late' }],
  ['the new row is wanted', { ids: ['a'] }, { ids: ['new', 'a'], wanted: 'new' }],
  ['nothing was shown', { ids: [] }, { ids: ['new'] }],
])('takes over new rows when %s', (_when, before, after) => {
  const { rerender, shown } = open(before)
  rerender(after)
  expect(shown(after.ids)).toEqual(after.ids)
})

test.each([
  ['fresh', { isStale: false, isFetchedAfterMount: false }, true],
  ['left by an earlier screen', { isStale: true, isFetchedAfterMount: false }, false],
  ['left by an earlier screen and loaded again', { isStale: true, isFetchedAfterMount: true }, true],
])('of rows that are %s', (_what, query, isLoaded) => {
  const { result } = renderHook(() => useIsLoaded({ data: [], ...query }))
  expect(result.current).toBe(isLoaded)
})

test('rows that were fresh when the list opened stay where they are when they grow stale and load again', () => {
  const query = { data: [], isStale: false, isFetchedAfterMount: false }
  const { result, rerender } = renderHook(useIsLoaded, { initialProps: query })
  rerender({ ...query, isStale: true })
  expect(result.current).toBe(true)
})
