import { once } from 'node:events'
import { WebSocket } from 'ws'

type OnMessage = (index: number, text: string) => void

/** Opens connections that answer what Socket.IO's protocol asks (v5 over engine.io v4), one for each token. */
export function openSocketIo(address: string, tokens: readonly string[], onMessage: OnMessage): Promise<WebSocket[]> {
  const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  return inFifties(tokens, async (token, index) => {
    const socket = new WebSocket(url)
    const admitted = new Promise<void>((done, fail) => {
      socket.on('error', fail)
      socket.on('message', (data) => {
        const text = String(data)
        if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`)
        if (text === '2') socket.send('3')
        if (text.startsWith('40')) done()
        if (text.startsWith('44')) fail(new Error(text))
        if (text.startsWith('42')) onMessage(index, text.slice(2))
      })
    })
    await admitted
    return socket
  })
}

/** Opens bare connections. */
export function openBare(url: string, count: number, onMessage: OnMessage): Promise<WebSocket[]> {
  return inFifties(Array.from({ length: count }), async (_none, index) => {
    const socket = new WebSocket(url)
    await once(socket, 'open')
    socket.on('message', (data) => onMessage(index, String(data)))
    return socket
  })
}

/** Fifty at a time: nobody's pages all open in the same instant. */
async function inFifties<T, R>(list: readonly T[], work: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const all: R[] = []
  for (let from = 0; from < list.length; from += 50) {
    all.push(...(await Promise.all(list.slice(from, from + 50).map((one, k) => work(one, from + k)))))
  }
  return all
}
