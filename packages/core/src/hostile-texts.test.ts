import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Texts of one repeated part, where a careless pattern takes quadratic or exponential time. */
const parts = [
  'a',
  ' ',
  '\n',
  '.',
  '-',
  ',',
  '(',
  '@',
  '/',
  "'",
  '&',
  '\u0301',
  'ﷺ',
  'A.',
  'a@',
  '1-',
  'A ',
  '2020 - ',
  'http://',
  'C#/',
  'Java, ',
]
const length = 20_000
const allowedMs = 40

const root = new URL('./', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !/testing\/|\/data\//.test(file))

test.each(sources)('every function of %s that takes a text is linear in its length', async (file) => {
  const exported: Record<string, unknown> = await import(new URL(file, root).href)
  const slow = Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value !== 'function' || value.length !== 1) return []
    return parts
      .filter((part) => isSlow((text) => value(text), part))
      .map((part) => `${name} with ${JSON.stringify(part)}`)
  })
  expect(slow).toEqual([])
})

/**
 * Longer than allowed, and growing faster than the text. Four times the text takes four times as long when the
 * function is linear, and sixteen times when it is quadratic; eight times is between them on a busy machine too.
 */
function isSlow(call: (text: string) => unknown, part: string): boolean {
  if (timeOf(call, part, length) < allowedMs) return false
  const best = (size: number) => Math.min(...[1, 2, 3].map(() => timeOf(call, part, size)))
  const usual = best(length)
  // A shorter text would take less than the clock can tell apart: it counts in steps of 4 ms.
  return usual > allowedMs && best(4 * length) > 8 * usual
}

/** Processor time in milliseconds. The end of the text makes a pattern backtrack. */
function timeOf(call: (text: string) => unknown, part: string, size: number): number {
  const text = `A${part.repeat(Math.ceil(size / part.length)).slice(0, size)}x!`
  const start = process.threadCpuUsage().user
  try {
    call(text)
  } catch {
    // Its argument is no text.
  }
  return (process.threadCpuUsage().user - start) / 1000
}
