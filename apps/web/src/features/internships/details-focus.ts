import type { KeyboardEvent } from 'react'

export const detailsPaneId = 'internship-details'

/** Moves from a card to the pane of details: the list has no end that Tab could reach. Small screens have no pane. */
export const focusDetails = () => document.getElementById(detailsPaneId)?.focus()

/** Escape returns from the pane to the card, except in a dialog that the pane opened. */
export function returnToCard({ key, currentTarget, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !currentTarget.contains(target as Node)) return
  document.querySelector<HTMLElement>('article button[aria-current]')?.focus()
}
