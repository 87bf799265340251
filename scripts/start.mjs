import { fileURLToPath } from 'node:url'
import { buildWebIfStale } from './build.mjs'
import { runAttached } from './child.mjs'
import { report } from './console.mjs'
import { installIfNeeded } from './install.mjs'
import { pinnedNode, root, runsOnPinnedNode } from './project.mjs'

/** `npm start`: everything from a fresh clone to a served product, doing only what is not done yet. */
try {
  process.chdir(root)
  await installIfNeeded()
  if (runsOnPinnedNode()) {
    await buildWebIfStale()
    await import('./serve.mjs')
  } else {
    // An older Node that the machine has: it waits while the pinned one does the rest.
    const { code } = await runAttached(pinnedNode() ?? process.execPath, [fileURLToPath(import.meta.url)])
    process.exitCode = code
  }
} catch (error) {
  report(error)
  process.exitCode = 1
}
