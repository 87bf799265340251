import type { ReasonCounts } from '@fledge/contract/applications/replies'
import { ShareBar } from '../../ui/application/status-bars.tsx'

/** How many rejections gave each reason; nothing before the first one. */
export function GivenReasons({ counts, withoutReasons }: ReasonCounts) {
  const most = counts[0]?.count
  if (most === undefined) return null
  return (
    <section aria-label="Reasons you gave" className="grid grid-cols-1 gap-1 border-t border-line pt-4">
      <h3 className="font-text text-14 font-medium">Reasons you gave</h3>
      <p className="text-12 text-soft">
        {`All rejections so far${withoutReasons > 0 ? `, ${withoutReasons} of them without a reason` : ''}`}
      </p>
      <ul className="mt-2 grid gap-x-4 gap-y-3 text-14 sm:grid-cols-2 md:grid-cols-3">
        {counts.map(({ code, label, count }) => (
          <li key={code} className="grid content-start gap-1">
            <span className="flex justify-between gap-2">
              {label} <span className="tabular text-soft">{count}</span>
            </span>
            <ShareBar percent={(count / most) * 100} look="bg-primary" />
          </li>
        ))}
      </ul>
    </section>
  )
}
