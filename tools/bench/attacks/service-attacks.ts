import type { AttackRow } from './attack-row.ts'

/** Attacks on scores, models, limits and the protocol. */
export const serviceAttacks: AttackRow[] = [
  {
    id: 'S29',
    attack: 'Raise a score with hidden text, repeated words or disguised letters.',
    expected: 'hidden text earns nothing and is flagged; repetition is capped',
    proofs: [
      { file: 'packages/core/src/matching/score/stuffing.test.ts' },
      { file: 'packages/core/src/resume/screening/readable-lines.test.ts' },
    ],
  },
  {
    id: 'S30',
    attack: 'Address instructions to a machine in 40 resumes and 40 listings.',
    expected: 'same scores and order; Kendall’s tau of listings at least 0.95',
    proofs: [
      { file: 'packages/core/src/matching/score/injection.test.ts' },
      {
        file: 'apps/server/src/features/resumes/ask-second-reader.test.ts',
        tests: ['invented, hidden or an instruction'],
      },
    ],
  },
  {
    id: 'S31',
    attack: 'Take the AI model down, delay it, or let it answer nonsense or 10 MB.',
    expected: 'the reading without it, in time',
    proofs: [
      { file: 'apps/server/src/second-reader/second-reader.test.ts' },
      { file: 'apps/server/src/embedding-model/embedding-model.test.ts' },
      {
        file: 'apps/server/src/features/resumes/ask-second-reader.test.ts',
        tests: ['no analysis waits for the model'],
      },
    ],
  },
  {
    id: 'S32',
    attack: 'Register, post and analyze 1,000 times.',
    expected: '429 at the limits that are set',
    proofs: [{ file: 'apps/server/src/http/limits/quotas.test.ts' }, { timed: 'quotas' }],
  },
  {
    id: 'S33',
    attack: 'Send texts that make a regular expression take exponential time.',
    expected: 'linear time',
    proofs: [
      { file: 'packages/core/src/hostile-texts.test.ts' },
      { file: 'packages/core/src/resume/read-speed.test.ts' },
    ],
  },
  {
    id: 'S34',
    attack: 'Use other verbs, slashes, encodings, override headers and a forged X-Forwarded-For.',
    expected: '400 or 404; a forged address does not reset a limit',
    proofs: [
      {
        file: 'apps/server/src/http/security/headers.test.ts',
        tests: [' is 404', 'HEAD answers like GET'],
      },
      {
        file: 'apps/server/src/http/lifecycle/web-app.test.ts',
        tests: ['is 404 with the page of the web app', ' is 404'],
      },
      {
        file: 'apps/server/src/http/contract/hostile-bodies.test.ts',
        tests: ['matches no route', 'no header overrides the method'],
      },
      { file: 'apps/server/src/http/security/behind-a-proxy.test.ts' },
      { file: 'apps/server/src/features/auth/login.test.ts', tests: ['a forged forwarding header'] },
    ],
  },
  {
    id: 'S35',
    attack: 'Use a default secret, or read one from the disk as another user.',
    expected: 'there are no defaults; the database’s password is made at the first start, with mode 0600',
    proofs: [
      {
        file: 'packages/local-postgres/src/start.test.ts',
        tests: ['which only its owner can read'],
      },
      { file: 'apps/server/src/config.test.ts', tests: ['the secret of the outbox differs at each start'] },
    ],
  },
  {
    id: 'S36',
    attack: 'Write the API’s addresses in another way, or offer another protocol.',
    expected: 'the same limits and headers as under /api/; answered in HTTP/1.1',
    proofs: [
      { file: 'apps/server/src/http/limits/overload.test.ts', tests: ['an address written in another way'] },
      { file: 'apps/server/src/http/security/headers.test.ts', tests: ['at an address written in another way'] },
      { file: 'apps/server/src/http/lifecycle/http-server.test.ts', tests: ['a client that offers another protocol'] },
    ],
  },
]
