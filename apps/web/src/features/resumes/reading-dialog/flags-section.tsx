import type { Reading } from '@fledge/contract/resumes'
import { TriangleAlert } from 'lucide-react'

const flagNames: Record<Reading['flags'][number]['kind'], string> = {
  hidden_text: 'Hidden text',
  machine_instruction: 'An instruction to software',
}

type FlagsProps = { reading: Reading; onLine: (line: number) => void }

/** Hidden text and instructions to software, which a reader of the page does not see. */
export function FlagsSection({ reading: { flags }, onLine }: FlagsProps) {
  if (flags.length === 0) return null
  return (
    <section aria-label="Not counted" className="grid gap-2 rounded-base border border-fair bg-fair-wash p-4 text-14">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
        Found in the file and not counted
      </p>
      <ul className="grid gap-1">
        {flags.map((flag) => (
          <li key={`${flag.line} ${flag.text}`} className="wrap-anywhere">
            {flagNames[flag.kind]}: “{flag.text}”{' '}
            <button
              type="button"
              aria-label={`Show line ${flag.line + 1}`}
              onClick={() => onLine(flag.line)}
              className="min-h-6 text-primary underline decoration-dotted underline-offset-4"
            >
              line {flag.line + 1}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        It does not change your score. If you did not add it, your template may have. Export the resume again without
        it.
      </p>
    </section>
  )
}
