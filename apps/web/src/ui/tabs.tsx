import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined }

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
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector(`[data-tab="${selected}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  return (
    <Radix.Root value={selected} onValueChange={(id) => onSelect(id as Id)} activationMode="manual">
      <Radix.List ref={row} aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ id, label: text, count }) => (
          <Radix.Trigger
            key={id}
            value={id}
            data-tab={id}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-14 font-medium text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink"
          >
            {text}
            {count !== undefined && count > 0 && <span className="tabular text-12 text-soft">{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export const TabPanel = ({ id, children }: { id: string; children: ReactNode }) => (
  <Radix.Content value={id} tabIndex={-1} className="py-6">
    {children}
  </Radix.Content>
)
