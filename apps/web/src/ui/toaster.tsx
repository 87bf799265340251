import { Toaster } from 'sonner'

/** The place where toasts appear, in the product's colours. */
export const SonnerToaster = () => (
  <Toaster
    position="bottom-right"
    // A page with a bar at the bottom lifts them above it.
    offset={{ bottom: 'var(--toast-bottom, 24px)' }}
    mobileOffset={{ bottom: 'var(--toast-bottom-small, 16px)' }}
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
