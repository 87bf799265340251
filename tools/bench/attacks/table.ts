/** The attacks that `tools/bench/attacks.ts` runs against a running server, because they need time, memory or statistics. */
export type TimedAttack = 'enumeration' | 'guessing' | 'loginFlood' | 'streams' | 'slowUploads' | 'bombs' | 'quotas'

/**
 * What proves that an attack fails: a Vitest or Playwright file, or a timed attack. `tests` names some tests of the file
 * by a part of their names, and each part has to match a test that ran; without it every test of the file counts.
 */
export type Proof = { file: string; tests?: readonly string[] } | { timed: TimedAttack }

export type AttackRow = { id: string; attack: string; expected: string; proofs: readonly Proof[] }

const general: AttackRow[] = [
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
  {
    id: 'S16',
    attack: 'Put 66 scripts and markup into every field and open every screen.',
    expected: 'shown as text; nothing runs',
    proofs: [{ file: 'e2e/hostile-texts.spec.ts' }],
  },
  {
    id: 'S17',
    attack: 'Have the browser run an uploaded file.',
    expected: 'our own content type, nosniff, sandbox, attachment name by RFC 6266',
    proofs: [
      { file: 'apps/server/src/features/resumes/routes.test.ts', tests: ['without active content'] },
      { file: 'apps/server/src/features/resumes/upload.test.ts' },
    ],
  },
  {
    id: 'S18',
    attack: 'Upload files whose names climb folders, inject headers or disguise their ending.',
    expected: 'a random id on disk; a safe name to people',
    proofs: [
      { file: 'apps/server/src/features/resumes/file-name.test.ts' },
      { file: 'apps/server/src/features/resumes/upload.test.ts', tests: ['sanitizes a malicious name'] },
    ],
  },
  {
    id: 'S19',
    attack: 'Upload HTML, programs, archives and workbooks as resumes.',
    expected: '400 ‘Only PDF, DOC, and DOCX files are allowed’',
    proofs: [
      { file: 'apps/server/src/reading/detect-kind.test.ts' },
      { file: 'apps/server/src/features/resumes/upload.test.ts' },
    ],
  },
  {
    id: 'S20',
    attack: 'Send endless, stalled, slow, oversized and thousand-part uploads.',
    expected: 'refused in the order of the specification; memory and other requests unaffected',
    proofs: [
      { file: 'apps/server/src/features/resumes/upload.test.ts' },
      { file: 'apps/server/src/features/resumes/slow-uploads.test.ts' },
      {
        file: 'apps/server/src/http/lifecycle/http-server.test.ts',
        tests: ['with 408 and closes the connection', 'drops connections over the limit'],
      },
      { timed: 'streams' },
      { timed: 'slowUploads' },
    ],
  },
  {
    id: 'S21',
    attack: 'Upload 16 decompression and structure bombs.',
    expected: 'each ends within its limits of time and memory; the next file is read',
    proofs: [
      {
        file: 'apps/server/src/reading/reader.test.ts',
        tests: ['limits a hostile file', 'parses a long text in the child process'],
      },
      { timed: 'bombs' },
    ],
  },
  {
    id: 'S22',
    attack: 'Upload archives with climbing names, forged sizes, shared or 100,000 entries, or a password.',
    expected: 'refused or bounded; nothing is written',
    proofs: [
      { file: 'apps/server/src/reading/docx/zip.test.ts' },
      {
        file: 'apps/server/src/reading/docx/read-docx.test.ts',
        tests: ['unpacks beyond the limit', 'names that climb out'],
      },
      { file: 'apps/server/src/reading/reader.test.ts', tests: ['names in a zip that climb out'] },
    ],
  },
  {
    id: 'S23',
    attack: 'Make the reader open a connection or a file: entities, external links, scripts.',
    expected: 'no connection, no file',
    proofs: [
      { file: 'apps/server/src/reading/reader.test.ts', tests: ['addresses in a file are not called'] },
      { file: 'apps/server/src/reading/docx/read-docx.test.ts', tests: ['entities of a document type'] },
      { file: 'apps/server/src/reading/sandbox/drop-network.test.ts' },
    ],
  },
  {
    id: 'S24',
    attack: 'Have the server fetch an address that a caller names.',
    expected: 'it fetches none',
    proofs: [
      {
        file: 'apps/server/src/http/contract/hostile-bodies.test.ts',
        tests: ['does not request URLs that a client sends'],
      },
    ],
  },
  {
    id: 'S25',
    attack: 'Send a person to another site through a notification.',
    expected: 'only paths of this product are followed',
    proofs: [
      {
        file: 'packages/core/src/notifications.test.ts',
        tests: ['an action address of this product', 'is not followed'],
      },
    ],
  },
  {
    id: 'S26',
    attack: 'Put formulas, quotes and line breaks into the CSV report.',
    expected: 'quoted by RFC 4180; no cell begins like a formula',
    proofs: [{ file: 'packages/core/src/csv.test.ts' }],
  },
  {
    id: 'S27',
    attack: 'Open sockets without a session, from another site, in another room, in floods or with large frames.',
    expected: 'refused or ended; other people’s notifications are unchanged',
    proofs: [{ file: 'apps/server/src/realtime/gateway.test.ts' }],
  },
  {
    id: 'S28',
    attack: 'Wait for a screen to send a name, an address or a resume to another host.',
    expected: 'no request leaves our own host',
    proofs: [{ file: 'e2e/hostile-texts.spec.ts' }, { file: 'e2e/journey.spec.ts' }, { file: 'e2e/company.spec.ts' }],
  },
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

/** Attacks that succeeded against earlier versions. */
const proved: AttackRow[] = [
  {
    id: 'A1',
    attack: 'Block the server’s only thread with long corrections or with fairness checks.',
    expected: 'no block longer than 50 ms; one check at a time for an account; a stop ends within 10 seconds',
    proofs: [
      { file: 'apps/server/src/features/analysis/event-loop.test.ts' },
      { file: 'apps/server/src/features/resumes/correct.test.ts', tests: ['one at a time'] },
      {
        file: 'apps/server/src/features/analysis/check-fairness.test.ts',
        tests: ['runs one check per account', 'ends a check when its client disconnects'],
      },
      { file: 'scripts/start.test.ts', tests: ['ends a server whose event loop is blocked'] },
    ],
  },
  {
    id: 'A2',
    attack: 'Fill the memory with exports of many large files, or the disk with uploads.',
    expected: 'exports are streamed, one for an account and two at once; 413 beyond the storage quota',
    proofs: [
      {
        file: 'apps/server/src/features/account/export.test.ts',
        tests: ['archives equal files once', 'runs one export per account', 'use no more memory'],
      },
      { file: 'apps/server/src/features/resumes/storage-quota.test.ts' },
    ],
  },
  {
    id: 'A3',
    attack: 'Open the outbox, and with it any account, through a proxy that makes every visitor local.',
    expected: '404 without the secret; off on a public server unless asked for',
    proofs: [
      { file: 'apps/server/src/features/outbox/routes.test.ts' },
      {
        file: 'apps/server/src/config.test.ts',
        tests: ['the outbox is on', 'the secret of the outbox differs at each start'],
      },
      { file: 'apps/server/src/public-profile-process.test.ts', tests: ['the outbox of a public server'] },
    ],
  },
  {
    id: 'A4',
    attack: 'Sign in to a demo account with its published password, and receive real resumes.',
    expected: 'no sign-in while the demo is off; demo listings take demo students only on a public server',
    proofs: [{ file: 'apps/server/src/features/demo/demo-accounts.test.ts' }],
  },
  {
    id: 'A5',
    attack: 'Propose 60 interviews in a second to somebody else’s address, each mail with a subject of one’s own.',
    expected: 'no mail to an address that is not confirmed; 429 at the limits; fixed subjects',
    proofs: [
      { file: 'apps/server/src/features/interviews/mail-flood.test.ts' },
      {
        file: 'apps/server/src/features/internships/edit-notifications.test.ts',
        tests: ['40 edits in a row', 'another company attempts'],
      },
      {
        file: 'apps/server/src/features/notifications/settings.test.ts',
        tests: ['does not mail an unconfirmed address'],
      },
      { file: 'apps/server/src/content/render-mail.test.ts', tests: ['renders a notification and a mail of kind'] },
    ],
  },
  {
    id: 'A6',
    attack: 'Delay other students’ readings with slow files from several accounts.',
    expected:
      'accounts take turns; the first two seconds of a new file go before the rest of slow ones; uploads are counted',
    proofs: [
      { file: 'apps/server/src/features/resumes/slow-files.test.ts' },
      { file: 'apps/server/src/reading/reading-queue.test.ts' },
      { file: 'apps/server/src/http/limits/quotas.test.ts', tests: ['an upload counts as an analysis'] },
    ],
  },
  {
    id: 'A7',
    attack: 'Guess one account’s password from 40 addresses, or lock a campus out with 1,000 failures.',
    expected: '100 guesses a day, then one a minute and a mail to the owner; known networks and devices stay open',
    proofs: [
      { file: 'apps/server/src/features/auth/guessing.test.ts' },
      { file: 'apps/server/src/http/limits/client-network.test.ts' },
      {
        file: 'apps/server/src/http/limits/request-rate.test.ts',
        tests: ['the addresses of one IPv6 network together'],
      },
      { timed: 'guessing' },
    ],
  },
  {
    id: 'A8',
    attack: 'Take over the process that reads resumes on a server that runs as root.',
    expected: 'no capability, no way to new privileges, another user, limits on resources',
    proofs: [{ file: 'apps/server/src/reading/sandbox/drop-privileges.test.ts' }],
  },
  {
    id: 'A9',
    attack: 'After a withdrawal, ask when the student is busy.',
    expected: '409',
    proofs: [
      {
        file: 'apps/server/src/features/interviews/propose.test.ts',
        tests: ['does not show when the student is busy'],
      },
    ],
  },
  {
    id: 'A10',
    attack: 'Use links from a copied database, read a backup, erase other people’s messages, read after a withdrawal.',
    expected: 'nothing usable, mode 0600, kept, and closed',
    proofs: [
      {
        file: 'apps/server/src/mail/outbox-worker.test.ts',
        tests: ['erases the text and the link', 'creates a new secret link for each attempt', 'erases its content'],
      },
      {
        file: 'apps/server/src/features/email-tokens/password.test.ts',
        tests: [
          'contain no reset link',
          'of which only the hash is stored',
          'of ten concurrent uses of a link one succeeds',
        ],
      },
      {
        file: 'apps/server/src/features/email-tokens/verify-email.test.ts',
        tests: ['stores no confirmation link'],
      },
      { file: 'apps/server/src/backup/backup.test.ts', tests: ['only the operator can read'] },
      {
        file: 'apps/server/src/features/account/delete.test.ts',
        tests: ['contact messages are erased only with an account that confirmed'],
      },
      {
        file: 'apps/server/src/features/applications/withdraw.test.ts',
        tests: ['shows the timeline after a withdrawal to the student only'],
      },
      {
        file: 'apps/server/src/features/messages/messages.test.ts',
        tests: ['the student can read, the company cannot'],
      },
    ],
  },
  {
    id: 'A11',
    attack: 'Attack a public server that was started without further settings.',
    expected: 'demo and outbox off, limits and confirmation on; the start lists them',
    proofs: [
      { file: 'apps/server/src/public-profile.test.ts' },
      { file: 'apps/server/src/public-profile-process.test.ts' },
      {
        file: 'apps/server/src/http/security/security-log.test.ts',
        tests: ['whose connection ended with the response'],
      },
      { file: 'apps/server/src/http/security/untrusted-proxy.test.ts' },
    ],
  },
  {
    id: 'A12',
    attack: 'Register a company whose name looks like another’s, such as Google with a Cyrillic letter.',
    expected: 'both are shown with their confirmed domain; the new one is told',
    proofs: [{ file: 'apps/server/src/features/profile/lookalike-names.test.ts' }],
  },
  {
    id: 'A13',
    attack: 'Multiply the limits of sockets by opening more of them.',
    expected: 'connections and messages count per person',
    proofs: [
      {
        file: 'apps/server/src/realtime/gateway.test.ts',
        tests: [
          'limits connections that one person opens at the same time',
          'counts messages per person, over all connections',
        ],
      },
    ],
  },
]

/** Every attack with what proves that it fails: `npm run attacks` runs all of it and prints a row for each. */
export const attackRows: readonly AttackRow[] = [...general, ...proved]
