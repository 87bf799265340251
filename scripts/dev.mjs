import { fileURLToPath, pathToFileURL } from 'node:url'
import { runAttached } from './child.mjs'
import { report } from './console.mjs'
import { installIfNeeded } from './install.mjs'
import { inProject, pinnedNode, root, runsOnPinnedNode } from './project.mjs'

/** `npm run dev`: the server, restarted after every change, behind Vite's development server. */
try {
  process.chdir(root)
  await installIfNeeded()
  const { code } = runsOnPinnedNode()
    ? await develop()
    : await runAttached(pinnedNode() ?? process.execPath, [fileURLToPath(import.meta.url)])
  process.exitCode = code
} catch (error) {
  report(error)
  process.exitCode = 1
}

async function develop() {
  const web = await serveWeb()
  // Ends after a signal, which is passed on.
  const ended = await runAttached(process.execPath, [
    '--watch',
    '--watch-preserve-output',
    inProject('apps', 'server', 'src', 'main.ts'),
  ])
  await web.close()
  return ended
}

async function serveWeb() {
  const api = `http://127.0.0.1:${process.env['PORT'] || 3000}`
  /** @type {typeof import('vite')} */
  const vite = await import(pathToFileURL(inProject('node_modules', 'vite', 'dist', 'node', 'index.js')).href)
  const server = await vite.createServer({
    root: inProject('apps', 'web'),
    server: { proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  })
  // Vite's listener ends the process before the server has stopped.
  process.removeAllListeners('SIGTERM')
  await server.listen()
  server.printUrls()
  return server
}
