import { socketConnectTimeoutMs, socketReconnect } from '@fledge/contract/constants'
import type { ClientToServerEvents, ServerToClientEvents } from '@fledge/contract/live-events'
import type { Notification } from '@fledge/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { ownSettings } from '../account/account.ts'
import { refreshUser } from '../auth.ts'
import { completeNotification } from '../lenient/complete-notification.ts'
import { readSession } from '../session.ts'
import { type LiveState, setLiveState } from './live-state.ts'
import { find, type NotificationPages, withAllRead, withNew, without, withRead } from './notification-cache.ts'
import { notificationCounts, notificationPages, readKey } from './notifications.ts'

type Options = {
  queries: QueryClient
  token: string
  /** Called for each new notification once it is in the cached list. */
  onNew?: (news: Notification) => void
  /** Address of the server; by default the page's own. */
  url?: string
}

/** Opens the live connection of a session, whose events update the cache. Returns a function that closes it. */
export function openLive({ queries, token, onNew, url = window.location.origin }: Options): () => void {
  const socket: LiveSocket = io(url, {
    auth: { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    timeout: socketConnectTimeoutMs,
    reconnectionDelay: socketReconnect.delayMs,
    reconnectionDelayMax: socketReconnect.delayMaxMs,
    randomizationFactor: socketReconnect.jitter,
  })
  const unwatch = watchConnection(socket, {
    onConnect: (again) => {
      if (again) return void queries.invalidateQueries()
      // Events between the first responses and this connection were missed. What has failed says so, with a retry.
      for (const queryKey of [notificationPages.queryKey, ...ofApplications.map((name) => [name])])
        void queries.invalidateQueries({ queryKey, predicate: ({ state }) => state.status !== 'error' })
    },
  })
  listen(socket, queries, onNew)
  const unecho = echoReads(socket, queries)
  const fallback = setTimeout(() => preferPolling(socket), websocketWaitMs)
  return () => {
    clearTimeout(fallback)
    unwatch()
    unecho()
    socket.disconnect()
  }
}

/** The first parts of the keys of what an application's change may change. */
const ofApplications = ['applications', 'timeline', 'messages', 'interviews', 'applicant-notes']

/** A proxy may accept a WebSocket and never pass it on, which is no error that Socket.IO would notice. */
const websocketWaitMs = 6000

/** Connects by long polling first, unless it is connected. */
function preferPolling(socket: LiveSocket): void {
  if (socket.connected || !navigator.onLine) return
  socket.io.opts.transports = ['polling', 'websocket']
  socket.disconnect().connect()
}

function listen(socket: LiveSocket, queries: QueryClient, onNew: Options['onNew']) {
  socket.on('newNotification', (sent) => {
    const news = completeNotification(sent) as Notification
    change(queries, (list) => withNew(list, news))
    refetch(queries, touched[news.category])
    onNew?.(news)
  })
  socket.on('notificationRead', ({ notificationId }) =>
    change(queries, (list) => withRead(list, notificationId), notificationId),
  )
  socket.on('notificationDeleted', ({ notificationId }) =>
    change(queries, (list) => without(list, notificationId), notificationId),
  )
  socket.on('notificationsReadAll', () => {
    change(queries, withAllRead)
    // A notification that arrived at the same time may not be marked; the server knows.
    void queries.invalidateQueries({ queryKey: notificationPages.queryKey })
  })
  socket.on('resumeChanged', () => refetch(queries, ['resumes', 'reading', 'analysis', 'internships', 'saved']))
  socket.on('applicationChanged', () => refetch(queries, ofApplications))
  socket.on('applicationsChanged', () => refetch(queries, ofApplications))
  socket.on('accountChanged', () => {
    void refreshUser()
    refetch(queries, ['sessions', 'preferences', 'company-site', 'calendar-address'])
    // While settings are being changed here, the response may be older than the switches.
    if (queries.isMutating({ mutationKey: ownSettings.queryKey }) === 0) refetch(queries, ['settings'])
  })
  socket.on('error', ({ message }) => console.error('Live connection:', message))
}

/**
 * Updates the cached list. Refetches it when a fetch is in progress, whose response may be older than the change, or
 * when the notification is not in the loaded part, so that the counts are unknown.
 */
function change(queries: QueryClient, how: (list: NotificationPages) => NotificationPages, id?: string) {
  const { queryKey } = notificationPages
  const list = queries.getQueryData(queryKey)
  const unsure = !list || (id !== undefined && !find(list, id)) || queries.isFetching({ queryKey }) > 0
  if (list) queries.setQueryData(queryKey, how(list))
  void queries.invalidateQueries({ queryKey: unsure ? queryKey : notificationCounts.queryKey })
}

/** The first parts of query keys that a notification invalidates. */
const touched: Record<Notification['category'], string[]> = {
  other: [],
  application_submitted: ['applications'],
  application_status: ['applications', 'timeline'],
  application_received: ['applications', 'internships'],
  new_opportunity: ['internships'],
  new_opportunity_matched: ['internships', 'analysis'],
  internship_posted: ['internships'],
  internship_withdrawn: ['applications', 'internships'],
  interview_scheduled: ['applications', 'interviews'],
  internship_changed: ['applications', 'timeline', 'internships'],
  message_received: ['applications', 'messages'],
  reply_promise: ['applications', 'replies'],
  profile_viewed: ['profile-views'],
}

/** Invalidates these queries; active ones are refetched at once. */
function refetch(queries: QueryClient, names: readonly string[]) {
  for (const name of names) void queries.invalidateQueries({ queryKey: [name] })
}

/** The specification's echo: emits which notification was marked as read over HTTP. */
const echoReads = (socket: LiveSocket, queries: QueryClient) =>
  queries.getMutationCache().subscribe(({ type, mutation }) => {
    const { mutationKey } = mutation?.options ?? {}
    if (type !== 'updated' || mutationKey !== readKey || mutation.state.status !== 'success') return
    if (socket.connected) socket.emit('notificationRead', String(mutation.state.variables))
  })

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

/** Failed attempts until the page shows 'Offline'; it continues trying. */
const triesUntilOffline = 3

/** Keeps the live state, calls back on each connection (`again`: a later one) and reconnects. Returns its stop. */
function watchConnection(socket: LiveSocket, { onConnect }: { onConnect: (again: boolean) => void }): () => void {
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
