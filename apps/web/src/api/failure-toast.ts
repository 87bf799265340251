import { toast } from '../ui/toast.tsx'
import { errorMessage } from './call.ts'

/** Handles a failed change with a toast: the server's message, or the fallback where it gives none, which is also its id. */
export const failureToast = (fallback: string) => (error: unknown) =>
  toast.error({ title: 'Error', description: errorMessage(error, fallback), id: fallback })
