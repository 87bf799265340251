import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Texts of one repeated part, where a careless pattern takes quadratic or exponential time. */
const parts = [
  ...['a', ' ', '\n', '.', '-', ',', '(', '@', '/', "'", '&', '\u0301', 'ﷺ'],
  ...['A.', 'a@', '1-', 'A ', '2020 - ', 'http://', 'C#/', 'Java, '],
]
const length = 20_000
const allowedMs = 20

const root = new URL('./', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !/testing\/|\/data\//.test(file))

test.each(sources)('no function of %s takes long over a hostile text', async (file) => {
  const exported: Record<string, unknown> = await import(new URL(file, root).href)
  const slow = Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value !== 'function' || value.length !== 1) return []
    return parts
      .filter((part) => isSlow((text) => value(text), part))
      .map((part) => `${name} with ${JSON.stringify(part)}`)
  })
  expect(slow).toEqual([])
})

/** What takes longer than allowed and grows faster than its text; linear work is bounded by the length of a text. */
function isSlow(call: (text: string) => unknown, part: string): boolean {
  if (timeOf(call, part, length) < allowedMs) return false
  const best = (size: number) => Math.min(...[1, 2, 3].map(() => timeOf(call, part, size)))
  const whole = best(length)
  return whole > allowedMs && whole > 2.8 * best(length / 2)
}

/** In processor time, as machines are busy. The text ends with what makes a pattern give up and try again. */
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
