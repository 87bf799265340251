import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The arguments of Node with which `npm start` runs the server, and the folder to run it in. */
export const product = ['scripts/serve.mjs']
export const project = fileURLToPath(new URL('../..', import.meta.url))

/** Starts it in a process of its own that gets these variables of the environment and no others. */
export const spawnProduct = (env: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess =>
  spawn(process.execPath, product, { cwd: project, env, stdio })
