import { useEffect, useEffectEvent, useRef } from 'react'

/** Moves the focus with the selection from row to row, back on deselecting, and to a group in the address. */
export function useListFocus(selectedId: string | undefined, named: string | undefined): void {
  const last = useRef(selectedId)
  useEffect(() => {
    const left = last.current
    last.current = selectedId
    const row = document.getElementById(rowId(selectedId ?? left))
    if (selectedId === undefined) row?.focus()
    if (row) reveal(row)
    // The browser restores the scroll position on Back after this effect.
    if (selectedId === undefined) requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }))
    if (document.activeElement?.id === rowId(left)) row?.focus()
  }, [selectedId])

  const focusGroup = useEffectEvent(() => {
    if (selectedId === undefined) document.getElementById(`group-${named}`)?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new group in the address moves the focus
  useEffect(() => focusGroup(), [named])
}

/** Scrolls the list before the page, so that the page moves only if necessary. */
function reveal(row: HTMLElement) {
  const list = row.closest('[data-applicant-list]')
  const below = row.getBoundingClientRect().bottom - window.innerHeight
  if (list && below > 0) list.scrollTop += below
  row.scrollIntoView({ block: 'nearest' })
}

export const rowId = (id: string | undefined) => `applicant-${id}`
