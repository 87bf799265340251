import type { Application } from '@fledge/contract/applications'
import { isHeld } from '@fledge/core/applications/lifecycle'
import { useRef } from 'react'

type UndoProps = {
  order: readonly Application[]
  selected: Application | null
  onUndo: (application: Application) => void
  onShow: (id: string) => void
}

/** Takes back the held decision in view; where there is none, the last one that was made here, and shows whom it is about. */
export function useUndo({ order, selected, onUndo, onShow }: UndoProps) {
  const last = useRef<string | null>(null)
  const undo = () => {
    const wanted = selected && isHeld(selected) ? selected.id : last.current
    const held = order.find((one) => one.id === wanted && isHeld(one))
    if (!held) return
    last.current = null
    onUndo(held)
    if (held.id !== selected?.id) onShow(held.id)
  }
  const remember = ({ id }: Application) => {
    last.current = id
  }
  return { undo, remember }
}
