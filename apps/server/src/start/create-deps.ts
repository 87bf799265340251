import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { createLiveMarket } from '../features/analysis/live-market.ts'
import { deleteDemoSessions } from '../features/auth/session-queries.ts'
import { lookUpTxt } from '../features/companies/look-up-txt.ts'
import { refuseExposedApplications } from '../features/demo/refuse-exposed-applications.ts'
import { createTokenLink, createUnsubscribeLink } from '../features/email-tokens/mail-link.ts'
import type { Metrics, Sources } from '../features/health/metrics.ts'
import { createReadings } from '../features/resumes/readings.ts'
import { openFiles } from '../files/files.ts'
import { type JobRunner, openJobs } from '../jobs/open-jobs.ts'
import { outboxTransport, smtpTransport } from '../mail/mail-transport.ts'
import { createMailSender } from '../mail/outbox-worker.ts'
import { createReader } from '../reading/reader.ts'
import type { Gateway } from '../realtime/gateway.ts'
import { jobTable } from './job-table.ts'
import { loadDemoAccounts } from './load-demo-accounts.ts'
import type { Databases } from './open-databases.ts'
import type { Cleanup, Log, ProcessState } from './process-state.ts'

const finishJobsMs = 2000

type Context = { gateway: Gateway; address: string; state: ProcessState; cleanup: Cleanup; log: Log }

/** Creates the dependencies of the features and registers their cleanup. Jobs are not processed yet. */
export async function createDeps(
  config: Config,
  { db, pool, jobsPool, isReachable }: Databases,
  { gateway, address, state, cleanup, log }: Context,
): Promise<Deps & { jobs: JobRunner }> {
  if (config.demo === 'off') await deleteDemoSessions(db)
  if (config.demo === 'public') await refuseExposedApplications(db)
  const files = await openFiles(config)
  const reader = createReader({ processes: config.readers })
  cleanup.defer(reader.close)
  // Closed after the jobs, which may be sending.
  const { smtpUrl: url, from, publicUrl, outboxSecret } = config.mail
  const mailSender = createMailSender({
    db,
    now: () => new Date(),
    transport: url === null ? outboxTransport : smtpTransport({ url, from, publicUrl: publicUrl ?? address }),
    keep: outboxSecret !== null,
    createTokenLink: (mail) => createTokenLink(db, mail, new Date()),
    createUnsubscribeLink: (mail) => createUnsubscribeLink(db, mail, new Date()),
  })
  cleanup.defer(mailSender.close)
  const jobs = await openJobs(jobsPool, jobTable, (...failure) => state.reportError(...failure))
  cleanup.defer(() => jobs.stop(finishJobsMs))
  return {
    ...config,
    ...config.mail,
    mailFrom: from,
    db,
    files,
    jobs,
    market: createLiveMarket(),
    metrics: config.metricsToken === null ? null : await openMetrics({ db, pools: [pool, jobsPool] }),
    readings: createReadings(reader),
    publish: gateway.publish,
    endConnections: gateway.endConnections,
    demoAccounts: config.demo === 'off' ? [] : await loadDemoAccounts({ db, files, jobs, log }),
    mailSender,
    lookUpTxt: (name) => lookUpTxt(name),
    now: () => new Date(),
    isDatabaseReachable: isReachable,
    isDraining: () => state.isDraining,
  }
}

/** Loads the metrics library only if metrics are enabled. */
async function openMetrics(sources: Sources): Promise<Metrics> {
  const { createMetrics } = await import('../features/health/metrics.ts')
  return createMetrics(sources)
}
