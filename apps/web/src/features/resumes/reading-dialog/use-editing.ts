import { useEffect, useRef, useState } from 'react'

/** Whether a form replaces a text. When it closes, the focus returns to the button that opened it. */
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
