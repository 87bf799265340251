import { replyStates, replySubjects } from '@fledge/core/applications/reply-promise'
import { z } from 'zod'
import { endpoint, withData } from '../http/endpoint.ts'
import { replyRecord } from '../internships.ts'

export const getReplies = endpoint({
  method: 'GET',
  path: '/api/users/me/replies',
  summary: 'How the company keeps its promises to reply, and the applications that wait for a reply',
  access: 'company',
  response: withData(
    z.object({
      record: replyRecord.nullable(),
      /** The figures behind it, also where they are too few to be public. */
      due: z.int(),
      onTime: z.int(),
      /** By date. A reply that is due still counts as on time; one that is late counts as late already. */
      waiting: z.array(
        z.object({
          applicationId: z.string(),
          internshipId: z.string(),
          name: z.string(),
          internshipTitle: z.string(),
          replyBy: z.iso.datetime(),
          replyAbout: z.enum(replySubjects),
          replyState: z.enum(replyStates),
          nudgedAt: z.iso.datetime().nullable(),
          /** When the company last wrote to the student, which is no reply to the application. */
          writtenAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  ),
})
export type Replies = z.infer<typeof getReplies.response>['data']
