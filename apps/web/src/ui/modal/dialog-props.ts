import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Reading widths: a question, a form, a document. */
  width?: 'narrow' | 'medium' | 'wide'
  /** Holds a form: Escape, a click outside and the cross ask before they throw away what was typed in it. */
  isForm?: boolean
  /** Begins at its first field, as a form does; what is typed there is not worth that question. */
  beginsAtField?: boolean
  /** Called before `onClose` when what was typed is thrown away. */
  onDiscard?: () => void
  footer?: ReactNode
  children?: ReactNode
}

export type ConfirmProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What the act affects, in a sentence or two. */
  description: ReactNode
  action: string
  /** The way out. */
  cancel?: string
  busy?: boolean
}
