import type { BulkAction } from '@fledge/contract/applications/bulk-actions'
import type { CompanyUser } from '@fledge/contract/users'
import type { BulkAct } from '@fledge/core/applications/bulk'
import { tellTime } from '@fledge/core/applications/undo-window'
import type { Db } from '../../db/client.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { applyDecisions } from '../decisions/apply-decisions.ts'
import { decisionContent } from '../decisions/decision-content.ts'
import { listWithOpenInterview } from '../interviews/interview-queries.ts'
import { refuseTakenTimes } from '../interviews/present.ts'
import { refuseSlots } from '../interviews/propose.ts'
import { insertEvents, type NewEvent } from '../timeline/timeline-queries.ts'
import { type BulkActionRow, insertBulkAction, patchAll } from './bulk-action-queries.ts'
import { type Choice, chooseTargets, decisionRequest, refuseChoice, selectionOf } from './choose-targets.ts'
import { proposeToAll } from './propose-to-all.ts'
import { sendToAll } from './send-to-all.ts'
import { lockTargets, type Target } from './target-queries.ts'

type Batch = { batchId: string; count: number }
type Written = { batch: BulkActionRow; chosen: Target[]; body: BulkAction }

/**
 * Does one thing to many applications in one transaction. Decisions and messages are released at once, or after
 * `tellIn` seconds, until when one undo takes all of them back. Withdrawn and decided applications are left out.
 */
export async function actOnMany(deps: Deps, company: CompanyUser, body: BulkAction): Promise<Batch> {
  const now = deps.now()
  refuseInterviewTimes(body, now)
  return inTransaction(deps, async (tx) => {
    const { db, jobs, publish } = tx
    const targets = await lockTargets(db, company.id, selectionOf(body))
    const choice = chooseTargets(body, targets, await listWithOpenInterview(db, idsOf(targets), now))
    refuseChoice(body, choice)
    if (body.interview)
      await refuseTakenTimes(db, { companyId: company.id }, body.interview.slots, now, 'interview.slots')
    const batch = await insertBulkAction(db, batchOf(company, body, choice, now))
    await acts[body.act](tx, { batch, chosen: choice.chosen, body })
    if (batch.tellAt !== null) await jobs.send(db, 'release-decisions', {}, { startAt: batch.tellAt })
    publish(company.id, 'applicationsChanged', {})
    return { batchId: batch.id, count: batch.count }
  })
}

/** The times are still to come when they are sent. */
export function refuseInterviewTimes({ interview, tellIn = 0 }: BulkAction, now: Date): void {
  if (interview) refuseSlots(interview.slots, new Date(now.getTime() + tellIn * 1000), 'interview.slots')
}

function batchOf(company: CompanyUser, body: BulkAction, { chosen }: Choice, now: Date) {
  const { act, text: message, interview } = body
  const at = now.toISOString()
  // Students do not see a shortlist.
  const tellAt = act === 'shortlist' ? null : tellTime(now, body.tellIn)
  const isSent = act !== 'shortlist' && tellAt === null
  return {
    companyId: company.id,
    act,
    count: chosen.length,
    createdAt: at,
    tellAt,
    releasedAt: isSent ? at : null,
    ...(!decisionRequest(body) && { applicationIds: idsOf(chosen), message, interview }),
  }
}

const acts: Record<BulkAct, (tx: Deps, written: Written) => Promise<void>> = {
  accept: decideMany,
  reject: decideMany,
  async shortlist({ db }, { batch, chosen }) {
    await patchAll(db, idsOf(chosen), { shortlistedAt: batch.createdAt })
    await insertAll(db, chosen, { kind: 'shortlisted', actor: 'company' })
  },
  async message(tx, { batch, chosen, body }) {
    if (batch.tellAt === null) await sendToAll(tx, chosen, body.text ?? '', tx.now())
  },
  async interview(tx, { batch, chosen, body }) {
    if (batch.tellAt === null && body.interview) await proposeToAll(tx, chosen, body.interview)
  },
}

async function decideMany(tx: Deps, { batch, chosen, body }: Written): Promise<void> {
  const request = decisionRequest(body)!
  const { status } = request
  const content = decisionContent(request, askedOf(chosen), tx.now())
  const { tellAt, createdAt: decidedAt, id: batchId } = batch
  await patchAll(tx.db, idsOf(chosen), { ...content, status, decidedAt, tellAt, batchId })
  await insertAll(tx.db, chosen, { kind: 'decided', actor: 'company', detail: { status } })
  if (tellAt !== null) return
  const rows = chosen.map((target) => ({ ...target, status }))
  await applyDecisions(tx, rows)
}

/** One listing for each version that was answered. */
export function askedOf(chosen: readonly Target[]) {
  const listings = chosen.map(({ internship, requirements }) => ({ title: internship.title, requirements }))
  return [...new Map(listings.map((listing) => [JSON.stringify(listing), listing])).values()]
}

type EventOf = Omit<NewEvent, 'applicationId'>

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const eventsPerInsert = 5000

async function insertAll(db: Db, targets: readonly { application: { id: string } }[], event: EventOf) {
  const events = targets.map(({ application }) => ({ ...event, applicationId: application.id }) as NewEvent)
  for (let start = 0; start < events.length; start += eventsPerInsert)
    await insertEvents(db, events.slice(start, start + eventsPerInsert))
}

export const idsOf = (targets: readonly Target[]): string[] => targets.map(({ application }) => application.id)
