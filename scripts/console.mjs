/** A failed step of the set-up, with advice for the user. */
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
 * Runs one step and prints its title, result and duration.
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

/** For the time in which another `npm start` or `npm test` of this clone has the lock. */
export function printWaiting() {
  console.log('Waiting for another start of Fledge in this folder, which runs the same set-up…')
}

/**
 * Prints an error: message and advice of a Failure, others with their stack.
 *
 * @param {unknown} error
 */
export function report(error) {
  if (!(error instanceof Failure)) return console.error(error)
  console.error(`\n${error.message}`)
  if (error.advice) console.error(`\n${error.advice}`)
}
