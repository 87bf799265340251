import type { Db } from '../db/client.ts'

/** The data of each job. Jobs run after the commit of their cause, at least once, so handlers must be repeatable. */
export type JobData = {
  'read-resume': { fileId: string }
  'read-slow-resume': { fileId: string }
  'announce-internship': { internshipId: string }
  'sweep-files': Record<string, never>
  'reread-resumes': Record<string, never>
  'delete-expired-data': Record<string, never>
  'erase-accounts': Record<string, never>
  'release-decisions': Record<string, never>
  'send-mail': { mailId: string }
  /** Mails that could not be sent, the dead letters of `send-mail`. */
  'give-up-mail': { mailId: string }
  'digest-held-mails': Record<string, never>
  'remind-interviews': Record<string, never>
  'send-search-alerts': Record<string, never>
  'send-weekly-digests': Record<string, never>
  'remind-replies': Record<string, never>
  'remind-offers': Record<string, never>
}
export type JobName = keyof JobData

/** With the policy `exclusive` a job is stored only when none of its name is waiting or running. */
export type JobRule = {
  expireInSeconds: number
  pollingSeconds: number
  together: number
  policy: 'standard' | 'exclusive'
  /** Stores a job without data at the start and in this interval. Requires the policy `exclusive`. */
  everySeconds?: number
  /** Where failed jobs go after the last attempt. */
  deadLetter?: JobName
  retries?: { retryLimit: number; retryDelay: number; retryBackoff: boolean; retryDelayMax: number }
}

type JobOptions = {
  /** Jobs of a higher priority run first; the default is 0. */
  priority?: number
  /** ISO time at which the job runs; now by default. Jobs of one name with the same time are stored once. */
  startAt?: string
  /** Of jobs of one name with this key one waits, and they start once an hour at most. The others are dropped. */
  hourlyKey?: string
}

export type Jobs = {
  /** Stores a job in the transaction of its cause. */
  send: <N extends JobName>(db: Db, name: N, data: JobData[N], options?: JobOptions) => Promise<void>
  /** Stores jobs of one name in the transaction of their cause. */
  sendAll: <N extends JobName>(db: Db, name: N, data: readonly JobData[N][]) => Promise<void>
  /** Fetches stored jobs now instead of at the next poll. Call it after the commit. */
  wake: (name: JobName) => void
}

export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> }
