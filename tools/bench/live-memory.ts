import { setTimeout as sleep } from 'node:timers/promises'

/** Where a program listens for its inspector once it is asked to: give it to the program as `NODE_OPTIONS`. */
export const inspectable = (port: number): string =>
  // Whoever asks finds the inspector's address over HTTP; the program need not print it each time.
  `--inspect-port=127.0.0.1:${port} --inspect-publish-uid=http`

/**
 * Collects the garbage of another Node program and gives the megabytes of what is left: objects and buffers. What is
 * resident says less, because V8 collects late while there is room.
 */
export async function liveMemory(pid: number, port: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressAt(port))
  await new Promise((open, fail) => {
    socket.addEventListener('open', open, { once: true })
    socket.addEventListener('error', () => fail(new Error('The inspector did not answer.')), { once: true })
  })
  try {
    let used = 0
    // The main thread, and every worker thread: the server runs in one.
    for (const session of [null, ...(await workersOf(socket))]) {
      // Twice: what the first one finalizes goes with the second.
      await ask(socket, session, 'HeapProfiler.collectGarbage')
      await ask(socket, session, 'HeapProfiler.collectGarbage')
      const { usedSize = 0, backingStorageSize = 0 } = await ask(socket, session, 'Runtime.getHeapUsage')
      used += usedSize + backingStorageSize
    }
    return used / 1e6
  } finally {
    socket.close()
  }
}

async function addressAt(port: number): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const reply = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null)
    if (reply?.ok) return ((await reply.json()) as { webSocketDebuggerUrl: string }[])[0]!.webSocketDebuggerUrl
    await sleep(100)
  }
  throw new Error('The program opened no inspector.')
}

type Message = { id?: number; method?: string; params?: Record<string, string>; result?: Record<string, number> }

/** The session of each worker thread, which the inspector lists when it is asked to attach to them. */
async function workersOf(socket: WebSocket): Promise<string[]> {
  const sessions: string[] = []
  const stop = listen(socket, ({ method, params }) => {
    if (method === 'NodeWorker.attachedToWorker') sessions.push(params!['sessionId']!)
  })
  await ask(socket, null, 'NodeWorker.enable', { waitForDebuggerOnStart: false })
  await sleep(200)
  stop()
  return sessions
}

/** Asks the main thread, or the worker thread of a session. One question at a time. */
function ask(socket: WebSocket, session: string | null, method: string, params = {}): Promise<Record<string, number>> {
  return new Promise((resolve) => {
    const stop = listen(socket, (message) => {
      const isOfWorker = message.method === 'NodeWorker.receivedMessageFromWorker'
      if (isOfWorker && message.params?.['sessionId'] !== session) return
      const answer: Message = isOfWorker ? JSON.parse(message.params!['message']!) : message
      if (isOfWorker === (session === null) || answer.id !== 1) return
      stop()
      resolve(answer.result ?? {})
    })
    const question = JSON.stringify({ id: 1, method, params })
    if (session === null) return socket.send(question)
    const passedOn = { sessionId: session, message: question }
    socket.send(JSON.stringify({ id: 2, method: 'NodeWorker.sendMessageToWorker', params: passedOn }))
  })
}

function listen(socket: WebSocket, hear: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => hear(JSON.parse(String(data)))
  socket.addEventListener('message', onMessage)
  return () => socket.removeEventListener('message', onMessage)
}
