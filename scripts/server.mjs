import { report } from './console.mjs'
import { serve } from './serve.mjs'

/**
 * The server alone, as `npm start` runs it once all is installed and built: what a container runs, what `npm run dev`
 * starts again at every change, and what is measured.
 */
serve().catch((error) => {
  report(error)
  process.exitCode = 1
})
