import { useEffect, useRef, useState } from 'react'

/** Whether a form stands in the place of a text. When it goes, the focus returns to the button that opened it. */
export function useEditing() {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) button.current?.focus()
    was.current = editing
  }, [editing])
  return { editing, button, edit: () => setEditing(true), close: () => setEditing(false) }
}
