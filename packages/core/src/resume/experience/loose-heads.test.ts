import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'

const jobsOf = (text: string) =>
  findExperience(readable(text)).map(({ title, company, start, end }) => [title, company, start, end])

const units = ['ICU', 'Front Office', 'Labour room', 'Housekeeping', 'Casualty', 'Store', 'Kitchen', 'Features desk']

test.each(units)('a unit on its own line below the employer is shown as the title: %s', (unit) => {
  const text = (name: string) => `${name}, Pune\tMay 2025 – July 2025\n${unit}\n• Kept the register\n• Met 20 people`
  for (const employer of ['Sassoon Hospital', 'The Lotus Bay Resort', 'Kite Labs'])
    expect(jobsOf(text(employer))[0]?.[0], employer).toBe(unit)
})

const roles = [
  'design intern',
  'visual merchandising assistant',
  'Banquet server (part time)',
  'Event volunteer',
  'accounts assistant (full-time)',
  'junior site engineer',
]

describe('a role is no sentence, whatever its letters are', () => {
  test.each(roles)('%s', (role) => {
    for (const date of [', May – July 2025', ' | May 2025 - July 2025', ' (May 2025 to July 2025)'])
      expect(jobsOf(`Kite Studio, Jaipur\n${role}${date}\nmade 18 sheets, bought fabric from two shops`), date).toEqual(
        [[role, expect.stringContaining('Kite Studio'), '2025-05', '2025-07']],
      )
  })
})

test.each(['Intern', 'Research Intern', 'Site Supervisor', 'Junior Reporter'])(
  'a role that begins the text below a firm and its date is the title: %s',
  (role) => {
    for (const sign of ['.', ':']) {
      const text = `Centre for Policy and Rights (Dec 2024 - Jan 2025)\n${role}${sign} Wrote a brief on two rules.`
      const [job] = findExperience(readable(text))
      expect([job?.title, job?.company, job?.description]).toEqual([
        role,
        'Centre for Policy and Rights',
        'Wrote a brief on two rules.',
      ])
    }
  },
)

test.each(['1. ', '• ', ''])('sentences with dates are jobs behind the mark %j', (mark) => {
  const text = [
    'Worked as site supervisor in Vindhya Construction from July 2023 to June 2024. Checked RCC work of a wall.',
    'Summer training of 6 weeks at PWD in June-July 2025. Did levelling and made L-section.',
  ]
  expect(jobsOf(text.map((line) => `${mark}${line}`).join('\n'))).toEqual([
    ['site supervisor', 'Vindhya Construction', '2023-07', '2024-06'],
    ['Summer training', 'PWD', '2025-06', '2025-07'],
  ])
})

test('labels below a job begin lines of their own', () => {
  const [job] = findExperience(
    readable('Web Intern, Kite Labs, May 2025 – July 2025\n- Built it\nCODE: github.com/asha/x'),
  )
  expect(job?.description).toBe('Built it\nCODE: github.com/asha/x')
})

test.each(['Head @ Girl', 'Freelance'])('%s has no employer', (text) => {
  const title = text.replace(' @', '')
  expect(jobsOf(`${title}\n2023 – 2024\n- Led 20 people`)).toEqual([[title, '', '2023', '2024']])
})
