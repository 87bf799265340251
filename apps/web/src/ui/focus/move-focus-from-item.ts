/** Moves the focus out of a list item before its removal: to the next, else the previous one, else the tab panel. */
export function moveFocusFromItem(item: Element | null | undefined): void {
  if (!item?.contains(document.activeElement)) return
  const neighbour = item.nextElementSibling ?? item.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('button, a') ?? item.closest<HTMLElement>('[role=tabpanel]')
  target?.focus()
}
