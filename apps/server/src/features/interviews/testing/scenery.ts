import type { Interview } from '@fledge/contract/interviews'
import { hourMs } from '@fledge/core/time/units'
import { eq } from 'drizzle-orm'
import { applicationEvents, interviews } from '../../../db/schema/applications.ts'
import { mails } from '../../../db/schema/mails.ts'
import { readMails, type Stage } from '../../../testing/stage.ts'

type Person = { id: string }
/** Hours from now at which slots start; they last one hour unless the second number says another length. */
type Hours = readonly (number | readonly [startsIn: number, lasts: number])[]

/** Interviews on a stage, whose clock is put to a full hour: what people do to them, and what is stored of it. */
export function interviewsOn({
  as,
  db,
  clock,
  student,
  company,
  internship,
  application,
  confirmEmail,
  ...stored
}: Stage) {
  clock.now = new Date(Math.ceil(clock.now.getTime() / hourMs) * hourMs)
  const at = (hours: number) => new Date(clock.now.getTime() + hours * hourMs).toISOString()
  const slots = (hours: Hours) =>
    hours.map((one) => {
      const [startsIn, lasts] = typeof one === 'number' ? [one, 1] : one
      return { startsAt: at(startsIn), endsAt: at(startsIn + lasts) }
    })
  const proposal = (hours: Hours = [48, 72]) => ({
    mode: 'video',
    place: 'https://meet.example/kite',
    note: 'Bring a project.',
    timeZone: 'Asia/Kolkata',
    slots: slots(hours),
  })
  const post = (who: Person, path: string, payload: object) =>
    as(who)({ method: 'POST', url: `/api/interviews${path}`, payload })

  const propose = (who: Person, applicationId: string, hours?: Hours) =>
    post(who, '', { applicationId, ...proposal(hours) })
  const proposeAgain = (who: Person, id: string, hours?: Hours, reason = '') =>
    post(who, `/${id}/propose`, { ...proposal(hours), reason })
  const pick = (who: Person, id: string, slotId: string) => post(who, `/${id}/pick`, { slotId })
  const ask = (who: Person, id: string, reason = 'I have an exam') => post(who, `/${id}/ask-for-others`, { reason })
  const cancel = (who: Person, id: string, reason = 'Plans changed') => post(who, `/${id}/cancel`, { reason })
  const get = async (who: Person, id: string): Promise<Interview> =>
    (await as(who)({ url: `/api/interviews/${id}` })).json().data
  const list = async (who: Person): Promise<Interview[]> => (await as(who)({ url: '/api/interviews' })).json().data

  /** A student who applied to a company. */
  async function applicants(over: { asha?: Person; kite?: Person } = {}) {
    const asha = (over.asha as Awaited<ReturnType<typeof student>>) ?? (await student())
    const kite = (over.kite as Awaited<ReturnType<typeof company>>) ?? (await company())
    await confirmEmail(asha, kite)
    const listing = await internship({ company: kite, title: 'Data intern' })
    return { asha, kite, listing, sent: await application({ studentId: asha.id, internshipId: listing.id }) }
  }

  /** The same with an interview that was proposed. */
  async function proposed(hours?: Hours, over?: { asha?: Person; kite?: Person }) {
    const scene = await applicants(over)
    const interview: Interview = (await propose(scene.kite, scene.sent.id, hours)).json().data
    return { ...scene, interview, id: interview.id }
  }

  /** The same with its first slot picked. */
  async function scheduled(hours?: Hours, over?: { asha?: Person; kite?: Person }) {
    const scene = await proposed(hours, over)
    const interview: Interview = (await pick(scene.asha, scene.id, scene.interview.slots[0]!.id)).json().data
    return { ...scene, interview }
  }

  const rowOf = async (id: string) => (await db.select().from(interviews).where(eq(interviews.id, id)))[0]!
  const { notificationsOf } = stored
  const mailsOf = ({ id }: Person) => readMails(db, eq(mails.userId, id))
  const eventsOf = async (applicationId: string) =>
    (
      await db
        .select()
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, applicationId))
        .orderBy(applicationEvents.createdAt)
    ).map(({ kind, actor }) => `${actor}: ${kind}`)

  return {
    at,
    slots,
    proposal,
    post,
    propose,
    proposeAgain,
    pick,
    ask,
    cancel,
    get,
    list,
    applicants,
    proposed,
    scheduled,
    rowOf,
    notificationsOf,
    mailsOf,
    eventsOf,
  }
}
