import { LoaderCircle } from 'lucide-react'

export const Spinner = ({ size = 20 }: { size?: number }) => (
  <LoaderCircle aria-hidden size={size} className="animate-spin" />
)

export function FullScreenSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-soft">
      <Spinner size={20} />
      <span className="sr-only">Loading</span>
    </div>
  )
}
