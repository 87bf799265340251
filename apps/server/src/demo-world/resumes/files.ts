import type { ResumeKind } from '@fledge/contract/resumes'
import type { DemoStudent } from '../people/students.ts'
import { type Random, randomOf, uuidOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import { type DocxLayout, docxLayouts } from './resume-docx.ts'
import { type PdfLayout, pdfLayouts } from './resume-pdf.ts'

/** A resume as it was uploaded. Edition 1 is one that was replaced by edition 2 later. */
export type DemoFile = {
  id: string
  student: DemoStudent
  edition: 1 | 2
  filename: string
  uploadedAt: string
} & (
  | { kind: Extract<ResumeKind, 'pdf'>; layout: PdfLayout }
  | { kind: Extract<ResumeKind, 'docx'>; layout: DocxLayout }
)

/** One in five students sends a Word file, and one in 25 replaced the resume since joining. */
export function makeFiles(students: readonly DemoStudent[], time: WorldTime): DemoFile[] {
  return students.flatMap((student, number) => {
    const random = randomOf(`${student.id}/file`)
    // Another time gives other bytes, so two processes that load at once do not write over each other's files.
    const idOf = (edition: number) => uuidOf(`${student.id}/file/${edition}/${time.now.toISOString()}`)
    const format = formatOf(number, random)
    const common = { student, filename: `${drawFilename(student, random)}.${format.kind}`, ...format }
    const uploadedAt = time.after(random, student.createdAt, 0, 6) ?? student.createdAt
    const replacedAt = number % 25 === 0 ? time.after(random, uploadedAt, 24 * 20, 24 * 30) : null
    const first = { ...common, id: idOf(1), edition: 1, uploadedAt } as const
    const current = {
      ...common,
      id: idOf(2),
      edition: 2,
      uploadedAt: replacedAt ?? uploadedAt,
    } as const
    return replacedAt === null ? [current] : [first, current]
  })
}

function formatOf(number: number, random: Random) {
  if (number % 5 === 3) return { kind: 'docx', layout: random.pick(docxLayouts) } as const
  return { kind: 'pdf', layout: number === 0 ? 'plain' : random.pick(pdfLayouts) } as const
}

function drawFilename({ firstName, lastName }: DemoStudent, random: Random): string {
  return random.pick([
    `${firstName}_${lastName}_Resume`,
    `${firstName} ${lastName} CV`,
    `Resume - ${firstName} ${lastName}`,
    `${firstName.toLowerCase()}-${lastName.toLowerCase()}-resume`,
    `Resume_${firstName}_final`,
    `CV ${lastName}`,
  ])
}
