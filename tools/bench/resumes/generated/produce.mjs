import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../producers.mjs'
import { renderHtml } from './html-pages.mjs'
import { renderWord } from './word-layouts.mjs'

/**
 * The programs that make files of one layout. Each writes one file; `folder` is for what is made on the way.
 *
 * @typedef {{ person: import('./person.mjs').Person, folder: string, target: string }} Order
 */

/** @param {import('./html-pages.mjs').Layout} layout @returns {Record<string, (order: Order) => unknown>} */
export const htmlPrograms = (layout) => ({
  wkhtmltopdf: (order) => run('wkhtmltopdf', ['-q', '-s', 'A4', htmlFile(layout, order), order.target]),
  weasyprint: (order) => run('weasyprint', ['-q', htmlFile(layout, order), order.target]),
  scan: (order) => scan(layout, order),
})

/** @param {import('./html-pages.mjs').Layout} layout @param {Order} order */
function htmlFile(layout, { person, folder }) {
  const file = join(folder, 'page.html')
  writeFileSync(file, renderHtml(layout, person, ''))
  return file
}

/** Pages scanned at 300 dots per inch with recognised text over them. @param {import('./html-pages.mjs').Layout} layout @param {Order} order */
function scan(layout, order) {
  const { folder, target } = order
  const printed = join(folder, 'printed.pdf')
  run('weasyprint', ['-q', htmlFile(layout, order), printed])
  run('pdftoppm', ['-r', '300', '-gray', '-jpeg', printed, join(folder, 'scan')])
  const pictures = readdirSync(folder).filter((name) => /^scan-.*\.jpg$/.test(name))
  writeFileSync(join(folder, 'scan.txt'), pictures.sort().join('\n'))
  run('tesseract', ['scan.txt', target.replace(/\.pdf$/, ''), 'pdf'], folder)
  for (const name of pictures) rmSync(join(folder, name))
}

/** @param {import('./latex-layouts.mjs').LatexLayout} layout @param {Order} order */
export function latex(layout, { person, folder, target }) {
  writeFileSync(join(folder, 'resume.tex'), layout.render(person))
  run('pdflatex', ['-interaction=batchmode', 'resume.tex'], folder)
  copyFileSync(join(folder, 'resume.pdf'), target)
}

/** @param {import('./word-layouts.mjs').WordLayout} layout @param {Order} order */
export async function word(layout, { person, target }) {
  writeFileSync(target, await renderWord(layout, person))
}

/** What LibreOffice makes of Word files, all at once because its start is slow. @param {string} kind @param {string[]} sources @param {string} folder */
export function convert(kind, sources, folder) {
  const home = `-env:UserInstallation=file://${folder}/office`
  const filter = { doc: 'doc:MS Word 97', docx: 'docx:MS Word 2007 XML', pdf: 'pdf' }[kind] ?? kind
  run(
    'soffice',
    ['--headless', home, '--convert-to', filter, '--outdir', join(folder, kind), ...sources],
    undefined,
    600_000,
  )
}
