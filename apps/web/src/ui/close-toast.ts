/** Closes the error with this id, for a success that shows itself. Not a part of `toast`, which every first screen loads. */
export const closeToast = (id: string) => void import('sonner').then(({ toast }) => toast.dismiss(id))
