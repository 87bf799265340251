import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFrameDecoder, encodeFrame } from './frames.ts'

const messages = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 })
const cuts = fc.array(fc.nat(300), { maxLength: 12 })

test('decodes messages wherever the pipe splits them', () => {
  fc.assert(
    fc.property(messages, cuts, (messages, cuts) => {
      const whole = Buffer.concat(messages.map((message) => encodeFrame(message)))
      const edges = [0, ...cuts.filter((at) => at < whole.length).sort((a, b) => a - b), whole.length]
      const decode = createFrameDecoder(40)
      const joined = edges.map((edge, index) => decode(whole.subarray(edge, edges[index + 1])))
      expect(joined.flat().map((frame) => [...frame])).toEqual(messages.map((message) => [...message]))
    }),
  )
})

test('rejects a message that declares more than the limit', () => {
  expect(createFrameDecoder(10)(encodeFrame(Buffer.alloc(11)).subarray(0, 4))).toBe('too_long')
  expect(createFrameDecoder(10)(Buffer.from([255, 255, 255, 255]))).toBe('too_long')
})
