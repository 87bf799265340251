import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { limits } from '../../../apps/server/src/reading/limits.ts'
import { createReader } from '../../../apps/server/src/reading/reader.ts'
import { startReaderProcess } from '../../../apps/server/src/reading/sandbox/reader-process.ts'
import { quantile } from '../statistics.ts'
import { demoFiles, type MadeFile } from './demo.ts'
import { runPairs, short, tableOf } from './pairs.ts'

const own = new URL('../../../', import.meta.url)
const twoPages = 'e2e/resumes/ananya-kulkarni.pdf'
const others = ['docx', 'doc'].map((kind) => `e2e/resumes/ananya-kulkarni.${kind}`)

/** A warm reader beside pdf.js's own text of the same file in such a process; then all files of the project. */
export async function measureReading(pairs: number): Promise<string[]> {
  return [await measurePair(pairs), await measureFiles()]
}

async function measurePair(pairs: number): Promise<string> {
  const bytes = await bytesOf(twoPages)
  const plain = startChild('plain-pdf-child.ts')
  const reader = createReader({ processes: 1 })
  const read = async () => {
    const outcome = await reader.read(bytes, 'pdf')
    if (!outcome.ok) throw new Error(outcome.message)
  }
  try {
    for (let round = 0; round < 15; round++) await Promise.all([plain.read(bytes), read()])
    const whole = await runPairs(() => plain.read(bytes), read, { pairs, repeat: 10 })
    const head = ['two-page PDF', 'pdf.js, ms', 'ours, ms', 'ratio']
    return tableOf('Reading', head, [['text, fields and skills', whole.reference, whole.candidate, whole.ratio]])
  } finally {
    plain.end()
    await reader.close()
  }
}

/** Milliseconds by kind of file, and the memory of the process afterwards. */
async function measureFiles(): Promise<string> {
  const files = [...(await fixtures()), ...(await demoFiles(60))]
  const worker = startReaderProcess(limits)
  const times = Map.groupBy(files, ({ kind }) => kind)
  const rows: string[][] = []
  for (const [kind, some] of times) {
    const first = await time(worker.read, some[0]!)
    const warm: number[] = []
    for (let round = 0; round < Math.ceil(40 / some.length); round++)
      for (const file of some) warm.push(await time(worker.read, file))
    rows.push([kind, `${some.length}`, short(first), short(quantile(warm, 0.5)), short(quantile(warm, 0.95))])
  }
  const megabytes = worker.memory() / 1024 / 1024
  await worker.end()
  const head = ['kind', 'files', 'first of its kind, ms', 'p50, ms', 'p95, ms']
  return `${tableOf("The project's own resumes", head, rows)}\n\nMemory of the reader afterwards: ${short(megabytes)} MB.`
}

async function time(read: (bytes: Uint8Array, kind: MadeKind) => Promise<unknown>, file: Fixture): Promise<number> {
  const start = performance.now()
  await read(file.bytes, file.kind)
  return performance.now() - start
}

type MadeKind = MadeFile['kind'] | 'doc'
type Fixture = { kind: MadeKind; bytes: Uint8Array }

const fixtures = (): Promise<Fixture[]> =>
  Promise.all(
    [twoPages, ...others].map(async (path) => ({
      kind: path.endsWith('docx') ? 'docx' : path.endsWith('doc') ? 'doc' : 'pdf',
      bytes: await bytesOf(path),
    })),
  )

const bytesOf = async (path: string) => new Uint8Array(await readFile(new URL(path, own)))

function startChild(program: string) {
  const child = fork(new URL(program, import.meta.url), [], {
    execArgv: [`--max-old-space-size=${limits.heapMegabytes}`],
    env: {},
    ...{ serialization: 'advanced' as const, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] as const },
  })
  return {
    async read(bytes: Uint8Array): Promise<void> {
      const answer = once(child, 'message')
      child.send({ bytes })
      await answer
    },
    end: () => child.kill(),
  }
}
