import { dayMs } from '@fledge/core/time/units'
import type { Deps } from '../deps.ts'
import { eraseAccounts } from '../features/account/erase.ts'
import { announce } from '../features/alerts/announce.ts'
import { sendSearchAlerts } from '../features/alerts/send-search-alerts.ts'
import { sendWeeklyDigests } from '../features/alerts/send-weekly-digests.ts'
import { deleteExpiredSignIns } from '../features/auth/session-queries.ts'
import { releaseDecisions } from '../features/bulk-actions/release-decisions.ts'
import { deleteOldTokens } from '../features/email-tokens/token-queries.ts'
import { remindOfInterviews } from '../features/interviews/remind.ts'
import { deleteOldNotifications } from '../features/notifications/notification-queries.ts'
import { releaseAnswers } from '../features/offers/answer.ts'
import { remindOfOffers } from '../features/offers/remind.ts'
import { remindOfReplies } from '../features/replies/remind.ts'
import { readStoredFile, readUploadedResume } from '../features/resumes/readings.ts'
import { rereadOutdated } from '../features/resumes/reread-outdated.ts'
import { sweepFiles } from '../features/resumes/sweep-files.ts'
import { deleteAnsweredRequests } from '../http/idempotency/queries.ts'
import type { JobData, JobHandlers, JobName, JobRule } from '../jobs/jobs.ts'
import { digestHeldMails } from '../mail/digest-held-mails.ts'
import { deleteOldMails } from '../mail/mail-queries.ts'

type Job<Data> = JobRule & {
  /** May run again, also while an earlier run has not ended. */
  run: (deps: Deps, data: Data) => Promise<void>
}

/** A job without data that is stored at the start and in this interval. */
function every(everySeconds: number, run: (deps: Deps) => Promise<void>, rule: Partial<JobRule> = {}): Job<unknown> {
  return { expireInSeconds: 600, pollingSeconds: 60, together: 1, policy: 'exclusive', everySeconds, ...rule, run }
}

/** The rule and handler of each job. Jobs of this process start by `wake`; polling finds jobs of other processes. */
export const jobTable: { [N in JobName]: Job<JobData[N]> } = {
  'read-resume': {
    expireInSeconds: 60,
    pollingSeconds: 10,
    together: 2,
    policy: 'standard',
    run: (deps, { fileId }) => readUploadedResume(deps, fileId),
  },
  // New files have priority over slow ones.
  'read-slow-resume': {
    expireInSeconds: 600,
    pollingSeconds: 30,
    together: 1,
    policy: 'standard',
    run: async (deps, { fileId }) => void (await readStoredFile(deps, fileId)),
  },
  'announce-internship': {
    expireInSeconds: 600,
    pollingSeconds: 10,
    together: 1,
    policy: 'standard',
    run: (deps, { internshipId }) => announce(deps, internshipId),
  },
  'sweep-files': every(86_400, sweepFiles),
  'reread-resumes': every(3600, rereadOutdated, { expireInSeconds: 3600 }),
  'delete-expired-data': every(3600, deleteExpiredData),
  'erase-accounts': every(3600, eraseAccounts),
  'release-decisions': every(
    30,
    async (deps) => {
      await releaseDecisions(deps)
      await releaseAnswers(deps)
    },
    { expireInSeconds: 300, pollingSeconds: 2 },
  ),
  // Before `send-mail`, which refers to its queue.
  'give-up-mail': {
    expireInSeconds: 60,
    pollingSeconds: 60,
    together: 1,
    policy: 'standard',
    run: (deps, { mailId }) => deps.mailSender.giveUp(mailId),
  },
  // Twelve attempts in about 17 hours.
  'send-mail': {
    expireInSeconds: 60,
    pollingSeconds: 2,
    together: 3,
    policy: 'standard',
    deadLetter: 'give-up-mail',
    retries: { retryLimit: 11, retryDelay: 60, retryBackoff: true, retryDelayMax: 14_400 },
    run: (deps, { mailId }) => deps.mailSender.send(mailId),
  },
  'digest-held-mails': every(3600, digestHeldMails, { expireInSeconds: 60 }),
  'remind-interviews': every(60, remindOfInterviews, { expireInSeconds: 120 }),
  'send-search-alerts': every(300, sendSearchAlerts),
  'send-weekly-digests': every(900, sendWeeklyDigests, { expireInSeconds: 3600 }),
  'remind-replies': every(3600, remindOfReplies),
  'remind-offers': every(3600, remindOfOffers),
}

export const jobHandlers = (deps: Deps): JobHandlers => {
  const handlers = Object.entries(jobTable).map(([name, { run }]) => [
    name,
    // The compiler does not relate the name of an entry to its data.
    (data: unknown) => (run as Job<unknown>['run'])(deps, data),
  ])
  return Object.fromEntries(handlers) as JobHandlers
}

/** How long the outbox keeps a mail. */
const mailRetentionMs = 30 * dayMs

/** Deletes expired sessions, failure counters, links, responses to requests, mails and notifications. */
async function deleteExpiredData(deps: Deps): Promise<void> {
  const { db, now, notificationDays } = deps
  await deleteExpiredSignIns(db, now())
  await deleteOldTokens(db, now())
  await deleteAnsweredRequests(deps)
  await deleteOldMails(db, new Date(now().getTime() - mailRetentionMs))
  await deleteOldNotifications(db, new Date(now().getTime() - notificationDays * dayMs))
}
