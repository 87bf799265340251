import { socketReconnect } from '@fledge/contract/constants'
import type { ClientToServerEvents, ServerToClientEvents } from '@fledge/contract/live-events'
import type { Socket } from 'socket.io-client'
import { refreshUser } from '../auth.ts'
import { readSession } from '../session.ts'
import { type LiveState, setLiveState } from './live-state.ts'

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

/** Failed attempts until the page shows 'Offline'; it continues trying. */
const triesUntilOffline = 3

/** Keeps the live state, calls back on each connection (`again`: a later one) and reconnects. Returns its stop. */
export function watchConnection(
  socket: LiveSocket,
  { onConnect }: { onConnect: (again: boolean) => void },
): () => void {
  let connections = 0
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  socket.on('connect', () => {
    failures = 0
    setLiveState('live')
    onConnect(connections++ > 0)
  })
  socket.on('disconnect', () => {
    setLiveState(stateAfter(failures))
    if (!socket.active) void recheck()
  })
  socket.on('connect_error', () => {
    setLiveState(stateAfter(++failures))
    if (!socket.active) void recheck()
  })

  /** The server refused or ended the connection: either the session has ended, or a retry may succeed. */
  async function recheck() {
    const token = readSession()?.token
    await refreshUser()
    if (token === undefined || readSession()?.token !== token || stopped.signal.aborted) return
    retry = setTimeout(() => socket.connect(), socketReconnect.delayMaxMs)
  }

  const stopped = new AbortController()
  const onNetwork = () => setLiveState(socket.connected && navigator.onLine ? 'live' : stateAfter(failures))
  window.addEventListener('online', onNetwork, { signal: stopped.signal })
  window.addEventListener('offline', onNetwork, { signal: stopped.signal })
  return () => {
    stopped.abort()
    clearTimeout(retry)
    setLiveState('reconnecting')
  }
}

const stateAfter = (failures: number): LiveState =>
  navigator.onLine && failures < triesUntilOffline ? 'reconnecting' : 'offline'
