import type { LucideIcon } from 'lucide-react'
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
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
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
  /** The tabs of a whole page, which has the title of its tab. On phones a bar at the bottom; every tab needs an icon. */
  isBar?: boolean
  /** Tabs within a tab look like segments, so that the two levels differ. */
  isInner?: boolean
  children: ReactNode
}

const looks = {
  outer: {
    list: 'scroll-hint flex gap-1 border-b border-line',
    tab: '-mb-px min-h-11 gap-2 border-b-2 border-transparent px-3 aria-selected:border-primary aria-selected:text-ink',
  },
  inner: {
    list: 'flex w-fit max-w-full rounded-base border border-line-strong bg-raised p-1',
    tab: 'min-h-8 gap-1.5 rounded-base px-2 sm:px-3 aria-selected:bg-primary-wash aria-selected:text-primary',
  },
}

const Panels = createContext({ visible: '', idPrefix: '' })

/** Tabs controlled by the caller. On small screens the tab list scrolls sideways, or is a bar at the bottom. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { tabs, selected, onSelect, label, isBar = false, isInner = false, children } = props
  const look = looks[isInner ? 'inner' : 'outer']
  usePageTitle(isBar ? tabs.find(({ id }) => id === selected)?.label : undefined)
  const list = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  const counts = tabs.map(({ count }) => count ?? 0).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that arrives later makes the list wider
  useEffect(() => {
    const frame = requestAnimationFrame(() => scrollToSelected(list.current))
    return () => cancelAnimationFrame(frame)
  }, [selected, counts])
  // The tab responds to a click at once; its panel may take longer to render.
  const visible = useDeferredValue(selected)
  const last = useRef(visible)
  // A button of the former panel may have opened this one.
  useEffect(() => {
    const isOther = last.current !== visible
    last.current = visible
    if (isOther && document.activeElement === document.body)
      document.getElementById(`${idPrefix}${visible}-panel`)?.focus({ preventScroll: true })
  }, [visible, idPrefix])
  const select = (id: Id) => {
    onSelect(id)
    if (isBar && isFixed(list.current)) scrollTo(0, 0)
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className={classes(look.list, 'overflow-x-auto overflow-y-hidden print:hidden', isBar && 'tab-bar')}
      >
        {tabs.map(({ id, label: text, count, icon: Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${idPrefix}${id}`}
            aria-selected={id === selected}
            aria-controls={id === visible ? `${idPrefix}${id}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
            className={classes(
              look.tab,
              'flex shrink-0 items-center text-14 font-medium text-soft -outline-offset-2 hover:text-ink',
            )}
          >
            {Icon && <Icon aria-hidden size={20} />}
            <span>{text}</span>
            {count !== undefined && count > 0 && <span className="count tabular text-12">{count}</span>}
          </button>
        ))}
      </div>
      <Panels value={{ visible, idPrefix }}>{children}</Panels>
    </>
  )
}

/** One tab is in the tab order; arrows, Home and End move between them (WAI-ARIA tabs pattern, manual activation). */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }[event.key]
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  tabs.at(next)?.focus()
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
  const { visible, idPrefix } = use(Panels)
  if (visible !== id) return null
  const tab = `${idPrefix}${id}`
  return (
    <div
      role="tabpanel"
      id={`${tab}-panel`}
      aria-labelledby={tab}
      tabIndex={-1}
      className="pt-4 pb-6 max-sm:py-3 print:pb-0"
    >
      {children}
    </div>
  )
}
