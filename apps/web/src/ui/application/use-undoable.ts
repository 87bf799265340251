import { useEffect, useState } from 'react'

const longestTimerMs = 2 ** 31 - 1

/** Whether a decision that students see from this ISO time on can be undone. Rerenders the caller when the time has come. */
export function useUndoable(tellAt: string | null): boolean {
  const [, setOver] = useState<string | null>(null)
  const left = tellAt === null ? 0 : Date.parse(tellAt) - Date.now()
  const isUndoable = left > 0
  useEffect(() => {
    if (!isUndoable || tellAt === null) return
    const timer = setTimeout(() => setOver(tellAt), Math.min(Date.parse(tellAt) - Date.now() + 1, longestTimerMs))
    return () => clearTimeout(timer)
  }, [tellAt, isUndoable])
  return isUndoable
}
