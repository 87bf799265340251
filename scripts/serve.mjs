import './prefer-commonjs.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { report } from './console.mjs'
import { inProject } from './project.mjs'

/**
 * The server itself. `supervise.mjs` starts this program; `npm run dev` and measurements start it directly. It stops on
 * the signals that it listens to.
 */
async function serve() {
  stopOnSignals()
  stopWithParent()
  collectAnswersYoung()
  enableCompileCache(inProject('node_modules', '.cache', 'compiled'))
  await inSmallSpaces(() => importOfServer('start.ts'))
  collectRarely()
  letHelperGiveWay()
  await importOfServer('main.ts')
}

/**
 * The helper gets a third of the weight of the thread that answers (five steps of niceness). Measured on Node 24.21 at
 * 900 applications a second on one core, in the first 20 seconds under load, three runs each in turn: p99 71 to 131 ms
 * with four threads, 28 to 42 with this one; with four that give way, for which a collection of new objects has to
 * wait, 47 to 141. On Linux a priority belongs to a thread.
 */
function letHelperGiveWay() {
  if (process.platform !== 'linux' || !process.execArgv.includes('--v8-pool-size=1')) return
  for (const thread of readdirSync('/proc/self/task')) {
    const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8')
    if (name.startsWith('V8Worker')) setPriority(Number(thread), Math.min(getPriority() + 5, 19))
  }
}

/** @param {string} file */
const importOfServer = (file) => import(pathToFileURL(inProject('apps', 'server', 'src', file)).href)

/**
 * Loading 1,000 modules leaves much rubbish behind, for which V8 doubles the space of new objects again and again and
 * keeps it: measured on Node 24.21, 200 MB resident after loading with its usual growth, 140 MB without. The work that
 * follows finds the growth as it was.
 *
 * @param {() => Promise<unknown>} load
 */
async function inSmallSpaces(load) {
  setFlagsFromString('--semi-space-growth-factor=1')
  await load().finally(() => setFlagsFromString('--semi-space-growth-factor=2'))
}

/**
 * Where many objects of one kind outlived a collection, V8 makes the next ones of that kind old from the start. After
 * some seconds of much work it did so with answers, and an old one keeps its text, its request and all else that it
 * leads to from being collected, although nobody needs it any more: measured on Node 24.21 with 1,200 pages of students
 * a second, 56 MB a second became old and were collected every 1.5 seconds, p99 165 ms; now nothing does, p99 28 ms.
 */
function collectAnswersYoung() {
  setFlagsFromString('--no-allocation-site-pretenuring')
}

/**
 * V8 collects old objects again as soon as there is an eighth more of them than it last kept. Ours keeps 60 MB, so that
 * was every seventh second under load, for about 100 ms each time on one core with its four threads: more than one
 * request in a hundred waited for it. Doubled instead: measured on Node 24.21 with 3,500 pages a second, p99 90 ms with
 * its usual growth, 10 ms with this one.
 */
function collectRarely() {
  setFlagsFromString('--heap-growing-percent=100')
}

/**
 * One Ctrl-C arrives twice, from the terminal and from npm, and must not end the server while it stops. A later one is
 * meant: it ends the program at once. Before the server listens for signals there is nothing to stop yet.
 */
function stopOnSignals() {
  let firstAt = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      const isFirst = firstAt === 0
      firstAt ||= Date.now()
      const nobodyElse = isFirst && process.listenerCount(signal) === 1
      if (nobodyElse || Date.now() - firstAt > 1500) process.exit(1)
    })
  }
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
}

/**
 * A supervisor that is killed by -9 cannot pass anything on; its end of the pipe closes. `npm run dev` passes signals
 * on, and whatever else starts this program may go while the program stays.
 */
function stopWithParent() {
  if (process.env['FLEDGE_SUPERVISED'] === undefined) return
  const parent = new Socket({ fd: 3 })
  parent.on('error', () => undefined)
  parent.once('close', () => process.kill(process.pid, 'SIGTERM'))
  parent.resume().unref()
}

serve().catch((error) => {
  report(error)
  process.exitCode = 1
})
