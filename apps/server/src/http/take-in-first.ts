import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** For how long connections go before requests, in milliseconds: an endless stream of them must not stop the answers. */
const longestMs = 20

/**
 * Answers requests at the end of the turn of the event loop they came in, and takes in all waiting connections before.
 * Node takes in one connection in each turn, however many the system has made for us: behind turns full of work they
 * would wait for seconds, or be dropped and asked for again after 1, 3, 7 and 15 seconds (`listen` keeps a few only).
 */
export function takeInFirst(server: Server, answer: RequestListener, withinMs = longestMs): RequestListener {
  let waiting: [IncomingMessage, ServerResponse][] = []
  let waitingSince = 0
  let hasConnected = false
  server.on('connection', () => {
    hasConnected = true
  })

  function answerAll() {
    if (hasConnected && performance.now() - waitingSince < withinMs) {
      hasConnected = false
      setImmediate(answerAll)
      return
    }
    const now = waiting
    waiting = []
    for (const [request, response] of now) answer(request, response)
  }

  return (request, response) => {
    if (waiting.length === 0) {
      waitingSince = performance.now()
      setImmediate(answerAll)
    }
    waiting.push([request, response])
  }
}
