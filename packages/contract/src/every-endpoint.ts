import * as analysis from './analysis.ts'
import * as applications from './applications.ts'
import * as auth from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as internships from './internships.ts'
import * as notifications from './notifications.ts'
import * as resumes from './resumes.ts'

/** Every endpoint of the product. A server test proves that each is served and documented. */
export const everyEndpoint: Endpoint[] = [
  analysis,
  applications,
  auth,
  health,
  internships,
  notifications,
  resumes,
].flatMap((module) => Object.values(module).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
