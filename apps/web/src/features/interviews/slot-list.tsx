import type { Clash, Interview } from '@fledge/contract/interviews'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import { localTimeText } from '../../lib/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { buttonName } from './button-name.ts'
import { clashText } from './clash-text.ts'
import { usePick } from './use-interview-acts.ts'
import { When } from './when.tsx'

type SlotListProps = { interview: Interview; side: InterviewSide; now: Date; onChanged: (id: string) => void }

/** The times that are offered. The student picks one; what stands against a time is said beside it. */
export function SlotList({ interview, side, now, onChanged }: SlotListProps) {
  const pick = usePick(interview, onChanged)
  return (
    <ul aria-label="Times offered" className="grid divide-y divide-line rounded-base border border-line">
      {interview.slots.map((slot) => {
        const against = obstacle(
          slot,
          now,
          side === 'student' ? interview.company.companyName : interview.student.firstName,
        )
        return (
          <li key={slot.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2">
            <div className="min-w-0">
              <When span={slot} timeZone={interview.timeZone} side={side} />
              {against && <p className="text-12 text-danger">{against}</p>}
            </div>
            {side === 'student' && (
              <Button
                size="small"
                aria-label={buttonName(`Pick ${localTimeText(slot)}`, interview, side)}
                disabled={against !== null || (pick.isPending && pick.variables !== slot.id)}
                busy={pick.isPending && pick.variables === slot.id}
                onClick={() => pick.mutate(slot.id)}
              >
                Pick
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type Slot = { startsAt: string; clash: Clash | null }

function obstacle({ startsAt, clash }: Slot, now: Date, other: string): string | null {
  if (Date.parse(startsAt) <= now.getTime()) return 'This time has passed'
  return clash && clashText(clash, other)
}
