import * as account from '../account.ts'
import * as analysis from '../analysis.ts'
import * as applicantNotes from '../applications/applicant-notes.ts'
import * as applicationLife from '../applications/application-lifecycle.ts'
import * as bulk from '../applications/bulk-actions.ts'
import * as decisions from '../applications/decisions.ts'
import * as replies from '../applications/replies.ts'
import * as applications from '../applications.ts'
import * as auth from '../auth.ts'
import * as calendarFeed from '../calendar-feed.ts'
import * as mailedLinks from '../email-tokens.ts'
import * as internships from '../internships.ts'
import * as interviews from '../interviews.ts'
import * as companies from '../listings/companies.ts'
import * as companySites from '../listings/company-site.ts'
import * as internshipForm from '../listings/internship-form.ts'
import * as reports from '../listings/reports.ts'
import * as messages from '../messages.ts'
import * as notifications from '../notifications.ts'
import * as preferences from '../preferences.ts'
import * as profile from '../profile.ts'
import * as resumes from '../resumes.ts'
import * as saved from '../saved-items.ts'
import * as settings from '../settings.ts'
import * as contact from '../site/contact.ts'
import * as outbox from '../site/outbox.ts'
import * as site from '../site/site.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'

/** Every endpoint of the product. A server test checks that each is served and documented. */
export const allEndpoints: Endpoint[] = [
  account,
  analysis,
  applicantNotes,
  applications,
  applicationLife,
  decisions,
  auth,
  bulk,
  calendarFeed,
  companies,
  companySites,
  contact,
  health,
  internshipForm,
  internships,
  interviews,
  mailedLinks,
  messages,
  notifications,
  outbox,
  preferences,
  profile,
  replies,
  reports,
  resumes,
  saved,
  settings,
  site,
].flatMap((module) => Object.values(module).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
