import type { Db } from './client.ts'

/**
 * Given what several callers asked, gives as many results in the same order. One statement of it may write, the last:
 * when the database refuses it nothing has happened, and each is tried alone.
 */
type Work<Asked, Result> = (db: Db, asked: readonly Asked[]) => Promise<readonly Result[]>
type One<Asked, Result> = {
  asked: Asked
  resolve: (result: Result | PromiseLike<Result>) => void
  reject: (error: unknown) => void
}

/** As many as are done together. A statement that says so with `limit` is planned for few rows. */
export const mostTogether = 16
/**
 * While one waits for the disk, another one works, if there are enough for a whole one or the first takes long. Two small
 * ones cost more than a larger one: begun at once, applying took 13.8 instead of 10.5 ms at half of its rate on one core.
 */
const atOnce = 2
const longMs = 20

/**
 * Does together what many ask for at the same moment, with few statements instead of as many. Who asks while others are
 * under way waits for the next, which begins after everybody asked whom it serves: nobody is told what was true before.
 * What the database refuses of several is tried once more for each alone, so that nobody fails for another.
 */
export function gather<Asked, Result>(work: Work<Asked, Result>): (db: Db, asked: Asked) => Promise<Result> {
  const asks = new WeakMap<Db, (asked: Asked) => Promise<Result>>()
  return (db, asked) => {
    const ask = asks.get(db) ?? gatherIn((several: readonly Asked[]) => work(db, several))
    asks.set(db, ask)
    return ask(asked)
  }
}

function gatherIn<Asked, Result>(work: (asked: readonly Asked[]) => Promise<readonly Result[]>) {
  const waiting: One<Asked, Result>[] = []
  let underWay = 0
  /** Of those the ones that have taken long. */
  let long = 0
  let isAboutToBegin = false

  const mayBegin = () => underWay === 0 || (underWay < atOnce && (waiting.length >= mostTogether || long > 0))

  /** At the end of this turn of the event loop: then everybody is here who came with it. */
  function beginSoon() {
    if (isAboutToBegin || waiting.length === 0 || !mayBegin()) return
    isAboutToBegin = true
    setImmediate(() => {
      isAboutToBegin = false
      begin()
      beginSoon()
    })
  }

  function begin() {
    let isLong = false
    underWay += 1
    const takesLong = setTimeout(() => {
      isLong = true
      long += 1
      beginSoon()
    }, longMs)
    void serveAll(waiting.splice(0, mostTogether)).finally(() => {
      clearTimeout(takesLong)
      if (isLong) long -= 1
      underWay -= 1
      beginSoon()
    })
  }

  async function serveAll(all: readonly One<Asked, Result>[]) {
    try {
      const results = await work(all.map(({ asked }) => asked))
      for (const [index, { resolve }] of all.entries()) resolve(results[index]!)
    } catch (error) {
      if (all.length > 1 && wasRefused(error)) for (const one of all) one.resolve(serveAlone(one.asked))
      else for (const { reject } of all) reject(error)
    }
  }

  const serveAlone = async (asked: Asked) => (await work([asked]))[0]!

  return (asked: Asked) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      beginSoon()
    })
}

/** Whether the database said no: then nothing has happened. Of a connection that broke nobody knows. */
function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('severity' in error && error.severity === 'ERROR') || wasRefused(error.cause)
}
