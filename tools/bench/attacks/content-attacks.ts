import type { AttackRow } from './attack-row.ts'

/** Attacks by uploaded files and by texts that other people see. */
export const contentAttacks: AttackRow[] = [
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
]
