import { useEffect, useRef } from 'react'

/**
 * Keeps the list beside what is chosen: the chosen row is in view, focus that is on another row goes with it, going
 * back from an applicant leads to their row, and a group that the address names gets the focus.
 */
export function useFollowing(selectedId: string | undefined, named: string | undefined): void {
  const last = useRef(selectedId)
  useEffect(() => {
    const left = last.current
    last.current = selectedId
    const row = rowOf(selectedId ?? left)
    if (selectedId === undefined) row?.focus()
    if (row) reveal(row)
    // The browser's way back puts the page where it was, after this: once more when it has.
    if (selectedId === undefined) requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }))
    if (document.activeElement?.id === rowId(left)) row?.focus()
  }, [selectedId])

  const nobodyChosen = useRef(true)
  nobodyChosen.current = selectedId === undefined
  useEffect(() => {
    if (named !== undefined && nobodyChosen.current) document.getElementById(`group-${named}`)?.focus()
  }, [named])
}

/** Brings a row into view. A list that scrolls by itself does so first, so that the page moves only if it has to. */
function reveal(row: HTMLElement) {
  const list = row.closest('[data-applicant-list]')
  const below = row.getBoundingClientRect().bottom - window.innerHeight
  if (list && below > 0) list.scrollTop += below
  row.scrollIntoView({ block: 'nearest' })
}

export const rowId = (id: string | undefined) => `applicant-${id}`
const rowOf = (id: string | undefined) => document.getElementById(rowId(id))
