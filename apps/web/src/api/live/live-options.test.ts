import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'

const io = vi.fn((_url: string, _options: object) => ({ on: () => undefined, disconnect: () => undefined }))
vi.doMock('socket.io-client', () => ({ io }))
vi.resetModules()
const { openLive } = await import('./live-socket.ts')
afterAll(() => {
  vi.doUnmock('socket.io-client')
  vi.resetModules()
})

test('opens the socket as specified: own host, token, websocket first, 20 s, 1 to 5 s, jitter', () => {
  openLive({ queries: new QueryClient(), token: 'secret' })()
  const [url, options] = io.mock.lastCall!
  expect(url).toBe(window.location.origin)
  expect(options).toMatchObject({
    auth: { token: 'secret' },
    transports: ['websocket', 'polling'],
    timeout: 20_000,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
  })
})
