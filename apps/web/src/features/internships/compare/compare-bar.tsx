import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'
import { useCompared } from './compared.ts'

const CompareDialog = lazyDialog(() => import('./compare-dialog.tsx').then((m) => m.CompareDialog))

/** At the bottom of the tab while internships are chosen: opens their comparison. */
export function CompareBar({ onOpen }: { onOpen: (id: string) => void }) {
  const { list, clear } = useCompared()
  const [isOpen, setOpen] = useState(false)
  if (list.length === 0) return null
  return (
    <section
      aria-label="Comparison"
      className="sticky bottom-[calc(var(--tab-bar-height,0px)+0.5rem)] z-20 flex items-center gap-2 justify-self-center rounded-base border border-line-strong bg-raised p-2 shadow-float print:hidden"
    >
      {list.length === 1 && <p className="pl-2 text-14 text-soft">Choose one or two more</p>}
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Compare ({list.length})
      </Button>
      <IconButton label="Clear comparison" onClick={clear}>
        <X aria-hidden size={16} />
      </IconButton>
      {isOpen && (
        <CompareDialog
          onClose={() => setOpen(false)}
          onOpen={(id) => {
            setOpen(false)
            onOpen(id)
          }}
        />
      )}
    </section>
  )
}
