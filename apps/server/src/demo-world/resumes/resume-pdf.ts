import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { drawPanel, type Look, looks, type PdfLayout, Sheet } from './pdf-sheet.ts'
import type { ResumeContent } from './resume-content.ts'

export { type PdfLayout, pdfLayouts } from './pdf-sheet.ts'

/** A resume as a PDF of one or two pages. The same content, layout and time give the same bytes. */
export async function makeResumePdf(content: ResumeContent, layout: PdfLayout, madeAt: Date): Promise<Uint8Array> {
  const look = looks[layout]
  const info = { Title: `${content.name}, resume`, Author: content.name, CreationDate: madeAt, ModDate: madeAt }
  const document = new PDFDocument({ size: 'A4', margin: look.margin, info })
  const written = buffer(document)
  draw[layout](document, content, look)
  document.end()
  return written
}

type Draw = (document: PDFKit.PDFDocument, content: ResumeContent, look: Look) => void

const draw: Record<PdfLayout, Draw> = { plain: drawPlain, latex: drawLatex, office: drawOffice, sidebar: drawSidebar }

/** One column with ruled headings. */
function drawPlain(document: PDFKit.PDFDocument, content: ResumeContent, look: Look) {
  const sheet = new Sheet(document, look)
  sheet.name(content.name, 'center')
  sheet.line(contactOf(content), { align: 'center' })
  sheet.section('Profile', () => sheet.line(content.summary))
  sheet.section('Skills', () => sheet.line(content.skills.join(', ')))
  sheet.section('Work Experience', () => drawExperience(sheet, content))
  sheet.section('Projects', () => drawProjects(sheet, content))
  sheet.section('Education', () => drawEducation(sheet, content))
  drawLists(sheet, content)
}

/** The look of a text set with LaTeX: a face with serifs, education first, dates at the right edge. */
function drawLatex(document: PDFKit.PDFDocument, content: ResumeContent, look: Look) {
  const sheet = new Sheet(document, look)
  sheet.name(content.name, 'center')
  sheet.line([content.email, content.phone, content.website].join('  |  '), { align: 'center' })
  sheet.section('Education', () => drawEducation(sheet, content))
  sheet.section('Technical Skills', () => {
    for (const [label, items] of inTwo(content.skills)) sheet.labelled(label, items.join(', '))
  })
  sheet.section('Experience', () => drawExperience(sheet, content))
  sheet.section('Projects', () => drawProjects(sheet, content))
  drawLists(sheet, content)
}

/** The look of a simple office text: everything at the left, skills as a list. */
function drawOffice(document: PDFKit.PDFDocument, content: ResumeContent, look: Look) {
  const sheet = new Sheet(document, look)
  sheet.name(content.name, 'left')
  sheet.line(content.headline)
  sheet.line(`Email: ${content.email}`)
  sheet.line(`Phone: ${content.phone}`)
  sheet.section('Objective', () => sheet.line(content.summary))
  sheet.section('Education', () => drawEducation(sheet, content))
  sheet.section('Internships', () => drawExperience(sheet, content))
  sheet.section('Academic Projects', () => drawProjects(sheet, content))
  sheet.section('Key Skills', () => sheet.bullets(content.skills))
  drawLists(sheet, content)
}

/** The name above two columns: contact, skills and languages on one side. */
function drawSidebar(document: PDFKit.PDFDocument, content: ResumeContent, look: Look) {
  const { panel } = look
  const head = new Sheet(document, { ...look, column: { x: 24, width: document.page.width - 48 } })
  head.name(content.name, 'left')
  head.line(content.headline)
  document.moveDown(1)
  const top = document.y
  document.on('pageAdded', () => drawPanel(document, look, 0))
  drawPanel(document, look, top)
  const side = new Sheet(document, { ...look, size: 9, rule: false, column: { x: 24, width: panel - 44 } })
  side.section('Contact', () => {
    for (const text of [content.email, content.phone, content.city, content.website]) side.line(text)
  })
  side.section('Skills', () => {
    for (const skill of content.skills) side.line(skill)
  })
  side.section('Languages', () => {
    for (const language of content.languages) side.line(language)
  })
  document.y = top
  const main = new Sheet(document, {
    ...look,
    column: { x: panel + 24, width: document.page.width - panel - 24 - look.margin },
  })
  main.section('About Me', () => main.line(content.summary))
  main.section('Experience', () => drawExperience(main, content))
  main.section('Projects', () => drawProjects(main, content))
  main.section('Education', () => drawEducation(main, content))
  drawLists(main, { ...content, languages: [] })
}

const contactOf = ({ email, phone, city, website }: ResumeContent): string => [city, phone, email, website].join(' | ')

/** Skills in two lines with labels, as technical resumes have them. */
function inTwo(skills: readonly string[]): [string, string[]][] {
  const half = Math.ceil(skills.length / 2)
  return [
    ['Main', skills.slice(0, half)],
    ['Also', skills.slice(half)],
  ]
}

function drawExperience(sheet: Sheet, { experience }: ResumeContent) {
  for (const { title, company, city, dates, bullets } of experience) {
    sheet.entry({ title, place: `${company}, ${city}`, dates })
    sheet.bullets(bullets)
  }
}

function drawProjects(sheet: Sheet, { projects }: ResumeContent) {
  for (const { name, tools, bullets } of projects) {
    sheet.strong(`${name} (${tools.join(', ')})`)
    sheet.bullets(bullets)
  }
}

function drawEducation(sheet: Sheet, { education }: ResumeContent) {
  for (const { degree, institution, years, note } of education) {
    sheet.entry({ title: degree, place: institution, dates: years })
    sheet.line(note)
  }
}

function drawLists(sheet: Sheet, { certificates, activities, languages }: ResumeContent) {
  if (certificates.length > 0) sheet.section('Certifications', () => sheet.bullets(certificates))
  sheet.section('Achievements and Activities', () => sheet.bullets(activities))
  if (languages.length > 0) sheet.section('Languages', () => sheet.line(languages.join(', ')))
}
