import { enableCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { isMainThread, Worker } from 'node:worker_threads'
import { inProject } from './project.mjs'

/** Milliseconds. The server stops by itself within 9.5 s; after 10 s its event loop is blocked. */
const stopTimeout = 10_000
/** Milliseconds. npm repeats the terminal's Ctrl-C at once; a later one comes from a person. */
const repeatWindow = 1500
const parentCheckInterval = 1000

/**
 * Runs the server in a worker thread, so that this thread can stop it while its event loop is blocked. The limit on new
 * objects (megabytes) keeps what loading the modules leaves behind from staying allocated.
 */
function serve() {
  const server = new Worker(new URL(import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 32 } })
  server.once('error', (error) => {
    console.error(error)
    process.exit(1)
  })
  server.once('exit', (code) => process.exit(code))

  let stoppingSince = 0
  function stop() {
    if (stoppingSince === 0) {
      stoppingSince = Date.now()
      server.postMessage('stop')
      setTimeout(killProcess, stopTimeout)
    } else if (Date.now() - stoppingSince > repeatWindow) server.postMessage('exit')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  stopWithNpm(stop)
}

function killProcess() {
  console.error('The server did not stop within 10 seconds and is ended now.')
  process.kill(process.pid, 'SIGKILL')
}

/**
 * npm cannot pass on SIGKILL.
 *
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    stop()
  }, parentCheckInterval)
}

/**
 * For each of the 500 imports between Drizzle's files, Node parses all exports of its package.json, 130 kB, which takes a
 * fifth of the start. Relative imports do not depend on them.
 */
function resolveWithinDrizzle() {
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL
      const isWithin = specifier.startsWith('.') && parent?.includes('/node_modules/drizzle-orm/')
      return isWithin
        ? { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
        : next(specifier, context)
    },
  })
}

if (isMainThread) serve()
else {
  resolveWithinDrizzle()
  enableCompileCache(inProject('node_modules', '.cache', 'compiled'))
  await import(pathToFileURL(inProject('apps', 'server', 'src', 'main.ts')).href)
}
