import type { Config } from './config.ts'

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
    ...(mail.publicUrl === null ? [hasNoAddress] : []),
    ...(mail.smtpUrl === null && mail.outboxSecret === null ? [cannotMail] : []),
  ]
}

const hasNoAddress =
  '  Warning: PUBLIC_URL is not set, so feeds, robots.txt, the sitemap and shared pages name any host that a visitor asks for, and are never cached. Set PUBLIC_URL to the address of this site.'

const cannotMail =
  '  Warning: no email can be delivered, so no one can confirm an address or reset a password. Set SMTP_URL, or OUTBOX=1.'
