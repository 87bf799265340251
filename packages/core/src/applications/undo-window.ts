import { dayMs } from '../time/units.ts'

/** Seconds for which a company can undo what it decided, as its settings offer them: none, 10 s, 10 min, 2 h, 24 h. */
export const undoChoices = [0, 10, 600, 7200, 86_400] as const
export type UndoSeconds = (typeof undoChoices)[number]

/** The longest time, in seconds, for which a decision is held. */
export const tellInMax = 86_400

/** A shortlist of many, which no student sees, can be undone for a day. */
export const shortlistUndoMs = dayMs

export type DecisionSize = 'single' | 'bulk'

const defaultUndo: Record<DecisionSize, UndoSeconds> = { single: 10, bulk: 600 }

/** The `tellIn` of a decision made on a page. `setting` is null for a company that did not choose. */
export const undoSeconds = (setting: UndoSeconds | null, size: DecisionSize): UndoSeconds =>
  setting ?? defaultUndo[size]

/** When a decision is released, or null for at once. `tellIn` is in seconds. */
export const tellTime = (now: Date, tellIn = 0): string | null =>
  tellIn === 0 ? null : new Date(now.getTime() + tellIn * 1000).toISOString()
