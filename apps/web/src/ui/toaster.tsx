import { Toaster } from 'sonner'

/** The place where toasts appear, in the product's colours. */
export const SonnerToaster = () => (
  <Toaster
    position="bottom-right"
    theme="system"
    closeButton
    toastOptions={{
      classNames: {
        toast: '!bg-raised !text-ink !border-line !rounded-base !shadow-float !font-text',
        description: '!text-soft',
        error: '!border-danger',
        closeButton: '!bg-raised !text-ink !border-line',
      },
    }}
  />
)
