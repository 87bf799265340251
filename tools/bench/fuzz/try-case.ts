import { texts } from '@fledge/contract/texts'
import type { Person } from '../crash/people.ts'
import type { Answer, Caller } from './caller.ts'
import type { Case } from './cases.ts'

/** What became of a case, in a word for the table, and what must not happen. */
export type Trial = { outcome: string; slowestMs: number; faults: string[] }

const patience = 12_000

/** Uploads a file, has it analyzed, and takes it away again, as its student would. */
export async function tryCase(call: Caller, student: Person, { kind, bytes, number }: Case): Promise<Trial> {
  const { token } = student
  const form = new FormData()
  form.append('resume', new File([new Uint8Array(bytes)], `case ${number}.${kind}`, { type: typeOf[kind] }))
  const uploaded = await call('POST', '/resume/upload', { token, body: form })
  const answers = [uploaded]
  if (uploaded.status !== 201) return trialOf(`refused: ${messageOf(uploaded)}`, answers, refusalFaults(uploaded))

  const { id } = (JSON.parse(uploaded.body) as { data: { id: string } }).data
  let analyzed = await call('POST', '/ai/analyze-resume', { token, body: { resumeId: id } })
  answers.push(analyzed)
  for (let again = 0; analyzed.status === 503 && again < 5; again++) {
    analyzed = await call('POST', '/ai/analyze-resume', { token, body: { resumeId: id } })
    answers.push(analyzed)
  }
  answers.push(await call('GET', `/resume/user/${student.id}`, { token }))
  answers.push(await call('GET', `/resume/${id}/file`, { token }))
  answers.push(await call('DELETE', `/resume/${id}`, { token }))
  const outcome = analyzed.status === 200 ? 'read' : `unreadable: ${messageOf(analyzed)}`
  return trialOf(outcome, answers, analysisFaults(analyzed))
}

function trialOf(outcome: string, answers: readonly Answer[], faults: string[]): Trial {
  const slowestMs = Math.max(...answers.map(({ ms }) => ms))
  if (slowestMs > patience) faults.push(`an answer after ${Math.round(slowestMs)} ms`)
  for (const { status, body } of answers) {
    const isFault = status === 0 || (status >= 500 && status !== 503)
    if (isFault) faults.push(`status ${status} ${body.slice(0, 200)}`)
  }
  return { outcome, slowestMs, faults }
}

function refusalFaults(answer: Answer): string[] {
  const allowed: string[] = [texts.resume.wrongType, texts.resume.tooLarge, texts.resume.noFile]
  return allowed.includes(messageOf(answer)) ? [] : [`refused with ${answer.status} ${answer.body.slice(0, 200)}`]
}

function analysisFaults(answer: Answer): string[] {
  const isExplained = answer.status === 422 && /This file|This resume|this PDF/.test(messageOf(answer))
  return answer.status === 200 || isExplained
    ? []
    : [`analysis ended with ${answer.status} ${answer.body.slice(0, 200)}`]
}

function messageOf({ body }: Answer): string {
  try {
    return String((JSON.parse(body) as { message?: unknown }).message)
  } catch {
    return body.slice(0, 80)
  }
}

const typeOf = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}
