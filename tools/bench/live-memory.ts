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
    // Twice: what the first one finalizes goes with the second.
    await ask(socket, 'HeapProfiler.collectGarbage')
    await ask(socket, 'HeapProfiler.collectGarbage')
    const { usedSize = 0, backingStorageSize = 0 } = await ask(socket, 'Runtime.getHeapUsage')
    return (usedSize + backingStorageSize) / 1e6
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

/** One question at a time. */
function ask(socket: WebSocket, method: string): Promise<Record<string, number>> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data)).result ?? {}), { once: true })
    socket.send(JSON.stringify({ id: 1, method }))
  })
}
