import { report } from './console.mjs'
import { supervise } from './supervise.mjs'

/** The server with its supervisor, as `npm start` runs it once all is installed and built: what a container runs. */
supervise().catch((error) => {
  report(error)
  process.exitCode = 1
})
