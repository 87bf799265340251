import { quantile } from '../statistics.ts'
import type { Attack } from './findings.ts'

const rounds = 200

/** Whether the time of an answer tells a known address from an unknown one. */
export const enumeration: Attack = {
  env: { LOGIN_FAILURES: '100000', LOGIN_FAILURES_OF_ADDRESS: '100000' },
  async run(_server, { call, student }) {
    for (let n = 0; n < 20; n++) await student(`asha${n}@rao.test`)
    const login = async (email: string) =>
      (await call('POST', '/auth/login', { json: { email, password: 'not this one' } })).ms
    for (let n = 0; n < 20; n++) await login('warm@up.test')

    const known: number[] = []
    const unknown: number[] = []
    for (let n = 0; n < rounds; n++) {
      const order = n % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
      for (const kind of order) {
        if (kind === 'known') known.push(await login(`asha${n % 20}@rao.test`))
        else unknown.push(await login(`nobody${n % 20}@rao.test`))
      }
    }
    const difference = Math.abs(quantile(known, 0.5) - quantile(unknown, 0.5))
    const p = rankTest(known, unknown)
    return [
      {
        row: 'S8',
        claim: 'medians differ by less than 2 ms',
        figure: `${difference.toFixed(2)} ms`,
        holds: difference < 2,
      },
      { row: 'S8', claim: 'a rank test sees no difference (p > 0.01)', figure: `p = ${p.toFixed(3)}`, holds: p > 0.01 },
    ]
  },
}

/** Mann and Whitney's test, two-sided, by the normal approximation: the chance of such ranks if nothing differs. */
function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))]
  all.sort((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0)
  const u = ranks - (one.length * (one.length + 1)) / 2
  const mean = (one.length * other.length) / 2
  const deviation = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12)
  return 2 * (1 - normal(Math.abs(u - mean) / deviation))
}

/** The standard normal distribution; Abramowitz and Stegun 26.2.17, right to seven digits. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = terms.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0)
  return 1 - (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
