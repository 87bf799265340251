import type { Interview } from '@fledge/contract/interviews'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { othersAskedNotices } from './interview-notices.ts'
import { updateInterview } from './update-interview.ts'

/** The student requests other times, before or after agreeing on one. */
export const askForOthers = (deps: Deps, student: StudentUser, id: string, reason: string): Promise<Interview> =>
  updateInterview(deps, student, id, {
    name: 'ask_for_others',
    change: () => ({ status: 'others_asked', reason }),
    notices: othersAskedNotices,
    event: (_after, { interview }) => ({
      kind: 'interview_others_asked',
      detail: { reason, startsAt: interview.status === 'scheduled' ? interview.startsAt : null },
    }),
  })
