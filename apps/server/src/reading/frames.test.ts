import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOf, joinFrames } from './frames.ts'

const messages = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 })
const cuts = fc.array(fc.nat(300), { maxLength: 12 })

test('messages come out as they went in, wherever the pipe cuts them', () => {
  fc.assert(
    fc.property(messages, cuts, (messages, cuts) => {
      const whole = Buffer.concat(messages.map((message) => frameOf(message)))
      const edges = [0, ...cuts.filter((at) => at < whole.length).sort((a, b) => a - b), whole.length]
      const join = joinFrames(40)
      const joined = edges.map((edge, index) => join(whole.subarray(edge, edges[index + 1])))
      expect(joined.flat().map((frame) => [...frame])).toEqual(messages.map((message) => [...message]))
    }),
  )
})

test('a message that is to be longer than allowed is refused by its first bytes', () => {
  expect(joinFrames(10)(frameOf(Buffer.alloc(11)).subarray(0, 4))).toBe('too_long')
  expect(joinFrames(10)(Buffer.from([255, 255, 255, 255]))).toBe('too_long')
})
