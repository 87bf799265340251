import { useState } from 'react'
import type { ApplicantGroup } from './group-applicants.ts'

type ByHand = ReadonlyMap<string, boolean>
const untouched: ByHand = new Map()

/**
 * Which groups are open: all that hold somebody, or only the one that the address names (settlement 5). What is folded
 * or opened by hand stays so until the address names another.
 */
export function useFolds(named: string | undefined) {
  const [folds, setFolds] = useState({ named, byHand: untouched })
  const byHand = folds.named === named ? folds.byHand : untouched
  const isOpen = ({ id, applications }: ApplicantGroup): boolean =>
    byHand.get(id) ?? (named === undefined ? applications.length > 0 : id === named)
  const setOpen = (group: ApplicantGroup, open: boolean) => {
    if (isOpen(group) !== open) setFolds({ named, byHand: new Map(byHand).set(group.id, open) })
  }
  return { isOpen, setOpen }
}
