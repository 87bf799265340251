import type { BulkAct } from '@fledge/core/applications/bulk'
import { numberText } from '@fledge/core/count-text'
import { CalendarPlus, Check, type LucideIcon, MessageSquare, Star, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { bulkWords } from './bulk-text.ts'

type BulkBarProps = {
  count: number
  /** How many match the filter, and whether there is one. */
  matching: number
  isFiltered: boolean
  onAll: () => void
  onClear: () => void
  onAct: (act: BulkAct) => void
}

const acts: readonly [BulkAct, LucideIcon][] = [
  ['reject', X],
  ['accept', Check],
  ['shortlist', Star],
  ['message', MessageSquare],
  ['interview', CalendarPlus],
]

/** What can be done with the selected applicants; on phones with words below the icons. */
export const BulkBar = ({ count, matching, isFiltered, onAll, onClear, onAct }: BulkBarProps) => (
  <section
    aria-label="Selected applicants"
    className="@container sticky bottom-(--tab-bar-height,0px) z-10 grid gap-2 rounded-base border border-line-strong bg-raised p-3 shadow-float print:hidden"
  >
    <div className="flex items-center gap-1">
      <p role="status" className="flex-1 text-14 font-medium whitespace-nowrap">
        {numberText(count)} selected
      </p>
      {count < matching && (
        <Button look="quiet" size="small" className="px-2! text-left whitespace-normal!" onClick={onAll}>
          {selectAllText(matching, isFiltered)}
        </Button>
      )}
      <IconButton label="Clear selection" className="-my-1 -mr-1" onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
    <div className="flex gap-1 @md:gap-2">
      {acts.map(([act, icon]) => (
        <Button
          key={act}
          icon={icon}
          className="flex-1 px-0! @max-md:flex-col @max-md:gap-0.5 @max-md:py-1 @max-md:text-[clamp(0.625rem,3vw,0.75rem)]"
          title={bulkWords[act].name}
          look={act === 'reject' ? 'danger' : 'secondary'}
          aria-label={`${bulkWords[act].name} the selected applicants`}
          onClick={() => onAct(act)}
        >
          <span className="@max-[15.5rem]:sr-only">{bulkWords[act].name}</span>
        </Button>
      ))}
    </div>
  </section>
)

/** 'Select all 214 that match this filter'. */
export const selectAllText = (count: number, isFiltered: boolean): string =>
  `Select all ${numberText(count)}${isFiltered ? ' that match this filter' : ''}`
