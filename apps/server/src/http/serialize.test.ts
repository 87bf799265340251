import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { serializeOnce } from './serialize.ts'

const looked = vi.fn((text: string) => text.length > 0)
const schema = z.object({ text: z.string().refine(looked) })
const serialize = serializeOnce({ schema, method: 'GET', url: '/api/thing' })

test('the very same answer is checked and put into words once, an equal one by itself', () => {
  const answer = { text: 'a kite', secret: 'not in the schema' }
  const texts = [serialize(answer), serialize(answer), serialize({ ...answer })]
  expect(texts).toEqual(Array(3).fill('{"text":"a kite"}'))
  expect(looked).toHaveBeenCalledTimes(2)
})

test('an answer that the schema does not know is refused, also the second time', () => {
  const wrong = { text: 7 } as unknown as { text: string }
  expect(() => serialize(wrong)).toThrow()
  expect(() => serialize(wrong)).toThrow()
})
