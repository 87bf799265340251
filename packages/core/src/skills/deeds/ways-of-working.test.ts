import { describe, expect, test } from 'vitest'
import { skills } from '../vocabulary.ts'
import { findAskedWays, findToldWays } from './ways-of-working.ts'

const names = (ids: Iterable<number>) => [...new Set([...ids].map((id) => skills[id]!.name))]
const told = (text: string) => names(findToldWays(text).map(({ id }) => id))

/** Every choice of one item of each list, with blanks between. */
const joined = (...lists: readonly string[][]): string[] =>
  lists.reduce((starts, list) => starts.flatMap((start) => list.map((end) => `${start} ${end}`.trim())), [''])

const leads = ['', 'Should be able to', 'Ability to', 'Good at', 'Must']

describe('law: a way of working is asked for with whatever is around it', () => {
  test.each([
    ['Time management', ['meet deadlines', 'finish work in time', 'complete tasks on time', 'stick to timelines']],
    ['Teamwork', ['work in a team', 'work with team members', 'work well with others', 'working in small groups']],
    [
      'Communication',
      joined(['talk', 'talking', 'speak', 'communicate'], ['to', 'with'], ['patients nicely', 'masons']),
    ],
    ['Leadership', joined(['lead', 'handle', 'manage'], ['a small team', 'the field team', 'volunteers'])],
    [
      'Coordination',
      joined(['coordinate with', 'coordinating with'], ['drivers and transporters', 'the site', 'labs']),
    ],
    ['Workshop facilitation', joined(['run', 'conduct', 'running'], ['group sessions', 'circles for mothers'])],
    ['Documentation', ['keep proper records', 'maintain daily registers', 'keeping neat paperwork']],
    ['Problem solving', ['solve problems on the spot', 'handle issues at site', 'find solutions quickly']],
    ['Customer service', joined(['deal with', 'handle', 'attend'], ['walk-in customers', 'guests politely'])],
    ['Attention to detail', ['careful with figures', 'accurate in data entry', 'check your own work']],
  ])('%s', (skill, phrases) => {
    for (const phrase of joined(leads, phrases)) expect(names(findAskedWays(phrase)), phrase).toEqual([skill])
  })

  test('several are all asked for', () => {
    expect(names(findAskedWays('Facilitation and leadership'))).toEqual(['Workshop facilitation', 'Leadership'])
    expect(names(findAskedWays('Able to work in team,  '))).toEqual(['Teamwork'])
    expect(names(findAskedWays('Able to work in team, split shifts'))).toEqual(['Teamwork'])
  })

  test.each([
    'Communication engineering',
    'Lead generation',
    'Group accounts consolidation',
    'On-time delivery report',
    'Coordination chemistry',
    'Team Foundation Server',
    'Workshop practice',
    'Talk show production',
    'Deadline tracking software',
    'Communication and Python',
  ])('but not by “%s”', (phrase) => {
    expect(findAskedWays(phrase)).toEqual([])
  })
})

const people = ['masons', 'nurses', 'growers', 'waiters', 'tailors', 'students', 'volunteers', 'interns', 'fitters']
const numbers = ['12', 'six', 'about 30']

describe('law: a deed shows a way of working in every trade', () => {
  test.each([
    ['Leadership', joined(['Headed', 'Led', 'Supervised', 'Was in charge of'], numbers, people)],
    [
      'Leadership',
      joined(['Headed', 'Led', 'Captained'], ['the', 'our'], ['night crew', 'Science Day committee', 'club']),
    ],
    [
      'Leadership',
      joined(['Leader of', 'I was the captain of'], ['our'], ['12 student group', 'batch', 'kho kho team']),
    ],
    [
      'Teamwork',
      joined(['Divided the', 'Shared our'], ['night shifts', 'work', 'duties'], ['among us', 'with the other nurses']),
    ],
    [
      'Teamwork',
      joined(['Took the duty', 'Covered the counter', 'Filled in'], ['for a colleague', 'for a friend who fell sick']),
    ],
    [
      'Teamwork',
      joined(['Built a model', 'Laid the slab', 'Ran the stall'], ['with three'], ['helpers', 'classmates', 'nurses']),
    ],
    ['Communication', joined(['Explained', 'Told'], ['the form to', 'the dose to'], numbers, people)],
    ['Communication', joined(['Gave a talk on'], ['belts', 'dengue'], ['to'], numbers, people)],
    ['Communication', joined(['Called', 'Answered', 'Rang'], numbers, people, ['about their forms'])],
    [
      'Client communication',
      joined(['Called', 'Met'], ['the client', 'the salon owner'], ['and noted the changes', 'and sent two drafts']),
    ],
    [
      'Time management',
      joined(
        ['Filed', 'Handed in', 'Sent'],
        ['every copy', 'all returns'],
        ['before the deadline', 'by 6 pm', 'before the 20th', 'on time'],
      ),
    ],
    [
      'Time management',
      joined(
        ['All'],
        ['plates', 'orders', 'files'],
        ['were'],
        ['served', 'done', 'sent'],
        ['before noon', 'within 40 minutes', 'on the same day'].slice(0, 2),
      ),
    ],
    [
      'Time management',
      [
        'Five months running, no late fee',
        'No order left late',
        'Never missed a print date',
        'Did not miss a single shift',
      ],
    ],
    [
      'Coordination',
      joined(
        ['Talked to', 'Called', 'I spoke with'],
        ['15'],
        ['drivers', 'vendors', 'suppliers'],
        ['the whole day', 'about pickups', 'to fix the dates'],
      ),
    ],
    ['Coordination', joined(['Followed up with'], ['two caterers and a courier', 'the lab', 'four suppliers'])],
    [
      'Workshop facilitation',
      joined(
        ['Ran', 'Held', 'Conducted'],
        ['a Friday circle', 'six sessions', 'a reading group'],
        ['of', 'for', 'with'],
        ['10 first-year students', '20 farmers', 'local women'],
      ),
    ],
    [
      'Problem solving',
      joined(
        ['When'],
        ['the printer', 'the bus', 'the mixer'],
        ['failed,', 'did not come,', 'was late,'],
        ['I'],
        ['arranged another', 'called the shop', 'changed the plan'],
      ),
    ],
    [
      'Complaint handling',
      joined(
        ['A guest', 'One parent', 'The caller'],
        ['was shouting', 'complained'],
        ['and I'],
        ['said sorry', 'changed it', 'gave a new one'],
      ),
    ],
    [
      'Attention to detail',
      joined(
        ['Checked', 'Counted', 'Compared'],
        ['each tray', 'all labels', 'the totals'],
        ['twice', 'before sending', 'line by line'],
      ),
    ],
  ])('%s: %j', (skill, sentences) => {
    for (const sentence of sentences) expect(told(sentence), sentence).toContain(skill)
  })
})

describe('law: what others led, what was attended, wished or denied shows none', () => {
  const deeds = [
    'a team of six masons',
    'the Science Day committee',
    'a session for 40 mothers',
    'a talk on dengue to 30 farmers',
  ]
  const traps = [
    'Attended',
    'Watched',
    'Was part of',
    'Listened to',
    'Hoping to lead',
    'Never led',
    'Reported to',
    'Was led by',
  ]
  test.each(joined(traps, deeds))('%s', (sentence) => {
    expect(told(sentence)).toEqual([])
  })

  test.each([
    'Our team won the cup',
    'Repaired two printers and 3 computers',
    "Managed the team's accounts in Tally",
    'Completed the course in time',
    'Analysed time series before 2024',
    'Sent data to clients over sockets',
    'Showed that customers buy less in rain',
    'Split the task between two threads',
    'Ran tests on a group of 12 rabbits',
    'Visited a factory with 40 students',
    'Shared a room with two students',
    'Lived with two friends in Pune',
    'Configured a link between two routers',
    'Angry Birds clone in Unity, changed the physics',
    'Opened the chamber at 9 am',
    'Taught by five teachers',
    'Trains ran on time',
  ])('nor does “%s”', (sentence) => {
    expect(told(sentence)).toEqual([])
  })
})
