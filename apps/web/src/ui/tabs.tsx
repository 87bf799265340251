import { Tabs as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useDeferredValue, useEffect, useRef } from 'react'

type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined }

type TabsProps<Id extends string> = {
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The accessible name of the tab list. */
  label: string
  /** A `TabPanel` for each tab. */
  children: ReactNode
}

const VisiblePanel = createContext('')

/** Tabs controlled by the caller. On small screens the tab list scrolls sideways. */
export function Tabs<Id extends string>({ tabs, selected, onSelect, label, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count ?? 0).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that arrives later makes the list wider
  useEffect(() => {
    const frame = requestAnimationFrame(() => scrollToSelected(list.current))
    return () => cancelAnimationFrame(frame)
  }, [selected, counts])
  // The tab responds to a click at once; its panel may take longer to render.
  const visible = useDeferredValue(selected)
  return (
    <Radix.Root value={selected} onValueChange={(id) => onSelect(id as Id)} activationMode="manual">
      <Radix.List
        ref={list}
        aria-label={label}
        className="scroll-hint flex gap-1 overflow-x-auto border-b border-line print:hidden"
      >
        {tabs.map(({ id, label: text, count }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-14 font-medium text-soft -outline-offset-2 hover:text-ink aria-selected:border-primary aria-selected:text-ink"
          >
            {text}
            {count !== undefined && count > 0 && <span className="tabular text-12 text-soft">{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <VisiblePanel value={visible}>{children}</VisiblePanel>
    </Radix.Root>
  )
}

/** Scrolls the tab list sideways only: `scrollIntoView` could also move the page. */
function scrollToSelected(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!list || !tab) return
  const { left, right } = list.getBoundingClientRect()
  list.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right)
}

/** The content of one tab, rendered while the tab is selected. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  if (use(VisiblePanel) !== id) return null
  return (
    <Radix.Content value={id} forceMount tabIndex={-1} className="py-6">
      {children}
    </Radix.Content>
  )
}
