import { linesOfText } from '@fledge/core/resume/layout/lines-of-text'
import { readResume } from '@fledge/core/resume/read-resume'
import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { failed, type ReadFailure } from '../outcome.ts'
import { parseResponse } from './parse-response.ts'

const resume = `Asha Rao
asha@rao.test
Experience
Software Engineer, Kite Labs, June 2024 - Present
Built services in Java and Python
Education
B.Tech in Computer Science, Goa University, 2021 - 2025
Skills
Java, Python, SQL
Projects
Seat Finder, May 2023
Certifications
Machine Learning, Coursera, 2023
Volunteering
Volunteer Teacher, Asha Foundation, June 2022 - May 2023`
const text = { pages: 1, lines: linesOfText(resume) }
const good = { ok: true, text, draft: readResume(text) }

const sent = (message: unknown) => Buffer.from(JSON.stringify(message))
/** The good reading as its JSON, with one thing changed. */
function changed(change: (reading: typeof good) => void) {
  const reading: typeof good = structuredClone(good)
  change(reading)
  return sent(reading)
}

test('returns entries that are a part of a line', () => {
  const lines = linesOfText(
    `Asha Rao\nasha@rao.test\nI made a site for my uncle's sweet shop in React. I also made an attendance app for our department in PHP. Last summer I worked at Zed Computers part time for 2 months, there I was repairing printers.`,
  )
  const reading = { ok: true, text: { pages: 1, lines }, draft: readResume({ pages: 1, lines }) }
  expect(JSON.stringify(reading.draft)).toMatch(/"lines":\{"from":2,"to":2,"(?:start|end)"/)
  expect(parseResponse(sent(reading))).toEqual(reading)
})

test('returns a valid reading unchanged', () => {
  expect(parseResponse(sent(good))).toEqual(good)
  expect(good.draft.experience).toHaveLength(1)
  expect(good.draft.education).toHaveLength(1)
  expect(good.draft.projects).toHaveLength(1)
  expect(good.draft.credentials).toHaveLength(1)
  expect(good.draft.volunteering).toHaveLength(1)
})

test('places a line without coordinates at the edge of its page', () => {
  const received = parseResponse(changed(({ text }) => Object.assign(text.lines[0]!, { x: Number.NaN })))
  expect(received.ok && received.text.lines[0]?.x).toBe(0)
})

test.each<ReadFailure>(['encrypted', 'old_format', 'scanned', 'damaged', 'too_complex', 'empty'])(
  'of a file that is %s only the reason is taken, in our words',
  (reason) => {
    expect(parseResponse(sent({ ok: false, reason, message: 'Call 0900 to have your file repaired.' }))).toEqual(
      failed(reason),
    )
  },
)

const first = <T>([one]: readonly T[]): T => one!
const forgedResponses: [string, Buffer][] = [
  ['no JSON', Buffer.from('{"ok":')],
  ['no reading', sent([1, 2, 3])],
  ['brackets without end', Buffer.from('['.repeat(1_000_000))],
  ['an additional property', sent({ ...good, isAdmin: true })],
  ['an additional property of a line', changed(({ text }) => Object.assign(first(text.lines), { html: '<b>' }))],
  ['more lines than allowed', changed(({ text }) => text.lines.push(...Array(limits.lines).fill(first(text.lines))))],
  ['a page that cannot be', changed(({ text }) => Object.assign(first(text.lines), { page: -1 }))],
  ['what the database cannot keep', changed(({ text }) => Object.assign(first(text.lines), { text: 'a\0b' }))],
  ['half a character', changed(({ draft }) => Object.assign(draft.name!, { text: '\ud800' }))],
  [
    'a skill on a line that is not there',
    changed(({ draft }) => Object.assign(first(first(draft.skills).sources), { line: text.lines.length })),
  ],
  [
    'an entry on lines that are not there',
    changed(({ draft }) => Object.assign(first(draft.experience).lines, { to: 500 })),
  ],
  ['a date that is none', changed(({ draft }) => Object.assign(first(draft.experience), { start: '<script>' }))],
  ['another reader’s version', changed(({ draft }) => Object.assign(draft, { readerVersion: 'mine' }))],
  ['a certainty of two', changed(({ draft }) => Object.assign(draft.email!, { confidence: 2 }))],
  ['a number that is a text', changed(({ draft }) => Object.assign(draft.email!.source, { start: '1; drop table' }))],
]

describe('reports the response of a compromised child as damaged', () => {
  test.each(forgedResponses)('%s', (_what, message) => {
    expect(parseResponse(message)).toEqual(failed('damaged'))
  })
})
