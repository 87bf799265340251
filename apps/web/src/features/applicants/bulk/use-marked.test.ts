import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '../../../testing/things.ts'
import { useMarked } from './use-marked.ts'

const all = ['1', '2', '3', '4', '5'].map((id) => anApplication({ id }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('selects by hand, by range in both directions, and all', () => {
  const { result } = renderHook(() => useMarked(all))
  act(() => result.current.mark(all[1]!))
  act(() => result.current.mark(all[3]!, true))
  expect(ids(result.current.chosen)).toEqual(['2', '3', '4'])
  act(() => result.current.mark(all[2]!))
  expect(ids(result.current.chosen)).toEqual(['2', '4'])
  act(() => result.current.mark(all[0]!, true))
  expect(ids(result.current.chosen)).toEqual(['1', '2', '3', '4'])
  act(() => result.current.markAll(all))
  expect(result.current.chosen).toHaveLength(5)
  act(() => result.current.clear())
  expect(result.current.chosen).toEqual([])
})

test('acts only on what the list shows', () => {
  const { result, rerender } = renderHook(({ order }) => useMarked(order), { initialProps: { order: all } })
  act(() => result.current.markAll(all))
  rerender({ order: all.slice(3) })
  expect(ids(result.current.chosen)).toEqual(['4', '5'])
})
