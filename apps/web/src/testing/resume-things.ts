import type { Analysis, Match, ScorePart, WhatIf } from '@fledge/contract/analysis'
import type { Ledger } from '@fledge/contract/applications'
import type { Reading, Resume } from '@fledge/contract/resumes'

const job = {
  title: 'Web intern',
  company: 'Kite Labs',
  duration: 'May 2025 - Jul 2025',
  description: 'Built pages in React',
}
const study = {
  degree: 'B.Tech',
  field: 'Computer Science',
  institution: 'Sahyadri Institute of Technology',
  years: '2023 - 2027',
  grade: '8.4 CGPA',
}

/** Asha's resume after reading. */
export const aResume = (over: Partial<Resume> = {}): Resume => ({
  _id: 'r1',
  id: 'r1',
  filename: 'asha.pdf',
  url: '/api/resume/r1/file',
  uploadedAt: '2026-03-01T09:00:00.000Z',
  fileSize: 42_000,
  kind: 'pdf',
  status: 'read',
  message: null,
  skills: ['React', 'TypeScript', 'SQL'],
  experience: ['Web intern, Kite Labs, May 2025 - Jul 2025'],
  education: ['B.Tech in Computer Science, Sahyadri Institute of Technology, 2023 - 2027'],
  experienceEntries: [job],
  educationEntries: [study],
  ...over,
})

const lines = ['Asha Rao', 'Skills: React, TypeScript, SQL', 'Web intern, Kite Labs', 'Built pages in React']

/** The reading of Asha's resume. */
export const aReading = (over: Partial<Reading> = {}): Reading => ({
  readerVersion: '1',
  pages: 1,
  lines: lines.map((text) => ({ page: 1, text, hidden: null })),
  name: 'Asha Rao',
  email: 'asha@example.test',
  phone: null,
  confidence: { name: 0.9, email: 1, phone: null },
  skills: [
    {
      skill: 'React',
      sources: [
        { line: 3, start: 15, end: 20 },
        { line: 1, start: 8, end: 13 },
      ],
    },
    { skill: 'TypeScript', sources: [{ line: 1, start: 15, end: 25 }] },
  ],
  experience: [{ ...job, confidence: 0.9, from: 2, to: 3, anchor: job.title, added: null }],
  education: [{ ...study, confidence: 0.4, from: 0, to: 0, anchor: study.degree, added: null }],
  addable: { experience: [], education: [] },
  otherSkills: [],
  volunteering: [],
  projects: [],
  credentials: [],
  flags: [],
  corrections: null,
  ...over,
})

export const aPart = (over: Partial<ScorePart> = {}): ScorePart => ({
  kind: 'requirement',
  phrase: 'React',
  skill: 'React',
  points: 40,
  outOf: 40,
  met: 'yes',
  quote: { text: 'React', source: { line: 3, start: 15, end: 20 }, continued: [], marks: [{ start: 0, end: 5 }] },
  nearest: null,
  importance: 'asked',
  shown: null,
  similar: null,
  ...over,
})

export const aMissingPart = (phrase: string, over: Partial<ScorePart> = {}): ScorePart =>
  aPart({ phrase, skill: phrase, points: 0, outOf: 28, met: 'no', quote: null, ...over })

/** The match of Asha's resume with the listing of Kite Labs. */
export const aMatch = (over: Partial<Match> = {}): Match => ({
  internshipId: 'i1',
  internshipTitle: 'Frontend Developer Intern',
  company: 'Kite Labs',
  location: 'Pune',
  type: 'Hybrid',
  description: 'Build the pages that students use every day.',
  stipend: 15_000,
  stipendMax: null,
  duration: '3 months',
  matchPercentage: 72,
  band: 'good',
  reason: null,
  parts: [aPart({ points: 72, outOf: 72 }), aMissingPart('Docker')],
  conditions: [],
  ...over,
})

/** The evidence of a score, without parts and lines by default. */
export const aLedger = (over: Partial<Ledger> = {}): Ledger => ({
  matchPercentage: 72,
  band: 'good',
  reason: null,
  lines: [],
  parts: [],
  conditions: [],
  ...over,
})

export const anAnalysis = (matches: Match[], parsing: Partial<Analysis['parsing']> = {}): Analysis => ({
  parsing: {
    skills: ['React', 'TypeScript', 'SQL'],
    experience: [job],
    education: [study],
    wasParsed: false,
    lastParsed: '2026-03-01T09:00:00.000Z',
    flags: [],
    ...parsing,
  },
  matching: {
    matches,
    considered: 1500,
    counts: countsOf(matches),
    demand: { listings: 0, skills: [] },
    matchingVersion: '1',
  },
})

function countsOf(matches: readonly Match[]): Analysis['matching']['counts'] {
  const counts = { excellent: 0, good: 0, fair: 0, low: 0 }
  for (const { band } of matches) if (band) counts[band]++
  return counts
}

/** The what-if response; no skills by default. */
export const aSkillToLearn = (
  skill: string,
  over: Partial<WhatIf['skills'][number]> = {},
): WhatIf['skills'][number] => ({ skill, here: null, moreFair: 0, moreGood: 0, moreExcellent: 0, ...over })

export const aWhatIf = (skills: WhatIf['skills']): WhatIf => ({ skills, considered: 1500, matchingVersion: '1' })
