import type { AttackRow } from './attack-row.ts'

/** Attacks on sessions, passwords, ownership and input. */
export const accessAttacks: AttackRow[] = [
  {
    id: 'S1',
    attack: 'Call every guarded route without a session, with a forged, expired or ended one, or in the other role.',
    expected: '401 or 403 in one form; nothing changes',
    proofs: [
      { file: 'apps/server/src/http/contract/every-endpoint.test.ts' },
      { file: 'apps/server/src/features/auth/session.test.ts' },
    ],
  },
  {
    id: 'S2',
    attack: 'Read or change what belongs to somebody else, by its id in the address or the body.',
    expected: 'the answer for an id that does not exist, byte for byte; the database is unchanged',
    proofs: [{ file: 'apps/server/src/http/security/other-users-data.test.ts' }],
  },
  {
    id: 'S3',
    attack: 'As a company, download a resume before, during and long after an application.',
    expected: '404; 200; closed 90 days after a rejection',
    proofs: [
      {
        file: 'apps/server/src/features/applications/routes.test.ts',
        tests: ['opens the sent resume for both sides', 'responds to other users as for a missing resume or ledger'],
      },
      {
        file: 'apps/server/src/features/applications/progress.test.ts',
        tests: ['blocks the resume of a rejected application after 90 days'],
      },
    ],
  },
  {
    id: 'S4',
    attack: 'Post an internship as a student; apply, upload or analyze as a company.',
    expected: '403',
    proofs: [{ file: 'apps/server/src/http/contract/every-endpoint.test.ts' }],
  },
  {
    id: 'S5',
    attack: 'Send a role, an owner, an id, a status or a count that only the server may set.',
    expected: '400, or the field is ignored',
    proofs: [
      { file: 'apps/server/src/features/auth/register.test.ts', tests: ['ignores unknown fields'] },
      {
        file: 'apps/server/src/http/contract/hostile-bodies.test.ts',
        tests: [
          'assigns a listing to the company of the session',
          'rejects the application status',
          'neither role, address, password nor confirmation',
        ],
      },
    ],
  },
  {
    id: 'S6',
    attack: 'Send prototype keys, NUL bytes, deep or duplicate JSON, huge numbers and wrong types in every field.',
    expected: '400; no 500',
    proofs: [
      { file: 'apps/server/src/http/contract/hostile-input.test.ts' },
      {
        file: 'apps/server/src/http/contract/hostile-bodies.test.ts',
        tests: ['and stores nothing', 'over one megabyte', 'duplicate keys', 'a stipend as a number'],
      },
      { file: 'apps/server/src/features/auth/register.test.ts', tests: ['rejects prototype keys'] },
      { file: 'apps/server/src/features/auth/login.test.ts', tests: ['a body such as'] },
    ],
  },
  {
    id: 'S7',
    attack: 'Inject SQL and paths through every id, query and field.',
    expected: '400 or 404',
    proofs: [{ file: 'apps/server/src/http/contract/hostile-input.test.ts' }],
  },
  {
    id: 'S8',
    attack: 'Find out from sign-in which addresses have an account, by the answer or its time.',
    expected: 'same status, body and header names; medians within 2 ms',
    proofs: [
      {
        file: 'apps/server/src/features/auth/login.test.ts',
        tests: ['get the same response, byte for byte', 'runs the same statements'],
      },
      {
        file: 'apps/server/src/features/email-tokens/password.test.ts',
        tests: ['the answer for an unknown address is the same'],
      },
      { timed: 'enumeration' },
    ],
  },
  {
    id: 'S9',
    attack: 'Guess one account’s password, or try one password on many accounts.',
    expected: '429 with Retry-After at the limit; the owner still gets in from elsewhere',
    proofs: [
      {
        file: 'apps/server/src/features/auth/login.test.ts',
        tests: [
          'after three failures rejects the address',
          'the allowed number of concurrent guesses',
          'fails on many accounts',
        ],
      },
      {
        file: 'apps/server/src/features/account/password.test.ts',
        tests: ['guesses with a stolen session'],
      },
      { timed: 'guessing' },
    ],
  },
  {
    id: 'S10',
    attack: 'Send 200 sign-ins at once.',
    expected: 'all are answered; other requests take less than 5 times as long; memory grows by less than 150 MB',
    proofs: [{ timed: 'loginFlood' }],
  },
  {
    id: 'S11',
    attack: 'Use passwords that are long, Unicode, padded with spaces or contain NUL; read a stored hash.',
    expected: 'compared exactly; more than 1,024 bytes are 400; argon2id with 19 MiB and two passes',
    proofs: [
      { file: 'apps/server/src/features/auth/login.test.ts', tests: ['exactly'] },
      {
        file: 'apps/server/src/features/auth/register.test.ts',
        tests: ['as argon2id', 'and names the field'],
      },
    ],
  },
  {
    id: 'S12',
    attack: 'Choose one of the most common passwords.',
    expected: 'refused with PASSWORD_STRICT, which a public server has on; otherwise six characters, as specified',
    proofs: [
      { file: 'apps/server/src/features/auth/strict-passwords.test.ts' },
      { file: 'apps/server/src/public-profile.test.ts', tests: ['each part of the profile'] },
    ],
  },
  {
    id: 'S13',
    attack: 'Send a form, a request or a websocket from another site.',
    expected: '401, 403 or 415; no CORS header; no cookie counts',
    proofs: [
      { file: 'apps/server/src/http/contract/every-endpoint.test.ts' },
      { file: 'apps/server/src/http/security/headers.test.ts', tests: ['sends no CORS headers'] },
      {
        file: 'apps/server/src/features/auth/session.test.ts',
        tests: ['a token in the bearer header only', 'no response sets a cookie'],
      },
      {
        file: 'apps/server/src/realtime/gateway.test.ts',
        tests: ['rejects a page of the origin', 'rejects a websocket of another site'],
      },
    ],
  },
  {
    id: 'S14',
    attack: 'Use a stolen token.',
    expected: 'it ends with sign-out, a new password, a day without use and 30 days; only our own scripts run',
    proofs: [
      { file: 'apps/server/src/features/auth/session.test.ts' },
      {
        file: 'apps/server/src/features/account/password.test.ts',
        tests: ['ends all other sessions'],
      },
      { file: 'apps/server/src/features/account/sessions.test.ts' },
      { file: 'apps/server/src/http/security/headers.test.ts', tests: ['scripts come from our own files only'] },
    ],
  },
  {
    id: 'S15',
    attack: 'Look for an answer without security headers: pages, files, errors, unreadable requests, Socket.IO.',
    expected: 'all carry them',
    proofs: [
      { file: 'apps/server/src/http/security/headers.test.ts' },
      { file: 'apps/server/src/http/errors/malformed-requests.test.ts' },
      { file: 'apps/server/src/realtime/gateway.test.ts', tests: ['carry the security headers'] },
    ],
  },
]
