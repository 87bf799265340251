import { identityKinds } from '@fledge/core/matching/fairness/identity-kinds'
import { settings } from '@fledge/core/matching/profile/settings'
import { bands } from '@fledge/core/matching/score/score-bands'
import { z } from 'zod'
import { companyLogo } from './fields/named-company.ts'
import { endpoint, shownWorkType, withData } from './http/endpoint.ts'
import { educationEntry, experienceEntry, reading, source } from './resumes.ts'

/** One row of the ledger; the points of all rows add up to the percentage (see core/matching/score/score-parts.ts). */
export const scorePart = z.object({
  /** 'similar' is similar work; 'limit' is there only where it holds the percentage down, with negative points. */
  kind: z.enum(['requirement', 'description', 'title', 'similar', 'limit']),
  /** For 'limit' the must that is not met, or empty when nothing is. */
  phrase: z.string(),
  skill: z.string().nullable(),
  points: z.int(),
  outOf: z.int(),
  /** 'yes' was used; 'partly' is named or learned, but not used; 'related' is only something near. */
  met: z.enum(['yes', 'partly', 'related', 'no']),
  /** A sentence or bullet: the text at `source`, and at `continued` where it runs over the end of a line. */
  quote: z
    .object({
      text: z.string(),
      source,
      continued: z.array(source),
      /** The places in `text` of the words that prove it. */
      marks: z.array(z.object({ start: z.int(), end: z.int() })),
    })
    .nullable(),
  /** The skill of the resume that shows `skill`, when it is another one. */
  nearest: z.string().nullable(),
  importance: z.enum(['must', 'asked', 'nice']),
  /** How the resume shows it: in the strongest setting, in how many jobs and projects, and until when. */
  shown: z
    .object({
      setting: z.enum(settings),
      entries: z.int(),
      lastYear: z.union([z.int(), z.literal('present')]).nullable(),
      isRecent: z.boolean(),
      hasResult: z.boolean(),
      /** The points that the next step adds: a project with it or, for what was used, all that is missing to full. */
      gain: z.int(),
    })
    .nullable(),
  /** For similar work: the entry of the resume that is nearest, and why. */
  similar: z
    .object({
      by: z.enum(['role', 'field', 'deeds']),
      kind: z.enum(['work', 'volunteering', 'project', 'study']),
      title: z.string(),
      field: z.string().nullable(),
      /** How many entries of its kind are of the field. */
      count: z.int(),
      outOf: z.int(),
      /** How many of the things that are asked it used. */
      used: z.int(),
      asked: z.int(),
    })
    .nullable(),
})
export type ScorePart = z.infer<typeof scorePart>

/** What has to suit besides skills, with the listing's own wording; shown next to the score and never in it. */
export const condition = z.object({
  kind: z.enum(['place', 'start', 'degree', 'year', 'cgpa', 'stipend', 'experience', 'other']),
  phrase: z.string(),
  /** Null when the resume and the preferences do not tell. */
  fits: z.boolean().nullable(),
  /** What it was compared with. */
  note: z.string().nullable(),
  /** For what the company asks in a field of its own: the words of the resume that it was compared with. */
  says: z.string().optional(),
})
export type Condition = z.infer<typeof condition>

/** Which preferences a listing misses, in words. */
export const miss = z.object({ kind: z.enum(['place', 'start', 'stipend', 'field']), text: z.string() })

/** A number with its band, or no number and the reason. */
export const fit = z.object({
  matchPercentage: z.int().min(0).max(100).nullable(),
  band: z.enum(bands).nullable(),
  reason: z.enum(['no_resume', 'unreadable_resume', 'empty_listing']).nullable(),
})
export type Fit = z.infer<typeof fit>

/** The requirement that a resume shows best, with the words of the resume around the proof. */
export const bestProof = z.object({ phrase: z.string(), before: z.string(), mark: z.string(), after: z.string() })

export const match = fit.extend({
  internshipId: z.string(),
  internshipTitle: z.string(),
  company: z.string(),
  logoUrl: companyLogo,
  location: z.string(),
  type: shownWorkType,
  description: z.string(),
  /** Null, as the duration, where a server does not send it. */
  stipend: z.int().nullable(),
  stipendMax: z.int().nullable().default(null),
  duration: z.string().nullable(),
  parts: z.array(scorePart),
  conditions: z.array(condition),
  /** Only for a student with preferences: those that it misses. */
  misses: z.array(miss).optional(),
})
export type Match = z.infer<typeof match>

export const analysis = z.object({
  parsing: z.object({
    skills: z.array(z.string()),
    experience: z.array(experienceEntry),
    education: z.array(educationEntry),
    /** Whether the file was read during this call. */
    wasParsed: z.boolean(),
    lastParsed: z.iso.datetime(),
    flags: reading.shape.flags,
  }),
  matching: z.object({
    matches: z.array(match),
    /** How many open internships were compared. */
    considered: z.int(),
    /** How many of them are in each band; `matches` holds the best of these. */
    counts: z.record(z.enum(bands), z.int()),
    /** How many open internships of the resume's fields of work there are, and what they ask for most often. */
    demand: z
      .object({
        listings: z.int(),
        skills: z.array(z.object({ skill: z.string(), listings: z.int(), shown: z.enum(['used', 'named', 'no']) })),
      })
      .default({ listings: 0, skills: [] }),
    matchingVersion: z.string(),
  }),
})
export type Analysis = z.infer<typeof analysis>

export const analyzeResume = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-resume',
  summary: 'Read one’s resume and match it with every open internship',
  access: 'student',
  body: z.object({
    resumeId: z.string({ error: 'No resume selected for analysis' }).min(1, 'No resume selected for analysis').max(100),
  }),
  response: withData(analysis),
})

/** What one more skill would change; the counts are over the open internships. */
const whatIfSkill = z.object({
  skill: z.string(),
  /** The score for the internship asked about, without and with the skill. */
  here: z.object({ before: z.int(), after: z.int(), band: z.enum(bands) }).nullable(),
  moreFair: z.int().default(0),
  moreGood: z.int(),
  moreExcellent: z.int(),
})

export const whatIf = z.object({
  /** Skills worth learning, those that help most first, for one internship or over all. */
  skills: z.array(whatIfSkill),
  considered: z.int(),
  matchingVersion: z.string(),
})
export type WhatIf = z.infer<typeof whatIf>

export const getWhatIf = endpoint({
  method: 'GET',
  path: '/api/ai/what-if',
  summary: 'What one more skill would change: for one internship, or over all open ones',
  access: 'student',
  query: z.object({ internshipId: z.string().max(100).optional() }),
  response: withData(whatIf),
})

const fairnessCheck = z.object({
  /** The score of the resume as it is. */
  matchPercentage: z.int(),
  /** Every change of the person with the score that it gives; all are the same. */
  runs: z.array(z.object({ kind: z.enum(identityKinds), said: z.string(), matchPercentage: z.int().nullable() })),
  moved: z.int(),
})
export type FairnessCheck = z.infer<typeof fairnessCheck>

export const checkFairness = endpoint({
  method: 'POST',
  path: '/api/ai/fairness-check',
  summary: 'Score one’s resume for an internship again under other names, pronouns, colleges, places and ages',
  access: 'student',
  body: z.object({ internshipId: z.string().max(100) }),
  response: withData(fairnessCheck),
})
