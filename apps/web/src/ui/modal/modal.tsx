import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, useState } from 'react'
import { classes } from '../class-names.ts'
import { ConfirmFooter } from './confirm-footer.tsx'
import type { DialogProps } from './dialog-props.ts'
import './modal.css'

/** A bottom sheet on phones, centred on wider screens; a plain page in print and in very short windows. */
const sheet = classes(
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-5rem)] w-full flex-col rounded-t-base border border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-float',
  'md:inset-auto md:pb-0 md:top-1/2 md:left-1/2 md:max-h-[88dvh] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-base',
  'short:block short:overflow-y-auto',
  'print:static print:block print:max-h-none print:max-w-none print:translate-none print:border-0 print:shadow-none',
)
const body =
  'min-h-0 flex-1 scroll-pt-10 overflow-y-auto px-5 py-4 -outline-offset-2 short:overflow-visible print:overflow-visible print:px-0'
const widths = { narrow: 'md:max-w-md', medium: 'md:max-w-2xl', wide: 'md:max-w-6xl' }

/** An open dialog. Pages use `Dialog`, which loads this lazily. */
export function Modal(props: DialogProps) {
  const { title, description, width = 'medium', footer, children, focusesField = false, ...way } = props
  const focus = useDialogFocus(way.isForm || focusesField)
  const { leave, noteInput, confirmation } = useDiscardConfirmation(way)
  return (
    <Radix.Root open onOpenChange={leave}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.02_265/0.55)] print:hidden" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...focus}
          onInput={noteInput}
          onInteractOutside={(event) => isOnToast(event.target) && event.preventDefault()}
          className={classes(sheet, widths[width])}
        >
          <header
            className={classes(
              'flex items-start gap-4 px-5 py-4 print:px-0',
              children !== undefined && 'border-b border-line',
            )}
          >
            <div className="grid flex-1 gap-1">
              <Radix.Title className="text-20">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-14 text-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="-m-2 inline-grid size-10 place-items-center rounded-base text-soft hover:bg-sunken hover:text-ink print:hidden"
            >
              <X aria-hidden size={20} />
            </Radix.Close>
          </header>
          {children !== undefined && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
            <div tabIndex={0} className={body}>
              {children}
            </div>
          )}
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 print:hidden">
              {footer}
            </footer>
          )}
          {confirmation}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Toasts appear above the dialog; a click on one does not close the dialog. */
const isOnToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/**
 * Moves the focus into the dialog and back. A form focuses its first field, except on touch screens, where a virtual
 * keyboard would cover it. A confirmation focuses the safe action (ARIA Authoring Practices), other dialogs the close
 * button. Closing restores the focus to the opener, or to its card, panel or page if the opener no longer exists.
 */
function useDialogFocus(hasFieldFirst: boolean) {
  const opener = useRef<Element | null>(null)
  const around = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      // The opener may be a step of the dialog that this one replaces.
      const page = document.querySelectorAll<HTMLElement>('[role=tabpanel], main')
      around.current = [...listAncestors(opener.current, 'article, [role=tabpanel], main'), ...page]
      const target = findInitialFocus(event.currentTarget, hasFieldFirst)
      if (!target) return
      event.preventDefault()
      target.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (hasMoved(document.activeElement)) return
      if (opener.current instanceof HTMLElement) opener.current.focus()
      // Lists render without the deleted item shortly after the dialog closes.
      setTimeout(() => focusFirstConnected(around.current), renderMs)
    },
  }
}

const renderMs = 100

/** Whether the page moved the focus to an element of its own while the dialog closed. */
const hasMoved = (active: Element | null): boolean =>
  active !== null && active !== document.body && active.closest('[role=dialog]') === null

const fields = 'input:enabled, select:enabled, textarea:enabled'

function findInitialFocus(dialog: EventTarget | null, hasFieldFirst: boolean): HTMLElement | null {
  if (!(dialog instanceof Element)) return null
  const field = hasFieldFirst && matchMedia('(pointer: fine)').matches && dialog.querySelector<HTMLElement>(fields)
  return field || dialog.querySelector<HTMLElement>('[data-initial-focus]:enabled')
}

/** The matching ancestors, innermost first. */
function listAncestors(element: Element | null, like: string): HTMLElement[] {
  const next = element?.closest<HTMLElement>(like)
  return next ? [next, ...listAncestors(next.parentElement, like)] : []
}

/** Focuses the first element that is still in the page, if nothing else has the focus. Does not scroll. */
function focusFirstConnected(elements: readonly HTMLElement[]) {
  const target = elements.find((element) => element.isConnected)
  if (!target || target.ownerDocument.activeElement !== target.ownerDocument.body) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

type ClosingProps = Pick<DialogProps, 'isForm' | 'onClose' | 'onDiscard'>

/** Closes on Escape, a click outside or the close button; asks first when a form has unsaved input. */
function useDiscardConfirmation({ isForm = false, onClose, onDiscard }: ClosingProps) {
  const [hasInput, setHasInput] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const stay = () => setIsAsking(false)
  const discard = () => {
    onDiscard?.()
    onClose()
  }
  const confirmation = (
    <Modal
      title="Discard your changes?"
      description="They have not been saved."
      width="narrow"
      onClose={stay}
      footer={<ConfirmFooter action="Discard" cancel="Keep editing" onClose={stay} onConfirm={discard} busy={false} />}
    />
  )
  return {
    leave: () => (isForm && hasInput ? setIsAsking(true) : onClose()),
    noteInput: () => setHasInput(true),
    confirmation: isForm && isAsking ? confirmation : null,
  }
}
