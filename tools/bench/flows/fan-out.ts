import type { ChildProcess } from 'node:child_process'
import { startChild } from './child.ts'
import { type Protocol, runRounds, type Subject } from './rounds.ts'
import { openBare, openSocketIo } from './sockets.ts'
import { type Row, rowOf } from './table.ts'

const people = 1000

/** One notification to each of 1,000 people, beside as many bare websockets: from the word to the last receipt. */
export async function measureFanOut(port: number, protocol: Protocol): Promise<Row[]> {
  const bare = await startChild('references/ws.ts', [String(port)])
  const gateway = await startChild('flows/gateway-alone.ts', [String(port + 1), String(people)])
  const [bareHeard, ourHeard] = [receipts(), receipts()]
  const tokens = Array.from({ length: people }, (_, n) => `person-${n}`)
  await openBare(`ws://127.0.0.1:${port}`, people, bareHeard.count)
  await openSocketIo(`http://127.0.0.1:${port + 1}`, tokens, (_index, text) => {
    if (text.startsWith('["newNotification"')) ourHeard.count()
  })
  try {
    const rates = await runRounds([fanOut('ws', bare, bareHeard), fanOut('ours', gateway, ourHeard)], protocol)
    return [rowOf({ flow: 'one notification to 1,000 sockets', rates, reference: 'bare ws', ours: 1, least: 0.6 })]
  } finally {
    bare.disconnect()
    gateway.disconnect()
  }
}

function receipts() {
  let heard = 0
  let all: () => void = () => undefined
  return {
    count: () => {
      heard += 1
      if (heard === people) all()
    },
    next: () => {
      heard = 0
      return new Promise<void>((done) => {
        all = done
      })
    },
  }
}

/** One after the other, with a rest in between that does not count. */
const fanOut = (name: string, child: ChildProcess, heard: ReturnType<typeof receipts>): Subject => ({
  name,
  run: async (ms) => {
    const until = performance.now() + ms
    let [took, times] = [0, 0]
    while (performance.now() < until) {
      const received = heard.next()
      const start = performance.now()
      child.send('go')
      await received
      took += performance.now() - start
      times += 1
      await new Promise((rested) => setTimeout(rested, 150))
    }
    return { perSecond: (times * people) / (took / 1000), wrong: [] }
  },
})
