import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUndoStack } from './use-undo-stack.ts'

test('undoes the last act that can still be undone, and each once', () => {
  const stack = renderHook(useUndoStack).result.current
  const undone: string[] = []
  const act = (id: string, isPossible = true) => {
    const undo = () => {
      if (isPossible) undone.push(id)
      return isPossible
    }
    stack.push({ id, undo })
  }
  act('first')
  act('second')
  act('sent already', false)
  stack.undoLast()
  expect(undone).toEqual(['second'])
  stack.undoLast()
  stack.undoLast()
  expect(undone).toEqual(['second', 'first'])
})
