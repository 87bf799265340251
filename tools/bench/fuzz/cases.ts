import { readFileSync } from 'node:fs'
import { randomOf } from '../../../apps/server/src/demo-world/random.ts'
import { column, pdf } from '../../../apps/server/src/reading/testing/pdf-files.ts'
import { taraMenon } from '../../../apps/server/src/reading/testing/word-files.ts'
import { bombs, type Kind } from './bombs.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { mutatePdf } from './mutate-pdf.ts'
import { mutateZip } from './mutate-zip.ts'

export type Case = { number: number; what: string; kind: Kind; bytes: Buffer }
type Original = { kind: Kind; bytes: Buffer }

const resumes = new URL('../../../e2e/resumes/', import.meta.url)
const samples = new URL('../../../apps/server/src/reading/testing/', import.meta.url)

/** Makes case after case; the seed and a number make the same file again. */
export async function openCases({ seed, bombShare }: { seed: number; bombShare: number }) {
  const originals: Original[] = [
    ...(['pdf', 'docx', 'doc'] as const).map((kind) => read(new URL(`ananya-kulkarni.${kind}`, resumes), kind)),
    ...(['pdf', 'doc'] as const).map((kind) => read(new URL(`tara-menon.${kind}`, samples), kind)),
    {
      kind: 'pdf',
      bytes: Buffer.from(await pdf((page) => column(page, 50, 50, ['Asha Rao', 'Skills', 'Python, SQL']))),
    },
    { kind: 'docx', bytes: Buffer.from(await taraMenon()) },
  ]
  const madeBombs = bombs.map(({ name, kind, make }) => ({ what: name, kind, bytes: Buffer.from(make()) }))
  return (number: number): Case => {
    const random = randomOf(`${seed} ${number}`)
    if (random.chance(bombShare)) return { number, ...random.pick(madeBombs) }
    const original = random.pick(originals)
    const other = random.pick(originals).bytes
    const byFormat = formats[original.kind]
    const knows = byFormat !== undefined && random.chance(0.65)
    const mutate = knows ? byFormat : mutateBytes
    return { number, kind: original.kind, what: mutate.name, bytes: mutate(original.bytes, random, other) }
  }
}

const formats: Partial<Record<Kind, typeof mutateBytes>> = { pdf: mutatePdf, docx: mutateZip }

const read = (url: URL, kind: Kind): Original => ({ kind, bytes: readFileSync(url) })
