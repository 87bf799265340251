import { defaultPrivacy } from '@fledge/core/applications/shared-contact'
import { undoChoices } from '@fledge/core/applications/undo-window'
import { defaultNotifications } from '@fledge/core/notification-settings'
import { z } from 'zod'
import { endpoint, withData } from './http/endpoint.ts'

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
  /**
   * Seconds for which pages let a company undo a decision before it is released; pages send them as `tellIn`. Null: 10 seconds,
   * and 10 minutes for many at once. Always null for students.
   */
  undoSeconds: z
    .union(
      undoChoices.map((seconds) => z.literal(seconds)),
      `Choose one of ${undoChoices.join(', ')} seconds`,
    )
    .nullable(),
})
export type Settings = z.infer<typeof settings>

/** The settings of a person who changed none (§9). */
export const defaultSettings: Settings = {
  ...defaultNotifications,
  ...defaultPrivacy,
  theme: 'system',
  matchAlerts: true,
  weeklyDigest: true,
  undoSeconds: null,
}

/** An old process does not send every setting. */
const response = withData(settings.extend({ undoSeconds: settings.shape.undoSeconds.default(null) }))

const path = '/api/users/me/settings'

export const getSettings = endpoint({
  method: 'GET',
  path,
  summary: 'One’s settings',
  access: 'member',
  response,
})

export const saveSettings = endpoint({
  method: 'PUT',
  path,
  summary: 'Change some of one’s settings; the others stay',
  access: 'member',
  body: settings.partial(),
  response,
})
