import { report } from './console.mjs'
import { serve } from './serve.mjs'

/** What `npm run dev` starts again at every change. */
serve().catch((error) => {
  report(error)
  process.exitCode = 1
})
