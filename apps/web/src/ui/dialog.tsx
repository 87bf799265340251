import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { classes } from './class-names.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Reading widths: a question, a form, a document. */
  width?: 'narrow' | 'medium' | 'wide'
  footer?: ReactNode
  children?: ReactNode
}

const widths = { narrow: 'md:max-w-md', medium: 'md:max-w-2xl', wide: 'md:max-w-6xl' }

/** A dialog over the page; on small screens it fills the screen from below. Focus is trapped and given back. */
export function Dialog({ open, onClose, title, description, width = 'medium', footer, children }: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.02_265/0.55)]" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          // Radix gives the focus back to its own trigger only; ours are opened by any button.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className={classes(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col rounded-t-base border border-line bg-raised shadow-float md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[88dvh] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-base',
            widths[width],
          )}
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4">
            <div className="grid flex-1 gap-1">
              <Radix.Title className="text-20">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-14 text-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="-m-2 inline-grid size-10 place-items-center rounded-base text-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={20} />
            </Radix.Close>
          </header>
          {children !== undefined && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
            <div tabIndex={0} className="min-h-0 flex-1 scroll-pt-10 overflow-y-auto px-5 py-4 -outline-offset-2">
              {children}
            </div>
          )}
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ConfirmProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What the act affects, in a sentence or two. */
  description: ReactNode
  action: string
  busy?: boolean
}

/** Asks before something is destroyed. */
export function ConfirmDialog({ open, onClose, onConfirm, title, description, action, busy = false }: ConfirmProps) {
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
  return <Dialog open={open} onClose={onClose} title={title} description={description} width="narrow" footer={footer} />
}
