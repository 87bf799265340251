import type { Deps } from '../deps.ts'
import { eraseAccounts } from '../features/account/erase.ts'
import { announce } from '../features/alerts/announce.ts'
import { sendSearchAlerts } from '../features/alerts/send-search-alerts.ts'
import { sendWeeklyDigests } from '../features/alerts/send-weekly-digests.ts'
import { releaseDecisions } from '../features/bulk-actions/release-decisions.ts'
import { remindOfInterviews } from '../features/interviews/remind.ts'
import { releaseAnswers } from '../features/offers/answer.ts'
import { remindOfOffers } from '../features/offers/remind.ts'
import { remindOfReplies } from '../features/replies/remind.ts'
import { askSecondReader } from '../features/resumes/ask-second-reader.ts'
import { readUploadedResume } from '../features/resumes/read-uploaded-resume.ts'
import { rereadOutdated } from '../features/resumes/reread-outdated.ts'
import { sweepFiles } from '../features/resumes/sweep-files.ts'
import { deleteOldResponses } from '../http/idempotency/delete-old-responses.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { digestHeldMails } from '../mail/digest-held-mails.ts'

/** The handler of each job. Handlers may run again, also while an earlier run has not ended. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'read-resume': ({ fileId }) => readUploadedResume(deps, fileId),
  'read-slow-resume': async ({ fileId }) => void (await deps.readings.read(deps, fileId)),
  'ask-second-reader': ({ fileId }) => askSecondReader(deps, fileId),
  'announce-internship': ({ internshipId }) => announce(deps, internshipId),
  'sweep-files': () => sweepFiles(deps),
  'reread-resumes': () => rereadOutdated(deps),
  'forget-answers': () => deleteOldResponses(deps),
  'erase-accounts': () => eraseAccounts(deps),
  'release-decisions': async () => {
    await releaseDecisions(deps)
    await releaseAnswers(deps)
  },
  'send-mail': ({ mailId }) => deps.mailSender.send(mailId),
  'give-up-mail': ({ mailId }) => deps.mailSender.giveUp(mailId),
  'digest-held-mails': () => digestHeldMails(deps),
  'remind-interviews': () => remindOfInterviews(deps),
  'send-search-alerts': () => sendSearchAlerts(deps),
  'send-weekly-digests': () => sendWeeklyDigests(deps),
  'remind-replies': () => remindOfReplies(deps),
  'remind-offers': () => remindOfOffers(deps),
})
