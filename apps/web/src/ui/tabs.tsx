import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
} from 'react'

type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined }

/** Which panel is in view, and the name that ties it to its tab. */
const Selection = createContext({ selected: '', name: '' })

/** Tabs whose selected one is decided by the caller (the address). On small screens the row scrolls by itself. */
export function Tabs<Id extends string>({
  tabs,
  selected,
  onSelect,
  label,
  children,
}: {
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  label: string
  children: ReactNode
}) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count ?? 0).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that arrives later makes the row wider
  useEffect(() => {
    // With the next frame, which lays the page out in any case.
    const frame = requestAnimationFrame(() => revealInRow(row.current, selected))
    return () => cancelAnimationFrame(frame)
  }, [selected, counts])
  // A click is answered by its tab at once, however much there is to draw below it.
  const shown = useDeferredValue(selected)
  return (
    <Selection value={{ selected: shown, name }}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="scroll-hint flex gap-1 overflow-x-auto border-b border-line print:hidden"
      >
        {tabs.map(({ id, label: text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-tab-${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${name}-panel-${id}` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => id !== selected && onSelect(id)}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-14 font-medium text-soft -outline-offset-2 hover:text-ink aria-selected:border-primary aria-selected:text-ink"
          >
            {text}
            {count !== undefined && count > 0 && <span className="tabular text-12 text-soft">{count}</span>}
          </button>
        ))}
      </div>
      {children}
    </Selection>
  )
}

/** Scrolls the row sideways to the tab. Unlike `scrollIntoView` it never moves the page, wherever that is scrolled to. */
function revealInRow(row: HTMLElement | null, id: string) {
  const tab = row?.querySelector(`[data-tab="${id}"]`)?.getBoundingClientRect()
  if (!row || !tab) return
  const { left, right } = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right)
}

/** What stands below one tab; drawn while it is selected. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  const { selected, name } = use(Selection)
  if (id !== selected) return null
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${id}`}
      aria-labelledby={`${name}-tab-${id}`}
      tabIndex={-1}
      className="py-6"
    >
      {children}
    </div>
  )
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows, Home and End move the focus along the row; Enter or Space selects. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.findIndex((tab) => tab.contains(document.activeElement))
  event.preventDefault()
  all[step(at, all.length)]?.focus()
}
