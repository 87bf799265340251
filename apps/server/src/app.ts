import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import Fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/account-routes.ts'
import { alertRoutes } from './features/alerts/alert-routes.ts'
import { analysisRoutes } from './features/analysis/analysis-routes.ts'
import { applicantNoteRoutes } from './features/applicant-notes/note-routes.ts'
import { applicantTableRoute } from './features/applicant-table/applicant-table-route.ts'
import { applicationLifeRoutes } from './features/applying/application-life-routes.ts'
import { applicationRoutes } from './features/applying/application-routes.ts'
import { authRoutes } from './features/auth/auth-routes.ts'
import { mailedLinkRoutes } from './features/auth/email-link-routes.ts'
import { findUserByToken } from './features/auth/session.ts'
import { bulkActionRoutes } from './features/bulk-actions/bulk-action-routes.ts'
import { calendarFeedRoutes } from './features/calendar-feed/calendar-feed-routes.ts'
import { companyRoutes } from './features/companies/company-routes.ts'
import { contactRoutes } from './features/contact/contact-routes.ts'
import { feedRoutes } from './features/feeds/feed-routes.ts'
import { sitemapRoutes } from './features/feeds/sitemap-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { interviewRoutes } from './features/interviews/interview-routes.ts'
import { listingImageRoutes } from './features/listing-image/listing-image-routes.ts'
import { internshipRoutes } from './features/listing-pages/internship-routes.ts'
import { messageRoutes } from './features/messages/message-routes.ts'
import { notificationRoutes } from './features/notifications/notification-routes.ts'
import { outboxRoutes } from './features/outbox/outbox-routes.ts'
import { preferenceRoutes } from './features/preferences/preference-routes.ts'
import { profileRoutes } from './features/profile/profile-routes.ts'
import { loadPageRenderer } from './features/public-pages/page-renderer.ts'
import { publicCompanyRoute } from './features/public-pages/public-company.ts'
import { publicPageRoutes } from './features/public-pages/public-page-routes.ts'
import { replyRoutes } from './features/replies/reply-routes.ts'
import { reportRoutes } from './features/reports/report-routes.ts'
import { resumeRoutes } from './features/resumes/resume-routes.ts'
import { savedRoutes } from './features/saved/saved-routes.ts'
import { settingsRoutes } from './features/settings/settings-routes.ts'
import { createMissingPages } from './features/site/missing-pages.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { readJsonBodies } from './http/contract/json-body.ts'
import { serializerCompiler } from './http/contract/serializer.ts'
import { rejectUnstorableText } from './http/contract/storable-text.ts'
import { handleErrors, handleInvalidUrl } from './http/errors/error-handler.ts'
import { serveWebApp } from './http/lifecycle/web-app.ts'
import { rejectWhenOverloaded } from './http/limits/overload.ts'
import { limitRequestRate } from './http/limits/request-rate.ts'
import { openApiRoute } from './http/openapi/openapi.ts'
import { authenticate } from './http/security/authenticate.ts'
import { setHeaders } from './http/security/headers.ts'
import { ResponseLog } from './http/security/request-log.ts'
import { logSecurityEvents } from './http/security/security-log.ts'
import { warnOfUntrustedProxy } from './http/security/untrusted-proxy.ts'

export type AppOptions = {
  logger?: Exclude<FastifyServerOptions['logger'], undefined>
  /** The folder of the built web app; without it only the API is served. */
  webFolder?: string
  trustedProxies?: number
  /** Whether security events are logged. */
  logsSecurity?: boolean
  /** Above it API requests are rejected with 503; 0 is no limit. */
  maxEventLoopDelayMs?: number
}

export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { logger = false, webFolder = '', trustedProxies = 0, logsSecurity = false, maxEventLoopDelayMs = 0 } = options
  const app = Fastify({
    logger,
    logController: new ResponseLog(),
    genReqId: () => randomUUID(),
    // The nearest proxy is hop 0. Entries beyond our own proxies can be forged.
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    frameworkErrors: (error, _request, reply) => void handleInvalidUrl(error, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  readJsonBodies(app)
  rejectUnstorableText(app)
  await app.register(setHeaders)
  if (trustedProxies === 0) await app.register(warnOfUntrustedProxy)
  await app.register(limitRequestRate, { perMinute: deps.limits.requestsPerMinute })
  await app.register(rejectWhenOverloaded, { maxEventLoopDelayMs })
  await app.register(etag, { weak: true })
  await app.register(compress, { encodings: ['br', 'gzip'] })
  await app.register(authenticate, { findUser: (token) => findUserByToken(deps, token) })
  if (logsSecurity) logSecurityEvents(app)
  openApiRoute(app)

  const missingPages = createMissingPages(app.log)
  healthRoutes(app, deps, missingPages)
  siteRoutes(app, deps, missingPages)
  authRoutes(app, deps)
  accountRoutes(app, deps)
  profileRoutes(app, deps)
  preferenceRoutes(app, deps)
  settingsRoutes(app, deps)
  mailedLinkRoutes(app, deps)
  outboxRoutes(app, deps)
  contactRoutes(app, deps)
  internshipRoutes(app, deps)
  companyRoutes(app, deps)
  publicCompanyRoute(app, deps)
  reportRoutes(app, deps)
  savedRoutes(app, deps)
  alertRoutes(app, deps)
  resumeRoutes(app, deps)
  analysisRoutes(app, deps)
  applicationRoutes(app, deps)
  applicationLifeRoutes(app, deps)
  bulkActionRoutes(app, deps)
  applicantNoteRoutes(app, deps)
  applicantTableRoute(app, deps)
  replyRoutes(app, deps)
  messageRoutes(app, deps)
  interviewRoutes(app, deps)
  calendarFeedRoutes(app, deps)
  notificationRoutes(app, deps)
  sitemapRoutes(app, deps)
  feedRoutes(app, deps)
  listingImageRoutes(app, deps)
  const renderer = await loadPageRenderer(webFolder)
  if (renderer) publicPageRoutes(app, deps, renderer)
  await serveWebApp(app, webFolder)
  return app
}
