import type { ReactNode } from 'react'

export type DialogProps = {
  onClose: () => void
  title: string
  description?: ReactNode
  /** For a question, a form, or a document. */
  width?: 'narrow' | 'medium' | 'wide'
  /** Contains a form: closing asks for confirmation when there is unsaved input. */
  isForm?: boolean
  /** Focuses the first field, without the confirmation of `isForm`. */
  focusesField?: boolean
  /** Called before `onClose` when unsaved input is discarded. */
  onDiscard?: () => void
  footer?: ReactNode
  children?: ReactNode
}

export type ConfirmProps = {
  onClose: () => void
  onConfirm: () => void
  title: string
  /** The consequences, in one or two sentences. */
  description: ReactNode
  action: string
  /** The label of the button that changes nothing. */
  cancel?: string | undefined
  busy?: boolean | undefined
  /** Below the description. */
  children?: ReactNode
}
