import { setTimeout as sleep } from 'node:timers/promises'
import type { Notification } from '@fledge/contract/notifications'
import { io, type Socket } from 'socket.io-client'
import type { Person } from '../crash/people.ts'
import { ask, type World } from './world.ts'

/** One's notifications as a page keeps them: changed by what the socket says, fetched anew at each connection. */
export type Tab = {
  socket: Socket
  notes: Map<string, Notification>
  heardTwice: number
  fetched: number
  unread: () => number
  close: () => void
}

export async function openTab(world: World, person: Person): Promise<Tab> {
  const socket = io(world.address, {
    auth: { token: person.token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  })
  const tab: Tab = {
    socket,
    notes: new Map(),
    heardTwice: 0,
    fetched: 0,
    unread: () => [...tab.notes.values()].filter(({ isRead }) => !isRead).length,
    close: () => socket.disconnect(),
  }
  socket.on('connect', () => void refresh(world, person, tab))
  socket.on('newNotification', (note: Notification) => {
    if (tab.notes.has(note.id)) tab.heardTwice += 1
    else tab.notes.set(note.id, note)
  })
  socket.on('notificationRead', ({ notificationId }: { notificationId: string }) => mark(tab, notificationId))
  socket.on('notificationDeleted', ({ notificationId }: { notificationId: string }) => tab.notes.delete(notificationId))
  // What arrived at the same moment may be among those marked or not: only the server knows.
  socket.on('notificationsReadAll', () => void refresh(world, person, tab))
  await new Promise((done) => socket.once('connected', done))
  return tab
}

function mark({ notes }: Tab, id: string): void {
  const note = notes.get(id)
  if (note) notes.set(id, { ...note, isRead: true })
}

/** How often a refresh was asked for since the one that is under way began. */
const wanted = new WeakMap<Tab, number>()

/**
 * All pages of the list, one refresh of a page at a time. What was heard meanwhile is newer than the answer, and whoever
 * asks meanwhile wants what is there then: the list is fetched again.
 */
async function refresh(world: World, person: Person, tab: Tab): Promise<void> {
  const asked = (wanted.get(tab) ?? 0) + 1
  wanted.set(tab, asked)
  if (asked > 1) return
  for (;;) {
    const [heard, before] = [countHeard(tab.socket), wanted.get(tab)]
    const all = await listAll(world, person)
    await sleep(0)
    if (countHeard(tab.socket) !== heard || wanted.get(tab) !== before) continue
    wanted.set(tab, 0)
    tab.fetched += all.filter(({ id }) => !tab.notes.has(id)).length
    tab.notes = new Map(all.map((note) => [note.id, note]))
    return
  }
}

const heardBy = new WeakMap<Socket, number>()

function countHeard(socket: Socket): number {
  if (!heardBy.has(socket)) socket.onAny(() => heardBy.set(socket, (heardBy.get(socket) ?? 0) + 1))
  if (!heardBy.has(socket)) heardBy.set(socket, 0)
  return heardBy.get(socket) ?? 0
}

/** The whole list, newest first. */
export async function listAll(world: World, person: Person): Promise<Notification[]> {
  const all: Notification[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await ask(world, person, 'GET', `/notifications?limit=100${query}`)
    all.push(...(body['notifications'] as Notification[]))
    cursor = body['nextCursor'] as string | null
  }
  return all
}
