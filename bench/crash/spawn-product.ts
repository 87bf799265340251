import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))
const serve = `import('./scripts/serve.mjs').then(({ serve }) => serve())`

/**
 * Starts the server as `npm start` does, with its settings of V8, in a process of its own that gets these variables of
 * the environment and no others.
 */
export const spawnProduct = (env: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess =>
  spawn(process.execPath, ['-e', serve], { cwd: project, env, stdio })
