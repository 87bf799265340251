import type { AttackRow } from './attack-row.ts'

/** Attacks that succeeded against earlier versions. */
export const pastAttacks: AttackRow[] = [
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
    expected: 'both are shown with their confirmed domain; the new one is notified',
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
