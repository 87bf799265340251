import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useDeferredValue, useEffect, useRef } from 'react'
import { classes } from './class-names.ts'
import '../styles/tabs.css'

type Tab<Id extends string> = {
  id: Id
  label: string
  count?: number | undefined
  /** Shown in the bottom bar. */
  icon?: LucideIcon
}

type TabsProps<Id extends string> = {
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The accessible name of the tab list. */
  label: string
  /** On phones the tab list is a bar at the bottom of the window. Every tab needs an icon. */
  isBar?: boolean
  children: ReactNode
}

const VisiblePanel = createContext('')

/** Tabs controlled by the caller. On small screens the tab list scrolls sideways, or is a bar at the bottom. */
export function Tabs<Id extends string>({ tabs, selected, onSelect, label, isBar = false, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count ?? 0).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that arrives later makes the list wider
  useEffect(() => {
    const frame = requestAnimationFrame(() => scrollToSelected(list.current))
    return () => cancelAnimationFrame(frame)
  }, [selected, counts])
  // The tab responds to a click at once; its panel may take longer to render.
  const visible = useDeferredValue(selected)
  const select = (id: string) => {
    onSelect(id as Id)
    if (isBar && isFixed(list.current)) scrollTo(0, 0)
  }
  return (
    <Radix.Root value={selected} onValueChange={select} activationMode="manual">
      <Radix.List
        ref={list}
        aria-label={label}
        className={classes(
          'scroll-hint flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line print:hidden',
          isBar && 'tab-bar',
        )}
      >
        {tabs.map(({ id, label: text, count, icon: Icon }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-14 font-medium text-soft -outline-offset-2 hover:text-ink aria-selected:border-primary aria-selected:text-ink"
          >
            {Icon && <Icon aria-hidden size={20} />}
            <span>{text}</span>
            {count !== undefined && count > 0 && <span className="count tabular text-12 text-soft">{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <VisiblePanel value={visible}>{children}</VisiblePanel>
    </Radix.Root>
  )
}

/** From a bar the next tab can be opened in the middle of a page, which then shows its start. */
const isFixed = (list: HTMLElement | null) => list !== null && getComputedStyle(list).position === 'fixed'

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
    <Radix.Content value={id} forceMount tabIndex={-1} className="py-6 max-sm:py-3 print:pb-0">
      {children}
    </Radix.Content>
  )
}
