import { quantile } from '../statistics.ts'
import { password } from './caller.ts'
import type { Attack } from './findings.ts'

const behindProxy = { TRUST_PROXY: '1' }
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** A hundred wrong passwords, one password on a hundred accounts, and the owner meanwhile. */
export const guessing: Attack = {
  env: { ...behindProxy, LOGIN_FAILURES_OF_ADDRESS: '50' },
  async run(_server, { call, student }) {
    await student('asha@rao.test')
    const login = (email: string, guess: string, address: string) =>
      call('POST', '/auth/login', { json: { email, password: guess }, ...from(address) })

    const guesses = []
    for (let n = 0; n < 100; n++) guesses.push(await login('asha@rao.test', `guess ${n}`, '203.0.113.1'))
    const tried = guesses.filter(({ status }) => status === 401).length
    const told = guesses.at(-1)?.headers.get('retry-after') ?? ''
    const owner = await login('asha@rao.test', password, '203.0.113.2')

    const sprayed = []
    for (let n = 0; n < 100; n++) sprayed.push(await login(`person${n}@rao.test`, 'summer2026', '203.0.113.3'))
    const sprays = sprayed.filter(({ status }) => status === 401).length

    await student('ben@rao.test')
    const distributed = []
    for (let n = 0; n < 360; n++) distributed.push(await login('ben@rao.test', `guess ${n}`, `198.51.100.${n % 40}`))
    const triedFromMany = distributed.filter(({ status }) => status === 401).length
    const ben = await call('POST', '/auth/login', { json: { email: 'ben@rao.test', password } })

    const ofNetwork = []
    for (let n = 1; n <= 20; n++) ofNetwork.push(await login('chen@rao.test', `guess ${n}`, `2001:db8:1:2::${n}`))
    const triedFromNetwork = ofNetwork.filter(({ status }) => status === 401).length
    return [
      {
        row: 'S9',
        claim: '100 of 360 guesses from 40 addresses are tried, then one a minute',
        figure: String(triedFromMany),
        holds: triedFromMany >= 100 && triedFromMany <= 103,
      },
      {
        row: 'S9',
        claim: 'the owner still gets in from a network used before',
        figure: String(ben.status),
        holds: ben.status === 200,
      },
      {
        row: 'S9',
        claim: '10 of 20 guesses from one IPv6 network are tried',
        figure: String(triedFromNetwork),
        holds: triedFromNetwork === 10,
      },
      {
        row: 'S9',
        claim: '10 of 100 guesses are tried, then 429 with Retry-After',
        figure: `${tried}, ${told} s`,
        holds: tried === 10 && Number(told) > 0,
      },
      {
        row: 'S9',
        claim: 'the owner still gets in from elsewhere',
        figure: String(owner.status),
        holds: owner.status === 200,
      },
      {
        row: 'S9',
        claim: 'one password on 100 accounts stops at the limit (set to 50)',
        figure: String(sprays),
        holds: sprays === 50,
      },
    ]
  },
}

/** Two hundred sign-ins at once: each costs 19 MiB and a core, and others still have to be served. */
export const loginFlood: Attack = {
  env: { LOGIN_FAILURES: '100000', LOGIN_FAILURES_OF_ADDRESS: '100000' },
  async run(server, { call }) {
    const list = async () => (await call('GET', '/internship?limit=20')).ms
    const login = (n: number) =>
      call('POST', '/auth/login', { json: { email: `a${n}@rao.test`, password: 'not this' } })
    for (let n = 0; n < 20; n++) await login(n)
    const idle: number[] = []
    for (let n = 0; n < 100; n++) idle.push(await list())

    const before = server.memory().server
    let isOver = false
    const flood = Promise.all(Array.from({ length: 200 }, (_, n) => login(n))).finally(() => {
      isOver = true
    })
    const during: number[] = []
    let peak = 0
    while (!isOver) {
      during.push(await list())
      peak = Math.max(peak, server.memory().server)
    }
    const answers = await flood
    const ratio = quantile(during, 0.99) / quantile(idle, 0.99)
    const refused = answers.filter(({ status }) => status !== 401).length
    return [
      {
        row: 'S10',
        claim: 'p99 of GET /internship during 200 sign-ins < 5 times idle',
        figure: `${ratio.toFixed(1)} times (${during.length} calls)`,
        holds: ratio < 5,
      },
      {
        row: 'S10',
        claim: 'memory grows by less than 150 MB',
        figure: `${Math.round(peak - before)} MB`,
        holds: peak - before < 150,
      },
      { row: 'S10', claim: 'each is answered', figure: `${answers.length - refused} of 200`, holds: refused === 0 },
    ]
  },
}
