import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { busy } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: it costs nothing, or waits in a queue of its own that has an end. */
    isAlwaysTaken?: boolean
  }
}

type Limits = { most: number; now?: () => number }

const second = 1000

/**
 * Refuses requests under /api while more are under way than can be answered soon, so that those that were taken are
 * answered in time, and memory stays flat, however many come. A burst of `most` is taken. What then stands for longer
 * than a second may not be more than what one second answers: by Little's law the next one would wait longer than that.
 * Up to two fifths of `most` is always taken, because few slow requests are no flood.
 */
export const refuseWhenFull = fp(async (app: FastifyInstance, { most, now = () => performance.now() }: Limits) => {
  const load = createLoad(most, now)
  const taken = new WeakSet<object>()

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/') || request.routeOptions.config.isAlwaysTaken) return
    if (load.isFull()) throw busy()
    taken.add(request)
    load.begin()
  })
  // The work is done then, and also when the caller went away in the middle of it.
  app.addHook('onSend', async (request) => {
    if (taken.delete(request)) load.end()
  })
})

/** Counts what is under way and what was answered in the last second. */
function createLoad(most: number, now: () => number) {
  const always = most * 0.4
  let underWay = 0
  let crowdedSince = Number.POSITIVE_INFINITY
  let answered = { from: now(), count: 0, before: 0 }

  function turnSecond() {
    const passed = now() - answered.from
    if (passed < second) return
    const before = passed < 2 * second ? answered.count : 0
    answered = { from: now(), count: 0, before }
  }

  return {
    isFull() {
      turnSecond()
      if (underWay >= most) return true
      const stands = now() - crowdedSince > second
      return stands && underWay > Math.max(always, answered.before, answered.count)
    },
    begin() {
      underWay += 1
      if (underWay > always) crowdedSince = Math.min(crowdedSince, now())
    },
    end() {
      turnSecond()
      underWay -= 1
      answered.count += 1
      if (underWay <= always) crowdedSince = Number.POSITIVE_INFINITY
    },
  }
}
