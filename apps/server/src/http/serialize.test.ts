import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { serializeOnce } from './serialize.ts'

const looked = vi.fn((text: string) => text.length > 0)
const schema = z.object({ text: z.string().refine(looked) })
const serialize = serializeOnce({ schema, method: 'GET', url: '/api/thing' })

test('the very same answer is checked and put into words once, an equal one by itself', () => {
  const answer = { text: 'a kite', secret: 'not in the schema' }
  const [first, second, third, another] = [answer, answer, answer, { ...answer }].map((one) => serialize(one))
  expect([first, second, third, another].map(String)).toEqual(Array(4).fill('{"text":"a kite"}'))
  expect(second).toBeInstanceOf(Buffer)
  expect(third).toBe(second)
  expect(looked).toHaveBeenCalledTimes(2)
})

test('an answer that the schema does not know is refused, also the second time', () => {
  const wrong = { text: 7 } as unknown as { text: string }
  expect(() => serialize(wrong)).toThrow()
  expect(() => serialize(wrong)).toThrow()
})
