import { Toaster } from 'sonner'
import { useMedia } from '../lib/hooks/use-media.ts'
import { useTheme } from '../lib/theme.ts'

/** The container of toasts. On phones they appear at the top, because dialogs and bars have their buttons at the bottom. */
export function SonnerToaster() {
  const isPhone = useMedia('(width < 37.5rem)')
  const theme = useTheme()
  return (
    <Toaster
      position={isPhone ? 'top-center' : 'bottom-right'}
      // A page with a bar at the bottom moves toasts above it.
      offset={{ bottom: 'var(--toast-bottom, 24px)' }}
      mobileOffset={{ top: '4rem', bottom: 'var(--toast-bottom, 16px)' }}
      theme={theme}
      closeButton
      toastOptions={{
        classNames: {
          // Clickable also while a dialog blocks the page.
          toast: '!pointer-events-auto !bg-raised !text-ink !rounded-base !shadow-float !font-text',
          description: '!text-soft',
          default: '!border-line',
          info: '!border-line',
          success: '!border-line [&_[data-icon]]:!text-success',
          error: '!border-danger [&_[data-icon]]:!text-danger',
          actionButton: '!bg-primary !text-on-primary !rounded-base !text-14 !h-8 !px-3',
          closeButton: '!bg-raised !text-ink !border-line',
        },
      }}
    />
  )
}
