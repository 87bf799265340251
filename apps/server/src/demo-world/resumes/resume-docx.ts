import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { ResumeContent } from './resume-content.ts'

export const docxLayouts = ['headings', 'tabs'] as const
export type DocxLayout = (typeof docxLayouts)[number]

/** A resume as a Word file. The same content, layout and time give the same bytes. */
export async function makeResumeDocx(content: ResumeContent, layout: DocxLayout, madeAt: Date): Promise<Uint8Array> {
  const children = layout === 'headings' ? withHeadings(content) : withTabs(content)
  const document = new Document({ creator: content.name, title: `${content.name}, resume`, sections: [{ children }] })
  return madeAtThisTime(await Packer.toBuffer(document), madeAt)
}

/** Built-in heading styles and bullets, dates in brackets. */
function withHeadings(content: ResumeContent): Paragraph[] {
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
  const { experience, projects, education, certificates, activities } = content
  return [
    new Paragraph({ text: content.name, heading: HeadingLevel.TITLE }),
    plain(`${content.email} | ${content.phone} | ${content.city}`),
    heading('Summary'),
    plain(content.summary),
    heading('Skills'),
    plain(content.skills.join(', ')),
    ...(experience.length > 0 ? [heading('Experience')] : []),
    ...experience.flatMap((job) => [
      strong(`${job.title}, ${job.company}, ${job.city} (${job.dates})`),
      ...bullets(job.bullets),
    ]),
    heading('Projects'),
    ...projects.flatMap(({ name, tools, bullets: done }) => [
      strong(`${name} (${tools.join(', ')})`),
      ...bullets(done),
    ]),
    heading('Education'),
    ...education.flatMap((entry) => [
      strong(`${entry.degree}, ${entry.institution} (${entry.years})`),
      plain(entry.note),
    ]),
    ...(certificates.length > 0 ? [heading('Certifications'), ...bullets(certificates)] : []),
    heading('Activities'),
    ...bullets(activities),
  ]
}

/** Bold capitals instead of heading styles, dates at a tab stop. */
function withTabs(content: ResumeContent): Paragraph[] {
  const heading = (text: string) =>
    new Paragraph({
      spacing: { before: 240 },
      children: [new TextRun({ text: text.toUpperCase(), bold: true, size: 26 })],
    })
  const { experience, projects, education, activities, languages } = content
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ text: content.name, bold: true, size: 36 })],
    }),
    new Paragraph({ alignment: AlignmentType.CENTER, text: `${content.phone} | ${content.email}` }),
    heading('Career Objective'),
    plain(content.summary),
    heading('Education'),
    ...education.flatMap((entry) => [dated(entry.degree, entry.years), plain(entry.institution), plain(entry.note)]),
    ...(experience.length > 0 ? [heading('Internship Experience')] : []),
    ...experience.flatMap((job) => [
      dated(job.title, job.dates),
      plain(`${job.company}, ${job.city}`),
      ...bullets(job.bullets),
    ]),
    heading('Projects'),
    ...projects.flatMap(({ name, tools, bullets: done }) => [
      strong(name),
      plain(`Tools: ${tools.join(', ')}`),
      ...bullets(done),
    ]),
    heading('Technical Skills'),
    ...bullets(content.skills),
    heading('Languages'),
    plain(languages.join(', ')),
    heading('Extra-curricular Activities'),
    ...bullets(activities),
  ]
}

const plain = (text: string) => new Paragraph({ text })
const strong = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] })
const bullets = (items: readonly string[]) => items.map((text) => new Paragraph({ text, bullet: { level: 0 } }))

const dated = (text: string, dates: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text, bold: true }), new TextRun(`\t${dates}`)],
  })

/** The library writes the present time into the file; ours shall not depend on when it was made. */
function madeAtThisTime(bytes: Uint8Array, madeAt: Date): Uint8Array {
  const time = `${madeAt.toISOString().slice(0, 19)}Z`
  const entries: Zippable = {}
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    const isCore = path === 'docProps/core.xml'
    const stamped = isCore ? strToU8(strFromU8(content).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, time)) : content
    // A ZIP archive has local times; this one is the same in every time zone.
    entries[path] = [stamped, { mtime: new Date(2025, 0, 1) }]
  }
  return zipSync(entries, { level: 6 })
}
