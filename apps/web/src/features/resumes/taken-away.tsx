import { Undo2 } from 'lucide-react'

/** What the student took away, each with the way to put it back. */
export function TakenAway({ names, onBack }: { names: readonly string[]; onBack: (name: string) => void }) {
  if (names.length === 0) return null
  return (
    <div className="text-12 text-soft">
      <p>Removed by you:</p>
      <ul className="flex flex-wrap gap-x-3">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-label={`Restore ${name}`}
              onClick={() => onBack(name)}
              className="inline-flex min-h-8 max-w-full items-center gap-1 text-left text-14 text-primary hover:underline"
            >
              <Undo2 aria-hidden size={16} className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
