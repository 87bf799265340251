/** A step of the set-up that failed: what failed, and what whoever reads it can do. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} [advice]
   */
  constructor(message, advice = '') {
    super(message)
    this.name = 'Failure'
    this.advice = advice
  }
}

/**
 * Does one step and says so on a line of its own, with the time it took.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = Date.now()
  process.stdout.write(`${title}… `)
  let word = 'failed'
  try {
    const result = await work()
    word = 'done'
    return result
  } finally {
    process.stdout.write(`${word} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`)
  }
}

/** Why nothing seems to happen: another `npm start` or `npm test` of this clone does what we were about to do. */
export function tellWaiting() {
  console.log('Waiting for another start of Fledge in this folder, which does the same set-up…')
}

/**
 * Says what went wrong, in words where we have them.
 *
 * @param {unknown} error
 */
export function report(error) {
  if (!(error instanceof Failure)) return console.error(error)
  console.error(`\n${error.message}`)
  if (error.advice) console.error(`\n${error.advice}`)
}
