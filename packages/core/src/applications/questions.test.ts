import { expect, test } from 'vitest'
import { type Question, refuseAnswers } from './questions.ts'

const why: Question = { text: 'Why us?', kind: 'text', required: true, choices: [] }
const place: Question = { text: 'Where?', kind: 'choice', required: false, choices: ['Pune', 'Delhi'] }
const laptop: Question = { text: 'Laptop?', kind: 'yesno', required: true, choices: [] }
const answered = (...pairs: [string, string][]) => pairs.map(([question, answer]) => ({ question, answer }))

test.each([
  ['nothing where nothing is asked', [], [], null],
  ['all answers', [why, place, laptop], answered(['Laptop?', 'Yes'], ['Why us?', 'Data'], ['Where?', 'Pune']), null],
  ['no answer to an optional question', [place], [], null],
  ['no answer to a required question', [place, why], [], { question: 'Why us?', reason: 'required' }],
  [
    'an empty answer to a required question',
    [why],
    answered(['Why us?', '']),
    { question: 'Why us?', reason: 'required' },
  ],
  [
    'something else than the choices',
    [place],
    answered(['Where?', 'Goa']),
    { question: 'Where?', reason: 'no_choice' },
  ],
  [
    'something else than yes or no',
    [laptop],
    answered(['Laptop?', 'yes']),
    { question: 'Laptop?', reason: 'no_choice' },
  ],
  ['an answer to another question', [place], answered(['Old?', 'x']), { question: 'Old?', reason: 'unknown' }],
] as const)('judges %s', (_name, questions, answers, refusal) => {
  expect(refuseAnswers(questions, answers)).toEqual(refusal)
})
