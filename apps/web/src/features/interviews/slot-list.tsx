import type { Clash, Interview } from '@fledge/contract/interviews'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import { localTimeText } from '../../lib/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { buttonName, clashText } from './interview-texts.ts'
import { InterviewTime } from './interview-time.tsx'
import { usePick } from './use-interview-actions.ts'

export type SlotListProps = { interview: Interview; side: InterviewSide; now: Date; onChanged: (id: string) => void }

/** The offered times, for the student to pick one; a taken time says why. */
export function SlotList({ interview, side, now, onChanged }: SlotListProps) {
  const pick = usePick(interview, onChanged)
  return (
    <ul aria-label="Times offered" className="grid divide-y divide-line rounded-base border border-line">
      {interview.slots.map((slot) => {
        const other = side === 'student' ? interview.company.companyName : interview.student.firstName
        const problem = slotProblem(slot, now, other)
        return (
          <li key={slot.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2">
            <div className="min-w-0">
              <InterviewTime span={slot} timeZone={interview.timeZone} side={side} />
              {problem && <p className="text-12 text-danger">{problem}</p>}
            </div>
            {side === 'student' && (
              <Button
                size="small"
                aria-label={buttonName(`Pick ${localTimeText(slot)}`, interview, side)}
                disabled={problem !== null || (pick.isPending && pick.variables !== slot.id)}
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

function slotProblem({ startsAt, clash }: Slot, now: Date, other: string): string | null {
  if (Date.parse(startsAt) <= now.getTime()) return 'This time has passed'
  return clash && clashText(clash, other)
}
