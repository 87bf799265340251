import type { Internship } from '@fledge/contract/internships'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../../api/session.ts'
import { loadDraft, saveDraft } from '../../../lib/drafts.ts'
import { internshipLabel } from '../../../lib/listing-name.ts'
import { toast } from '../../../ui/toast.tsx'

/** An internship that was chosen for the comparison, with its name for messages. */
export type Compared = { id: string; label: string }

/** Internships that fit next to each other. */
const comparedMax = 3

const none: readonly Compared[] = []
const listeners = new Set<() => void>()
/** What was read from the storage of this tab, by account, so that renders get the same list. */
const loaded = new Map<string, readonly Compared[]>()

const storageKey = (userId: string) => `compare:${userId}`

function read(userId: string | undefined): readonly Compared[] {
  if (userId === undefined) return none
  const known = loaded.get(userId) ?? loadDraft(storageKey(userId), [{ id: '', label: '' }]) ?? none
  loaded.set(userId, known)
  return known
}

function write(userId: string, list: readonly Compared[]) {
  loaded.set(userId, list)
  saveDraft(storageKey(userId), list)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The student's chosen internships, kept for the tab of the browser, and the ways to change them. */
export function useCompared() {
  const userId = useSession()?.user.id
  const list = useSyncExternalStore(subscribe, () => read(userId))
  const change = (next: readonly Compared[]) => userId !== undefined && write(userId, next)
  return {
    list,
    /** Adds or removes an internship; a toast says why a fourth is not added. */
    toggle: (internship: Internship) => {
      if (list.some(({ id }) => id === internship.id)) change(list.filter(({ id }) => id !== internship.id))
      else if (list.length < comparedMax) change([...list, { id: internship.id, label: internshipLabel(internship) }])
      else toast.info({ title: 'You can compare three internships at most', description: removeFirstText(list) })
    },
    remove: (removedId: string) => change(list.filter(({ id }) => id !== removedId)),
    clear: () => change(none),
  }
}

const removeFirstText = (list: readonly Compared[]): string =>
  `Remove one of these first: ${list.map(({ label }) => label).join('; ')}.`
