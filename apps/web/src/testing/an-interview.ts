import type { Interview } from '@fledge/contract/interviews'
import { hourMs } from '@fledge/core/time/units'
import { asha, kite } from './things.ts'

/** The full hour a number of hours from now. */
export const inHours = (hours: number): string =>
  new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString()

/** An offered slot of one hour. */
export const aSlot = (id: string, startsIn: number, clash: Interview['slots'][number]['clash'] = null) => ({
  ...{ _id: id, id, startsAt: inHours(startsIn), endsAt: inHours(startsIn + 1), clash },
})

/** An interview of Asha with Kite Labs, with two offered slots by default. */
export function anInterview(over: Partial<Interview> = {}): Interview {
  const id = over.id ?? 'v1'
  return {
    _id: id,
    status: 'proposed',
    mode: 'video',
    place: 'https://meet.example/kite',
    note: 'Bring a project.',
    timeZone: 'Asia/Kolkata',
    startsAt: null,
    endsAt: null,
    slots: [aSlot('t1', 48), aSlot('t2', 72)],
    sequence: 0,
    round: 1,
    reason: '',
    changedBy: 'company',
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    applicationId: 'a1',
    internship: { _id: 'i1', id: 'i1', title: 'Frontend Developer Intern' },
    company: { id: kite.id, name: kite.companyName, companyName: kite.companyName },
    student: { _id: asha.id, id: asha.id, firstName: asha.firstName, lastName: asha.lastName },
    ...over,
    id,
  }
}

export const aScheduledInterview = (over: Partial<Interview> = {}): Interview =>
  anInterview({ status: 'scheduled', startsAt: inHours(48), endsAt: inHours(49), slots: [], sequence: 1, ...over })
