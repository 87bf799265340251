import { fieldsOfWork } from '@fledge/contract/fields-of-work'
import type { UndoSeconds } from '@fledge/core/applications/undo-window'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isoTime, ownedBy } from './columns.ts'
import { nameSkeleton } from './name-skeleton.ts'

/** An alert that can be stopped by a link in its mails. */
export type AlertKey = 'matches' | 'digest' | `search:${string}`

/** Accounts. `email` is trimmed and in lower case. */
export const users = pgTable('users', {
  id: id(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: ['student', 'company'] }).notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  /** When the mailed confirmation link was opened. */
  emailVerifiedAt: isoTime('email_verified_at'),
  phone: text('phone'),
  /** As a browser last named it at a sign-in or start. Mails show times in it. */
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  avatar: text('avatar', { enum: ['initials', 'generated', 'uploaded'] })
    .notNull()
    .default('initials'),
  /** In the file store, when the avatar is an uploaded picture. A new picture has a new id. */
  avatarFileId: uuid('avatar_file_id').unique(),
  /** When the account will be deleted, unless its owner restores it. */
  eraseAt: isoTime('erase_at'),
  createdAt: createdAt(),
})

/** A user's settings. Without a row the defaults apply. */
export const settings = pgTable('settings', {
  userId: ownedBy('user_id', () => users.id).primaryKey(),
  email: boolean('email').notNull().default(true),
  push: boolean('push').notNull().default(true),
  applications: boolean('applications').notNull().default(true),
  matches: boolean('matches').notNull().default(true),
  messages: boolean('messages').notNull().default(false),
  profileVisible: boolean('profile_visible').notNull().default(true),
  showEmail: boolean('show_email').notNull().default(false),
  showPhone: boolean('show_phone').notNull().default(false),
  theme: text('theme', { enum: ['light', 'dark', 'system'] })
    .notNull()
    .default('system'),
  /** Seconds for which pages let a company undo its decisions; null for the defaults of `undo-window`. */
  undoSeconds: integer('undo_seconds').$type<UndoSeconds>(),
  /** Whether a student is alerted at once to new internships that fit the resume. */
  matchAlerts: boolean('match_alerts').notNull().default(true),
  weeklyDigest: boolean('weekly_digest').notNull().default(true),
})

/** What a student wants of an internship. Without a row nothing was stated. */
export const preferences = pgTable('preferences', {
  userId: ownedBy('user_id', () => users.id).primaryKey(),
  cities: text('cities').array().notNull(),
  remote: boolean('remote').notNull(),
  startsFrom: date('starts_from'),
  /** Rupees per month. */
  minimumStipend: integer('minimum_stipend'),
  fields: text('fields', { enum: fieldsOfWork }).array().notNull(),
  updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
})

export const students = pgTable('students', {
  userId: ownedBy('user_id', () => users.id).primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  university: text('university').notNull(),
  major: text('major').notNull(),
  graduationYear: integer('graduation_year').notNull(),
  /** When the last weekly digest was sent or had nothing to say. */
  digestedAt: isoTime('digested_at').notNull().default(sql`now()`),
  preferencesSkippedAt: isoTime('preferences_skipped_at'),
})

export const companies = pgTable(
  'companies',
  {
    userId: ownedBy('user_id', () => users.id).primaryKey(),
    companyName: text('company_name').notNull(),
    /** Equal for names that look alike. */
    nameSkeleton: text('name_skeleton').generatedAlwaysAs(nameSkeleton(sql.raw('company_name'))),
    industry: text('industry').notNull(),
    companySize: text('company_size').notNull(),
    contactPerson: text('contact_person').notNull(),
    /** What the company says of itself on its public page. */
    about: text('about'),
  },
  (t) => [index('companies_name_skeleton').on(t.nameSkeleton)],
)

/** The domain of a company's site, and whether a DNS record has proved that the site is the company's. */
export const companyDomains = pgTable('company_domains', {
  companyId: ownedBy('company_id', () => companies.userId).primaryKey(),
  domain: text('domain').notNull(),
  /** What the DNS record must contain. */
  token: text('token').notNull(),
  /** When the record was last looked for. */
  checkedAt: isoTime('checked_at'),
  /** When the record was last found; null again once it is gone. */
  provedAt: isoTime('proved_at'),
  createdAt: createdAt(),
})

/** Sessions, by the SHA-256 of their random token. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: ownedBy('user_id', () => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** To the hour. */
    lastUsedAt: isoTime('last_used_at').notNull().default(sql`now()`),
    expiresAt: isoTime('expires_at').notNull(),
  },
  (t) => [index('sessions_of_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** A network or device of a past sign-in, which failed sign-ins elsewhere do not lock out. `key` is a hash. */
export const knownOrigins = pgTable(
  'known_origins',
  {
    userId: ownedBy('user_id', () => users.id),
    key: text('key').notNull(),
    /** To the day. */
    lastUsedAt: isoTime('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('known_origins_last_used').on(t.lastUsedAt)],
)

/** Purposes of mails that consist of a secret link. */
export const linkPurposes = ['reset_password', 'verify_email'] as const
const mailedTokenPurposes = [...linkPurposes, 'unsubscribe'] as const

/** Tokens of mailed links, by their SHA-256. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownedBy('user_id', () => users.id),
    purpose: text('purpose', { enum: mailedTokenPurposes }).notNull(),
    /** What a token for 'unsubscribe' stops: 'matches', 'digest' or 'search:<id>'. */
    alert: text('alert').$type<AlertKey>(),
    createdAt: createdAt(),
    expiresAt: isoTime('expires_at').notNull(),
    usedAt: isoTime('used_at'),
  },
  (t) => [index('mailed_tokens_of_user').on(t.userId)],
)
