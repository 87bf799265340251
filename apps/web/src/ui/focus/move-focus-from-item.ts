/**
 * Moves the focus out of a list item that is about to be removed: to the next item, else the previous one, else the tab
 * panel. Does nothing if the focus is elsewhere.
 */
export function moveFocusFromItem(item: Element | null | undefined): void {
  if (!item?.contains(document.activeElement)) return
  const neighbour = item.nextElementSibling ?? item.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('button, a') ?? item.closest<HTMLElement>('[role=tabpanel]')
  target?.focus()
}
