import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readResume } from '@fledge/core/resume/read-resume'
import { strToU8 } from 'fflate'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { processorTime } from '../testing/longest-block.ts'
import type { FinishedReading } from './outcome.ts'
import { boundDraft } from './read-draft.ts'
import { createReader, type Reader, type ReaderOptions, ReadingInterrupted } from './reader.ts'
import { column, packedStream, pageOf, pdf, rawPdf, slowPdf } from './testing/pdf-files.ts'
import { paragraph, rawDocx, taraMenon } from './testing/word-files.ts'

const opened: Reader[] = []
function reader(options: ReaderOptions = {}): Reader {
  const created = createReader(options)
  opened.push(created)
  return created
}
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
})

const resume = () =>
  pdf((document) => column(document, 50, 60, ['Asha Rao', 'Skills', 'Java, Python, SQL and a few more']))

test('reads files of each kind in a child process', async () => {
  const { read } = reader()
  const word = new Uint8Array(readFileSync(new URL('testing/tara-menon.doc', import.meta.url)))
  const outcomes = await Promise.all([read(await resume(), 'pdf'), read(await taraMenon(), 'docx'), read(word, 'doc')])
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
  await runs(2)
})

test('runs no process before the first file, nor when it is idle', async () => {
  const { read } = reader({ idle: 50 })
  await runs(0)
  await read(await resume(), 'pdf')
  await runs(0)
  expect((await read(await resume(), 'pdf')).ok).toBe(true)
})

test('reuses a process for many files', async () => {
  const { read } = reader({ processes: 1 })
  const names = [
    'arjun-venkataraman.pdf',
    'arjun-venkataraman.docx',
    'tara-menon.pdf',
    'leela-mathur.docx',
    'zoe-martinez.pdf',
  ]
  const files = names.map((name) => new Uint8Array(readFileSync(new URL(`testing/${name}`, import.meta.url))))
  await read(files[0]!, 'pdf')
  await runs(1)
  const [first] = children()
  for (let time = 0; time < 6; time++)
    for (const [at, bytes] of files.entries()) await read(bytes, names[at]!.endsWith('pdf') ? 'pdf' : 'docx')
  await expect.poll(children).toEqual([first])
})

test('reads with a prepared process, which ends when no file comes', async () => {
  const { prepare, read } = reader({ idle: 1500 })
  const bytes = await resume()
  for (let time = 0; time < 3; time++) prepare()
  await runs(1)
  const [prepared] = children()
  expect((await read(bytes, 'pdf')).ok).toBe(true)
  expect(children()).toEqual([prepared])
  await runs(0)
  prepare()
  await runs(1)
  await runs(0)
})

test('prepares nothing when all processes are busy, or after closing', async () => {
  const { prepare, read, close } = reader({ processes: 1 })
  const reading = read(await resume(), 'pdf')
  prepare()
  await runs(1)
  await reading
  await close()
  prepare()
  await runs(0)
})

test('queues more files than processes', async () => {
  const { read } = reader({ processes: 1 })
  const bytes = await resume()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => read(bytes, 'pdf')))
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  await runs(1)
})

test('limits the time', async () => {
  const { read } = reader({ time: 1000 })
  const endless = pageOf(packedStream(Buffer.alloc(60_000_000, '(a) Tj '), 1))
  expect(await patiently(() => read(endless, 'pdf'))).toMatchObject({ ok: false, reason: 'too_complex' })
})

test('limits the memory', async () => {
  const { read } = reader({ memory: 1_000_000 })
  const endless = pageOf(packedStream(Buffer.alloc(60_000_000, '(a) Tj '), 1))
  expect(await patiently(() => read(endless, 'pdf'))).toMatchObject({ ok: false, reason: 'too_complex' })
})

describe('one reader', () => {
  const { read, close } = createReader({ processes: 1 })
  afterAll(close)

  const bombs: [string, () => Uint8Array, 'pdf' | 'docx'][] = [
    ['a page that unpacks twice to a gigabyte', () => pageOf(packedStream(Buffer.alloc(1024 ** 3 / 2), 2)), 'pdf'],
    ['a hundred thousand pages', () => manyPages(100_000), 'pdf'],
    [
      'a Word file that unpacks to 200 MB',
      () => rawDocx('', { 'word/document.xml': new Uint8Array(200_000_000) }),
      'docx',
    ],
    ['a Word file of 38 MB of elements', () => rawDocx('<w:p><w:r></w:r></w:p>'.repeat(1_700_000)), 'docx'],
  ]
  test.each(bombs)('limits %s', async (_what, make, kind) => {
    const before = process.memoryUsage.rss()
    const file = make()
    const outcome = await patiently(() => read(file, kind))
    expect(outcome.ok || ['too_complex', 'damaged', 'empty'].includes(outcome.reason)).toBe(true)
    expect(process.memoryUsage.rss() - before).toBeLessThan(700_000_000)
    expect((await read(await resume(), 'pdf')).ok).toBe(true)
  })

  test('reports a page on which reading throws as damaged, without retries', async () => {
    const row = `BT /F1 10 Tf 1 0 0 1 50 700 Tm ${'(a ) Tj '.repeat(150_000)} ET`
    const page = pageOf(packedStream(Buffer.from(row), 1))
    expect(await patiently(() => read(page, 'pdf'))).toMatchObject({ ok: false, reason: 'damaged' })
    expect((await read(await resume(), 'pdf')).ok).toBe(true)
  })

  test('parses a long text in the child process', async () => {
    const bytes = rawDocx(paragraph('Jan 2019 '.repeat(11)).repeat(700))
    const first = await read(bytes, 'docx')
    if (!first.ok) throw new Error(first.message)
    const { text, draft } = first
    expect(draft).toEqual(boundDraft(readResume(text)))

    const here: number[] = []
    const whileChildReads: number[] = []
    for (let round = 0; round < 2; round++) {
      here.push(await processorTime(async () => readResume(text)))
      whileChildReads.push(await processorTime(() => read(bytes, 'docx')))
    }
    expect(Math.min(...whileChildReads)).toBeLessThan(Math.min(...here) / 2)
  })

  test('rejects a file whose process is killed repeatedly, and reads the next', async () => {
    await read(await resume(), 'pdf')
    const reading = read(pageOf(packedStream(Buffer.alloc(60_000_000, '(a) Tj '), 1)), 'pdf')
    const killer = setInterval(() => killChildren(), 300)
    await expect(reading).rejects.toThrow(
      new ReadingInterrupted('The process that reads files was ended from outside: SIGKILL.'),
    )
    clearInterval(killer)
    expect((await read(await resume(), 'pdf')).ok).toBe(true)
  })

  test('replaces a process that ended between two files', async () => {
    await read(await resume(), 'pdf')
    killChildren()
    expect((await read(await resume(), 'pdf')).ok).toBe(true)
  })

  test('addresses in a file are not called', async () => {
    let calls = 0
    const canary = createServer((_request, response) => {
      calls++
      response.end()
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const address = canary.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/canary`
    await read(pdfThatCalls(url), 'pdf')
    const link = `<Relationships><Relationship Id="r1" Type="image" TargetMode="External" Target="${url}"/></Relationships>`
    await read(rawDocx(paragraph('Java'), { 'word/_rels/document.xml.rels': strToU8(link) }), 'docx')
    canary.close()
    expect(calls).toBe(0)
  })

  test('names in a zip that climb out of a folder write nothing', async () => {
    const before = readdirSync(new URL('.', import.meta.url))
    const outcome = await read(rawDocx(paragraph('Java'), { '../../../tmp/climbed-out.xml': strToU8('x') }), 'docx')
    expect(outcome.ok).toBe(true)
    expect(existsSync('/tmp/climbed-out.xml')).toBe(false)
    expect(readdirSync(new URL('.', import.meta.url))).toEqual(before)
  })
})

test('reads a slow file to the end after the other files', async () => {
  const { read, readFirstSlice } = reader({ processes: 1, firstSlice: 100 })
  // The first file of a process has the time for its start on top.
  await read(await resume(), 'pdf')
  const slow = slowPdf(8)
  expect(await readFirstSlice(slow, 'pdf', 'a')).toBe('unfinished')
  const finished: string[] = []
  const note = (name: string) => () => void finished.push(name)

  await Promise.all([
    readFirstSlice(slow, 'pdf', 'b').then(note('first slice')),
    // On a busy machine the slow file may be left for later; it comes last all the same.
    read(slow, 'pdf', 'a').then(note('slow file'), note('slow file')),
    readFirstSlice(await resume(), 'pdf', 'c').then(note('resume')),
  ])

  expect(finished).toEqual(['first slice', 'resume', 'slow file'])
}, 120_000)

test('rejects a file when its process gets no processor time', async () => {
  const { read } = reader({ processes: 1, time: 1500 })
  const bytes = await resume()
  await patiently(() => read(bytes, 'pdf'))
  const reading = read(bytes, 'pdf')
  for (const pid of children()) process.kill(pid, 'SIGSTOP')
  await expect(reading).rejects.toThrow('too busy')
  expect((await reader({ processes: 1 }).read(await resume(), 'pdf')).ok).toBe(true)
})

test('reads a file whose process gets a processor late', async () => {
  const { read } = reader({ processes: 1, time: 4_000 })
  const bytes = await resume()
  expect((await patiently(() => read(bytes, 'pdf'))).ok).toBe(true)
  const reading = read(bytes, 'pdf')
  const pids = children()
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await sleep(4_500)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  expect((await reading).ok).toBe(true)
  expect(children()).toEqual(pids)
})

test('retries a file after an earlier file broke the process', async () => {
  const { read } = reader({ processes: 1 })
  const bytes = await resume()
  const alone = read(bytes, 'pdf')
  killChildren('SIGABRT')
  expect(await alone).toMatchObject({ ok: false, reason: 'too_complex' })
  expect((await read(bytes, 'pdf')).ok).toBe(true)
  const second = read(bytes, 'pdf')
  killChildren('SIGABRT')
  expect((await second).ok).toBe(true)
})

test('rejects a file whose process does not start, and reads the next', async () => {
  const { read } = reader({ processes: 1 })
  const { execPath } = process
  process.execPath = '/nowhere/node'
  const reading = read(await resume(), 'pdf').finally(() => {
    process.execPath = execPath
  })
  await expect(reading).rejects.toThrow(/exit code 127|ENOENT/)
  expect((await read(await resume(), 'pdf')).ok).toBe(true)
})

test('ends the processes and rejects unfinished readings on close', async () => {
  const { read, close } = reader({ processes: 1 })
  const bytes = await resume()
  const readings = [read(bytes, 'pdf'), read(bytes, 'pdf')]
  const outcomes = Promise.allSettled(readings)
  await close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(read(bytes, 'pdf')).rejects.toThrow('closed')
  await runs(0)
})

/** On a busy machine a reading may get too little of it to say anything about the file: then once more. */
async function patiently(read: () => Promise<FinishedReading>): Promise<FinishedReading> {
  for (let tried = 1; ; tried++) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ReadingInterrupted) || tried === 5) throw error
    }
  }
}

/** On a busy machine `ps` misses a process that has just started. */
const runs = (count: number) => expect.poll(() => children().length, { interval: 100 }).toBe(count)

/** The child processes of this one that read files. */
function children(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,stat=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return list
    .split('\n')
    .filter((line) => line.includes('sandbox/sandbox-child.ts') && !/^\s*\d+\s+Z/.test(line))
    .map((line) => Number.parseInt(line, 10))
}

/** Opens an address by an action, a link, an external stream and a script. */
function pdfThatCalls(url: string): Uint8Array {
  const action = `<< /S /URI /URI (${url}) >>`
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} /Names << /JavaScript << /Names [(a) 6 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [5 0 R] /AA << /O ${action} >> >>`,
    `<< /Length 0 /F << /FS /URL /F (${url}) >> >>\nstream\n\nendstream`,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 100 100] /A ${action} >>`,
    `<< /S /JavaScript /JS (this.submitForm\\("${url}"\\)) >>`,
  ])
}

function killChildren(signal: NodeJS.Signals = 'SIGKILL') {
  for (const pid of children()) process.kill(pid, signal)
}

function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>'
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...Array.from({ length: count }, () => page),
  ])
}
