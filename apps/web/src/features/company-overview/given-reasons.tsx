import type { Application } from '@fledge/contract/applications'
import { countReasons } from '@fledge/core/applications/rejection-reasons'
import { reasonLabel } from '@fledge/core/applications/rejection-texts'
import { ShareBar } from '../../ui/application/status-bars.tsx'

/** How many rejections gave each reason; nothing before the first one. */
export function GivenReasons({ applications }: { applications: readonly Application[] }) {
  const given = applications.filter(({ status }) => status === 'rejected').map(({ reasons }) => reasons)
  const counts = countReasons(given)
  const most = counts[0]?.count
  if (most === undefined) return null
  const withoutReasons = given.filter((reasons) => reasons.length === 0).length
  return (
    <section aria-label="Reasons you gave" className="grid grid-cols-1 gap-1 border-t border-line pt-4">
      <h3 className="font-text text-14 font-medium">Reasons you gave</h3>
      <p className="text-12 text-soft">
        {`All rejections so far${withoutReasons > 0 ? `, ${withoutReasons} of them without a reason` : ''}`}
      </p>
      <ul className="mt-2 grid gap-x-4 gap-y-3 text-14 sm:grid-cols-2 md:grid-cols-3">
        {counts.map(({ code, count }) => (
          <li key={code} className="grid content-start gap-1">
            <span className="flex justify-between gap-2">
              {reasonLabel(code)} <span className="tabular text-soft">{count}</span>
            </span>
            <ShareBar percent={(count / most) * 100} look="bg-primary" />
          </li>
        ))}
      </ul>
    </section>
  )
}
