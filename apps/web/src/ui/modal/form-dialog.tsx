import { type FormEvent, useId } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { CloseButton } from './close-button.tsx'
import type { DialogProps } from './dialog-props.ts'

type FormDialogProps = Omit<DialogProps, 'footer'> & {
  /** The label of the button that submits. */
  action: string
  look?: 'primary' | 'danger'
  busy?: boolean
  /** Focuses the button that submits, so that Enter submits. */
  focusesAction?: boolean
  formClassName?: string
  onSubmit: (event: FormEvent) => unknown
}

/** An open dialog with a form, whose footer cancels or submits. Without a field, a destructive one focuses Cancel. */
export function FormDialog({ action, look = 'primary', busy = false, onSubmit, ...props }: FormDialogProps) {
  const { formClassName, focusesAction, children, ...dialog } = props
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(event)
  }
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <CloseButton data-initial-focus={look === 'danger' || undefined}>Cancel</CloseButton>
          <Button type="submit" form={id} look={look} busy={busy} data-initial-focus={focusesAction}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={formClassName}>
        {children}
      </form>
    </Dialog>
  )
}
