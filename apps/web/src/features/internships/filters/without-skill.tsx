import { X } from 'lucide-react'

/** The filter that leaves out internships asking for a skill, with a button that removes it. */
export const WithoutSkill = ({ skill, onClear }: { skill: string; onClear: () => void }) => (
  <button
    type="button"
    onClick={onClear}
    className="inline-flex min-h-8 items-center gap-2 rounded-base border border-line-strong bg-raised px-3 text-left text-14 wrap-anywhere hover:bg-sunken"
  >
    Not asking for {skill}
    <X aria-hidden size={16} className="shrink-0" />
    <span className="sr-only">Remove this filter</span>
  </button>
)
