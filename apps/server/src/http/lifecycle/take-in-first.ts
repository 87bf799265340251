import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** So many connections go before requests, and requests before connections for so many milliseconds: neither stops the other. */
const mostConnections = 256
const longestMs = 20

type Asked = [IncomingMessage, ServerResponse]

/**
 * Answers requests at the end of the turn of the event loop they came in, and takes in all waiting connections before.
 * Node takes in one connection in each turn, however many the system has made for us: behind turns full of work they
 * would wait for seconds, or be dropped and asked for again after 1, 3, 7 and 15 seconds (`listen` keeps a few only).
 * Many requests are answered in several turns, with connections between them.
 */
export function takeInFirst(server: Server, answer: RequestListener): RequestListener {
  let waiting: Asked[] = []
  let connected = 0
  let seen = 0
  server.on('connection', () => {
    connected += 1
  })

  function takeTurn() {
    const hasMore = connected > seen && connected < mostConnections
    seen = connected
    if (!hasMore) {
      waiting = waiting.slice(answerSome(waiting))
      connected = seen = 0
    }
    if (waiting.length > 0) setImmediate(takeTurn)
  }

  /** Answers from the front, for as long as a turn may be; gives how many. */
  function answerSome(asked: readonly Asked[]): number {
    const start = performance.now()
    let answered = 0
    for (const [request, response] of asked) {
      answer(request, response)
      answered += 1
      if (performance.now() - start > longestMs) break
    }
    return answered
  }

  return (request, response) => {
    if (waiting.length === 0) {
      connected = Math.min(connected, 1)
      setImmediate(takeTurn)
    }
    waiting.push([request, response])
  }
}
