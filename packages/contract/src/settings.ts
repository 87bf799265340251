import { holdHoursMax } from '@fledge/core/applications/lifecycle'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { withData } from './http/response-envelope.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const flag = z.boolean()

/** What a person chose, under the specification's names (§3). */
export const settings = z.object({
  email: flag,
  push: flag,
  applications: flag,
  matches: flag,
  messages: flag,
  profileVisible: flag,
  showEmail: flag,
  showPhone: flag,
  theme: z.enum(themes),
  /** Whether a student is alerted at once to new internships that fit the resume; without effect for companies. */
  matchAlerts: flag,
  /** Whether a student gets a digest each Monday; without effect for companies. */
  weeklyDigest: flag,
  /** For how long a company's decision can be undone before the student hears of it; 0 for students. */
  holdHours: z.int('Choose whole hours').min(0, 'At least 0 hours').max(holdHoursMax, `At most ${holdHoursMax} hours`),
})
export type Settings = z.infer<typeof settings>

const path = '/api/users/me/settings'

export const getSettings = endpoint({
  method: 'GET',
  path,
  summary: 'One’s settings',
  access: 'member',
  response: withData(settings),
})

export const saveSettings = endpoint({
  method: 'PUT',
  path,
  summary: 'Change some of one’s settings; the others stay',
  access: 'member',
  body: settings.partial(),
  response: withData(settings),
})
