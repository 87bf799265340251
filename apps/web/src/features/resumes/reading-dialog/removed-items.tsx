import { Undo2 } from 'lucide-react'

/** What the student removed, each with a button that restores it. */
export function RemovedItems({ names, onRestore }: { names: readonly string[]; onRestore: (name: string) => void }) {
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
              onClick={() => onRestore(name)}
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
