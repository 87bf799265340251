import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, useState } from 'react'
import { classes } from '../class-names.ts'
import { ConfirmFooter } from './confirm-footer.tsx'
import type { DialogProps } from './dialog-props.ts'

/** A sheet at the bottom of a phone, in the middle of wider screens; on paper, and where there is little height, a page. */
const sheet = classes(
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col rounded-t-base border border-line bg-raised shadow-float',
  'md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[88dvh] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-base',
  'short:block short:overflow-y-auto',
  'print:static print:block print:max-h-none print:max-w-none print:translate-none print:border-0 print:shadow-none',
)
const body =
  'min-h-0 flex-1 scroll-pt-10 overflow-y-auto px-5 py-4 -outline-offset-2 short:overflow-visible print:overflow-visible print:px-0'
const widths = { narrow: 'md:max-w-md', medium: 'md:max-w-2xl', wide: 'md:max-w-6xl' }

/** An open dialog. Pages use `Dialog`, which fetches this. */
export function Modal(props: Omit<DialogProps, 'open'>) {
  const { title, description, width = 'medium', footer, children, beginsAtField = false, ...way } = props
  const focus = useFocusThereAndBack(way.isForm || beginsAtField)
  const { leave, noteTyping, question } = useQuestionBeforeLeaving(way)
  return (
    <Radix.Root open onOpenChange={leave}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.02_265/0.55)] print:hidden" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...focus}
          onInput={noteTyping}
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
          {question}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A toast stands above the dialog: a click on it is no click outside. */
const isOnToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/**
 * A form is opened to be filled in: the focus goes to its first field, but where that would raise a keyboard of glass
 * over the form. What asks before something is destroyed begins at the act that destroys nothing, as the ARIA Authoring
 * Practices advise; all else at the cross. Radix gives the focus back to its own trigger only; ours are opened by any
 * button. Where that is gone with what the dialog deleted or withdrew, the focus goes to the card, panel or page that
 * it stood in.
 */
function useFocusThereAndBack(hasFieldFirst: boolean) {
  const opener = useRef<Element | null>(null)
  const around = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      around.current = ancestorsOf(opener.current, 'article, [role=tabpanel], main')
      const beginning = beginningOf(event.currentTarget, hasFieldFirst)
      if (!beginning) return
      event.preventDefault()
      beginning.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
      // A list is drawn without what was deleted a moment after the dialog has closed.
      setTimeout(() => focusOnFirst(around.current), drawnMs)
    },
  }
}

const drawnMs = 100

const fields = 'input:enabled, select:enabled, textarea:enabled'

function beginningOf(dialog: EventTarget | null, hasFieldFirst: boolean): HTMLElement | null {
  if (!(dialog instanceof Element)) return null
  const field = hasFieldFirst && matchMedia('(pointer: fine)').matches && dialog.querySelector<HTMLElement>(fields)
  return field || dialog.querySelector<HTMLElement>('[data-way-out]')
}

/** From the inside out. */
function ancestorsOf(element: Element | null, like: string): HTMLElement[] {
  const next = element?.closest<HTMLElement>(like)
  return next ? [next, ...ancestorsOf(next.parentElement, like)] : []
}

/** On the first of them that is still there, if the focus is nowhere; the page stays where it was scrolled to. */
function focusOnFirst(elements: readonly HTMLElement[]) {
  const standing = elements.find((element) => element.isConnected)
  if (!standing || standing.ownerDocument.activeElement !== standing.ownerDocument.body) return
  if (!standing.hasAttribute('tabindex')) standing.tabIndex = -1
  standing.focus({ preventScroll: true })
}

type Way = Pick<DialogProps, 'isForm' | 'onClose' | 'onDiscard'>

/** The way out by Escape, a click outside or the cross; where something was typed into a form, it asks first. */
function useQuestionBeforeLeaving({ isForm = false, onClose, onDiscard }: Way) {
  const [holdsTyping, setHoldsTyping] = useState(false)
  const [asks, setAsks] = useState(false)
  const stay = () => setAsks(false)
  const discard = () => {
    onDiscard?.()
    onClose()
  }
  const question = (
    <Modal
      title="Discard your changes?"
      description="They have not been saved."
      width="narrow"
      onClose={stay}
      footer={<ConfirmFooter action="Discard" cancel="Keep editing" onClose={stay} onConfirm={discard} busy={false} />}
    />
  )
  return {
    leave: () => (isForm && holdsTyping ? setAsks(true) : onClose()),
    noteTyping: () => setHoldsTyping(true),
    question: isForm && asks ? question : null,
  }
}
