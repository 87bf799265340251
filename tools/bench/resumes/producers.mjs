import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, Packer, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { chromium } from 'playwright-core'

/**
 * The programs that make the files. Each takes a person and a layout and writes one file into `folder`.
 *
 * @typedef {import('./people.mjs').Person} Person
 * @typedef {import('./layouts.mjs').Layout} Layout
 * @typedef {{ person: Person, layout: Layout, folder: string, target: string }} Order
 */

const regular = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'

/** A font of one weight: bold has to be made up. */
export const oneWeight = () =>
  `@font-face{font-family:Resume;src:url(data:font/ttf;base64,${readFileSync(regular).toString('base64')})}`

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [folder]
 * @param {number} [timeout] in milliseconds
 */
export const run = (command, args, folder, timeout = 120_000) =>
  execFileSync(command, args, {
    stdio: 'ignore',
    timeout,
    // wkhtmltopdf draws without a screen; text recognition takes one thread.
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', OMP_THREAD_LIMIT: '1' },
    ...(folder && { cwd: folder }),
  })

/**
 * Prints HTML with a Chromium.
 *
 * @param {string} executablePath
 * @param {boolean} hasBoldFace
 */
export function chromiumPrinter(executablePath, hasBoldFace) {
  /** @type {import('playwright-core').Browser | undefined} */
  let browser
  /** @type {import('playwright-core').Page | undefined} */
  let page
  const printer = {
    /** @param {Order} order */
    print: async ({ person, layout, target }) =>
      printer.printHtml(layout.html(person, hasBoldFace ? '' : oneWeight()), target),
    /** @param {string} html @param {string} target */
    async printHtml(html, target) {
      browser ??= await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote'],
      })
      // A browser of one process ends with its page.
      page ??= await browser.newPage()
      await page.setContent(html)
      await page.evaluate('document.fonts.ready')
      await page.pdf({ path: target, printBackground: true, preferCSSPageSize: true })
    },
    close: async () => browser?.close(),
  }
  return printer
}

/** @param {Order} order @returns {string} */
function htmlFile({ person, layout, folder }) {
  const file = join(folder, 'page.html')
  writeFileSync(file, layout.html(person, ''))
  return file
}

/** @param {Order} order */
export const wkhtmltopdf = (order) => run('wkhtmltopdf', ['-q', '-s', 'A4', htmlFile(order), order.target])

/** @param {Order} order */
export const weasyprint = (order) => run('weasyprint', ['-q', htmlFile(order), order.target])

/** @param {string} text */
const tex = (text) => text.replace(/[&%#_]/g, '\\$&').replaceAll('–', '--')

/** @param {Order} order */
export function latex({ person, folder, target }) {
  const { name, email, phone, place, jobs, schools, skills } = person
  const lines = [
    '\\documentclass[11pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}',
    '\\usepackage[margin=20mm]{geometry}\\usepackage{xcolor}\\usepackage[hidelinks]{hyperref}\\pagestyle{empty}\\setlength{\\parindent}{0pt}',
    '\\begin{document}',
    `{\\Huge\\bfseries ${tex(name)}}\\par\\href{mailto:${email}}{${tex(email)}} $|$ ${tex(phone)} $|$ ${tex(place)}\\par`,
    '\\section*{\\color{blue!50!black}Experience}',
    ...jobs.map(
      ({ title, company, from, to, points }) =>
        `\\textbf{${tex(title)}, ${tex(company)}}\\par\\textbf{${from} -- ${to}}\\begin{itemize}${points.map((point) => `\\item ${tex(point)}`).join('')}\\end{itemize}`,
    ),
    '\\section*{\\color{blue!50!black}Education}',
    ...schools.map(
      ({ degree, school, from, to }) => `\\textbf{${tex(degree)}}\\par ${tex(school)}, ${from} -- ${to}\\par`,
    ),
    `\\section*{\\color{blue!50!black}Skills}${skills.map(tex).join(', ')}`,
    '\\end{document}',
  ]
  writeFileSync(join(folder, 'resume.tex'), lines.join('\n'))
  run('pdflatex', ['-interaction=batchmode', 'resume.tex'], folder)
  copyFileSync(join(folder, 'resume.pdf'), target)
}

/** A Word file with white headings on a dark shading and a table whose first cell is dark. @param {Order} order */
export async function word({ person, target }) {
  const { name, email, phone, place, jobs, schools, skills } = person
  /** @param {string} text */
  const line = (text) => new Paragraph({ text })
  /** @param {string} text */
  const strong = (text) => new Paragraph({ children: [new TextRun({ text, bold: true })] })
  /** @param {string} text */
  const heading = (text) =>
    new Paragraph({
      shading: { type: ShadingType.CLEAR, fill: '1F3A4D' },
      children: [new TextRun({ text, bold: true, color: 'FFFFFF', size: 26 })],
    })
  const title = new TableCell({
    shading: { type: ShadingType.CLEAR, fill: '243B36' },
    children: [new Paragraph({ children: [new TextRun({ text: name, bold: true, color: 'FFFFFF', size: 40 })] })],
  })
  const children = [
    new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [new TableRow({ children: [title] })] }),
    line(`${email} | ${phone} | ${place}`),
    heading('Experience'),
    ...jobs.flatMap((job) => [
      strong(`${job.title}, ${job.company}`),
      strong(`${job.from} – ${job.to}`),
      ...job.points.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    ]),
    heading('Education'),
    ...schools.flatMap(({ degree, school, from, to }) => [strong(degree), line(`${school}, ${from} – ${to}`)]),
    heading('Skills'),
    line(skills.join(', ')),
  ]
  writeFileSync(target, await Packer.toBuffer(new Document({ sections: [{ children }] })))
}

/** What LibreOffice makes of the Word file. @param {'pdf' | 'docx' | 'doc'} kind */
export const libreOffice =
  (kind) =>
  /** @param {Order} order */
  async (order) => {
    const source = join(order.folder, 'source.docx')
    await word({ ...order, target: source })
    const out = join(order.folder, 'out')
    run('soffice', [
      '--headless',
      `-env:UserInstallation=file://${order.folder}/office`,
      '--convert-to',
      kind,
      '--outdir',
      out,
      source,
    ])
    copyFileSync(join(out, `source.${kind}`), order.target)
  }

/** A printed page that was scanned at 150 dots per inch, with recognised text over it. @param {Order} order */
export function scan(order) {
  const printed = join(order.folder, 'printed.pdf')
  weasyprint({ ...order, target: printed })
  run('pdftoppm', ['-r', '150', '-gray', '-jpeg', '-jpegopt', 'quality=40', printed, join(order.folder, 'scan')])
  const picture = join(order.folder, 'scan-1.jpg')
  run('ocrmypdf', ['-q', '--image-dpi', '150', '--output-type', 'pdf', '-O', '0', picture, order.target])
}
