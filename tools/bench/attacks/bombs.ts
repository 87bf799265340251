import { setTimeout as sleep } from 'node:timers/promises'
import { bombs as files } from '../fuzz/bombs.ts'
import { tryCase } from '../fuzz/try-case.ts'
import { quantile } from '../statistics.ts'
import type { Attack } from './findings.ts'

/** Every bomb, one after the other, while somebody else looks at internships. */
export const bombs: Attack = {
  env: {},
  async run(server, caller) {
    const student = await caller.student('asha@rao.test')
    const made = files.map(({ name, kind, make }) => ({ what: name, kind, bytes: Buffer.from(make()) }))
    const list = async () => (await caller.call('GET', '/internship?limit=20')).ms
    for (let n = 0; n < 20; n++) await list()
    const idle: number[] = []
    for (let n = 0; n < 200; n++) idle.push(await list())
    const before = server.memory().server

    const during: number[] = []
    let [serverPeak, readerPeak, isOver] = [0, 0, false]
    const watching = (async () => {
      while (!isOver) {
        during.push(await list())
        const { server: now, reader } = server.memory()
        serverPeak = Math.max(serverPeak, now)
        readerPeak = Math.max(readerPeak, reader)
        await sleep(20)
      }
    })()
    const trials = []
    for (const [number, bomb] of made.entries()) trials.push(await tryCase(caller, student, { number, ...bomb }))
    isOver = true
    await watching

    const slowest = Math.max(...trials.map(({ slowestMs }) => slowestMs))
    const faults = trials.flatMap(({ faults }, n) => faults.map((fault) => `${made[n]?.what}: ${fault}`))
    const [idleMs, duringMs] = [quantile(idle, 0.99), quantile(during, 0.99)]
    const ratio = duringMs / idleMs
    return [
      {
        row: 'S21',
        claim: `${made.length} bombs: each answered within 12 s in known words`,
        figure: faults.join('; ') || `slowest ${(slowest / 1000).toFixed(1)} s`,
        holds: faults.length === 0,
      },
      {
        row: 'S21',
        claim: 'the server grows by less than 50 MB',
        figure: `${Math.round(serverPeak - before)} MB`,
        holds: serverPeak - before < 50,
      },
      {
        row: 'S21',
        claim: 'a reader takes at most 400 MB (looked at every 25 ms)',
        figure: `${Math.round(readerPeak)} MB`,
        holds: readerPeak <= 400,
      },
      {
        row: 'S21',
        claim: 'p99 of others < 3 times idle',
        figure: `${ratio.toFixed(1)} times (${idleMs.toFixed(1)} and ${duringMs.toFixed(1)} ms)`,
        holds: ratio < 3,
      },
    ]
  },
}
