/**
 * Moves the focus out of a list item that goes away: to the item after it, else to the one before it, else to the tab
 * around the list. Does nothing while the focus is elsewhere.
 */
export function moveFocusFromItem(item: Element | null | undefined): void {
  if (!item?.contains(document.activeElement)) return
  const heir = item.nextElementSibling ?? item.previousElementSibling
  const target = heir?.querySelector<HTMLElement>('button, a') ?? item.closest<HTMLElement>('[role=tabpanel]')
  target?.focus()
}
