import './drizzle-as-commonjs.mjs'
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { inProject } from './project.mjs'

/** Runs the server in this process, which must be on the pinned Node. It stops on the signals that it listens to. */
export async function serve() {
  stopOnSignals()
  stopWithParent()
  collectAnswersYoung()
  enableCompileCache(inProject('node_modules', '.cache', 'compiled'))
  await inSmallSpaces(() => importOfServer('start.ts'))
  collectRarely()
  await importOfServer('main.ts')
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

/** Killed by -9, npm cannot pass anything on; started otherwise, our parent may go and we may stay. */
function stopWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 1000)
  look.unref()
}
