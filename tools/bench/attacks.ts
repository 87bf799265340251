import { openFolder } from './crash/folder.ts'
import { callerOf } from './fuzz/caller.ts'
import { startServer } from './fuzz/server.ts'
import { quantile } from './statistics.ts'

/**
 * `npm run bench:attacks`: 200 sign-ins at once. Each costs 19 MiB and a core, and others must still be served. Needs a
 * machine without other work.
 */
const { folder, remove } = await openFolder('attacks', null)
const settings = { LOGIN_FAILURES: '100000', LOGIN_FAILURES_OF_ADDRESS: '100000' }
const server = await startServer({ folder, port: 4320, settings })
try {
  const call = callerOf(server.address)
  const list = async () => (await call('GET', '/internship?limit=20')).ms
  const login = (n: number) => call('POST', '/auth/login', { body: { email: `a${n}@rao.test`, password: 'not this' } })
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
  const refused = (await flood).filter(({ status }) => status !== 401).length
  const ratio = quantile(during, 0.99) / quantile(idle, 0.99)
  const megabytes = Math.round(peak - before)
  const errors = server.errors().length
  console.log(`p99 of GET /internship: ${ratio.toFixed(1)} times idle (at most 5)`)
  console.log(`memory: +${megabytes} MB (at most 150)`)
  console.log(`sign-ins answered: ${200 - refused} of 200; errors in the log: ${errors}`)
  if (ratio >= 5 || megabytes >= 150 || refused > 0 || errors > 0 || !server.isAlive()) process.exitCode = 1
} finally {
  await server.stop()
  await remove()
}
