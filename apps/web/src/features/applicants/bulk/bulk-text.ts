import type { BulkAct } from '@fledge/core/applications/bulk'
import { countText } from '../../../lib/format.ts'

type Words = { name: string; action: (count: number) => string; done: (count: number) => string }

const people = (count: number) => countText(count, 'applicant')

/** What the acts are called: on their buttons, before and after. */
export const bulkWords: Record<BulkAct, Words> = {
  reject: {
    name: 'Reject',
    action: (count) => `Reject ${people(count)}`,
    done: (count) => `${people(count)} rejected`,
  },
  accept: {
    name: 'Accept',
    action: (count) => `Accept ${people(count)}`,
    done: (count) => `${people(count)} accepted`,
  },
  shortlist: {
    name: 'Shortlist',
    action: (count) => `Shortlist ${people(count)}`,
    done: (count) => `${people(count)} shortlisted`,
  },
  message: {
    name: 'Message',
    action: (count) => `Send to ${people(count)}`,
    done: (count) => `Message for ${people(count)} written`,
  },
  interview: {
    name: 'Interview',
    action: (count) => `Propose interviews to ${people(count)}`,
    done: (count) => `Interviews proposed to ${people(count)}`,
  },
}
