import { isIP } from 'node:net'
import type { Config, Environment } from './config.ts'

/**
 * Returns the settings that make a server reachable for others, as text for the operator; empty for a local server. Any
 * of them turns on the public profile (`describePublicProfile`).
 */
export function findPublicReasons(settings: Environment): string[] {
  const { HOST, PUBLIC_URL, TRUST_PROXY, DATABASE_URL } = settings
  return [
    isLoopback(HOST) ? '' : `HOST is ${HOST}`,
    PUBLIC_URL === undefined ? '' : 'PUBLIC_URL is set',
    TRUST_PROXY === 0 ? '' : 'TRUST_PROXY is set',
    DATABASE_URL === undefined ? '' : 'DATABASE_URL is set',
  ].filter((reason) => reason !== '')
}

/** Whether a server on this host accepts connections of its own machine only. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Returns one line for each part of the public profile with its setting; empty without the profile. */
export function describePublicProfile(config: Config): string[] {
  const { publicReasons, demo, mail, strictPasswords, requireVerifiedEmail, logsSecurity, limits } = config
  if (publicReasons.length === 0) return []
  const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')
  return [
    `Public profile: on, because ${publicReasons.join(' and ')}.`,
    `  Demo accounts: ${onOff(demo !== 'off')} (DEMO)`,
    `  Outbox: ${onOff(mail.outboxSecret !== null)} (OUTBOX)`,
    `  The most common passwords: ${strictPasswords ? 'refused' : 'allowed'} (PASSWORD_STRICT)`,
    `  Confirmed email address before posting: ${requireVerifiedEmail ? 'required' : 'not required'} (REQUIRE_VERIFIED_EMAIL)`,
    `  Security log: ${onOff(logsSecurity)} (SECURITY_LOG)`,
    `  Requests per minute and address: ${limits.requestsPerMinute} (REQUESTS_PER_MINUTE)`,
    `  Per hour: ${limits.registrationsPerHour} registrations, ${limits.listingsPerHour} listings, ${limits.analysesPerHour} analyses (REGISTRATIONS_PER_HOUR, LISTINGS_PER_HOUR, ANALYSES_PER_HOUR)`,
    `  Stored files of one student: ${limits.storageMbPerAccount} MB (STORAGE_MB_PER_ACCOUNT)`,
    ...(mail.smtpUrl === null && mail.outboxSecret === null ? [cannotMail] : []),
  ]
}

const cannotMail =
  '  Warning: no email can be delivered, so no one can confirm an address or reset a password. Set SMTP_URL, or OUTBOX=1.'
