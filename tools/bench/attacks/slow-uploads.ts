import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../statistics.ts'
import type { Answer, Caller, Person } from './caller.ts'
import type { Attack, Finding } from './findings.ts'
import { head, type Line, open, wholeUpload } from './raw-upload.ts'

const accounts = 5
const uploadsOfEach = 60
/** The server's limit of one account. */
const maxUploads = 50
const honestTries = 20
const file = new File([`%PDF-1.7\n${' '.repeat(200_000)}`], 'x.pdf', { type: 'application/pdf' })

/** Five students keep 300 uploads alive with a byte a second, and replace each that is ended. */
export const slowUploads: Attack = {
  env: {},
  async run(server, { call, student }) {
    const asha = await student('asha@rao.test')
    const ravi = await student('ravi@rao.test')
    const idle = await honestWork(call, asha)

    const crowd = await Promise.all(Array.from({ length: accounts }, (_, n) => student(`slow${n}@rao.test`)))
    const trickle = trickleFrom(server.address, crowd)
    await sleep(2000)
    const slowLine = slowHonestUpload(server.address, ravi)
    const during = await honestWork(call, asha)
    const slowest = await slowLine
    const { ended, mostInProgress } = trickle.end()
    return [
      taken('uploads of another, before and meanwhile: all are taken', idle, during),
      slower('their median time is less than 5 times idle', idle.uploads, during.uploads),
      slower('that of a list likewise', idle.lists, during.lists),
      {
        row: 'S20',
        claim: 'an honest upload over a line of 2 kB a second is taken too',
        figure: slowest,
        holds: slowest === '201',
      },
      {
        row: 'S20',
        claim: `an account has at most ${maxUploads} uploads in progress`,
        figure: `${mostInProgress} of ${accounts} accounts; ${ended}`,
        holds: mostInProgress <= accounts * maxUploads,
      },
    ]
  },
}

type Work = { uploads: Answer[]; lists: Answer[] }

/** Uploads and lists of somebody else, one after another. */
async function honestWork(call: Caller['call'], { token }: Person): Promise<Work> {
  const work: Work = { uploads: [], lists: [] }
  for (let n = 0; n < honestTries; n++) {
    const form = new FormData()
    form.append('resume', file)
    work.uploads.push(await call('POST', '/resume/upload?replace=true', { token, form }))
    work.lists.push(await call('GET', '/internship?limit=20', { token }))
    await sleep(200)
  }
  return work
}

function taken(claim: string, idle: Work, during: Work): Finding {
  const [before, now] = [goodOf(idle), goodOf(during)]
  return {
    row: 'S20',
    claim,
    figure: `${before} and ${now} of ${honestTries}`,
    holds: Math.min(before, now) === honestTries,
  }
}

const goodOf = ({ uploads }: Work) => uploads.filter(({ status }) => status === 201).length

function slower(claim: string, idle: Answer[], during: Answer[]): Finding {
  const [before, now] = [medianOf(idle), medianOf(during)]
  return { row: 'S20', claim, figure: `${Math.round(before)} and ${Math.round(now)} ms`, holds: now < 5 * before }
}

const medianOf = (answers: Answer[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.5,
  )

/** Sixty kilobytes in half a minute. Gives the status of the answer. */
async function slowHonestUpload(address: string, { token }: Person): Promise<string> {
  const { head: words, rest } = wholeUpload(token, 60_000)
  const upload = open(address, words)
  for (let sent = 0; sent < rest.length && !upload.line.destroyed; sent += 2000) {
    upload.line.write(rest.subarray(sent, sent + 2000))
    await sleep(1000)
  }
  await sleep(1000)
  upload.line.destroy()
  return upload.status()
}

type Slow = Line & { since: number }

/** Within this time the server answers an upload that it rejects. */
const rejectionMs = 5000

/** Sends a byte a second on each upload until `end` is called, which returns how uploads ended and how many were open. */
function trickleFrom(address: string, crowd: readonly Person[]) {
  const endings = new Map<string, number>()
  let mostInProgress = 0
  const begin = ({ token }: Person): Slow => ({
    ...open(address, head(token, 5 * 1024 ** 2)),
    since: performance.now(),
  })
  const people = crowd.flatMap((person) => Array.from({ length: uploadsOfEach }, () => person))
  const uploads = people.map(begin)

  const timer = setInterval(() => {
    const isInProgress = (upload: Slow) => upload.status() === 'none' && !upload.line.destroyed
    const accepted = uploads.filter((one) => isInProgress(one) && performance.now() - one.since > rejectionMs)
    mostInProgress = Math.max(mostInProgress, accepted.length)
    for (const [n, upload] of uploads.entries()) {
      if (isInProgress(upload)) upload.line.write('x')
      else {
        endings.set(upload.status(), (endings.get(upload.status()) ?? 0) + 1)
        upload.line.destroy()
        uploads[n] = begin(people[n]!)
      }
    }
  }, 1000)

  return {
    end() {
      clearInterval(timer)
      for (const { line } of uploads) line.destroy()
      const ended = [...endings].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none ended'
      return { ended, mostInProgress }
    },
  }
}
