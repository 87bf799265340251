import { Toaster as Sonner, toast } from 'sonner'

type Text = { title: string; description?: string }

/** Toasts of the specification: a title, a sentence, good news or bad. */
export const say = {
  success: ({ title, description }: Text) => toast.success(title, { description }),
  error: ({ title, description }: Text) => toast.error(title, { description, duration: 8000 }),
  info: ({ title, description }: Text) => toast(title, { description }),
}

export const Toaster = () => (
  <Sonner
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
