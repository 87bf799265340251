import { ArrowRight } from 'lucide-react'

/** What to do next, above an overview. */
export const NextStepButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="group min-h-8 justify-self-start text-left text-16 wrap-anywhere font-medium text-primary hover:underline hover:underline-offset-4"
  >
    {text}
    <ArrowRight
      aria-hidden
      size={16}
      className="ml-1.5 inline align-[-0.15em] transition-transform group-hover:translate-x-0.5"
    />
  </button>
)
