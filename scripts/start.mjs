import { fileURLToPath } from 'node:url'
import { buildWebIfStale } from './build.mjs'
import { runAttached } from './child.mjs'
import { report } from './console.mjs'
import { installIfNeeded } from './install.mjs'
import { pinnedNode, root, runsOnPinnedNode } from './project.mjs'

/** `npm start`: installs packages, builds the web app and runs the server; skips finished steps. */
try {
  process.chdir(root)
  await installIfNeeded()
  if (runsOnPinnedNode()) {
    await buildWebIfStale()
    await import('./serve.mjs')
  } else {
    // The system's Node is older than the pinned one.
    const { code } = await runAttached(pinnedNode() ?? process.execPath, [fileURLToPath(import.meta.url)])
    process.exitCode = code
  }
} catch (error) {
  report(error)
  process.exitCode = 1
}
