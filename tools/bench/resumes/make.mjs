import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hiddenLayouts } from './hidden-layouts.mjs'
import { layouts } from './layouts.mjs'
import { people } from './people.mjs'
import { chromiumPrinter, latex, libreOffice, scan, weasyprint, wkhtmltopdf, word } from './producers.mjs'

/*
 * Makes resumes of invented people: node tools/bench/resumes/make.mjs <folder> [--hidden] [producer …]
 * With --hidden each file hides the words of `hidden-layouts.mjs` in one way (Chromium, WeasyPrint and wkhtmltopdf).
 * It needs what is asked for of: chromium (CHROMIUM_PATH), a Chromium of version 119 or older, which strokes outlines
 * for bold (OLD_CHROMIUM_PATH), wkhtmltopdf, weasyprint, pdflatex, soffice, ocrmypdf, poppler,
 * and the Liberation fonts.
 */
const [folder = 'resumes', ...words] = process.argv.slice(2)
const isHidden = words.includes('--hidden')
const only = words.filter((word) => word !== '--hidden')
const chosen = isHidden ? hiddenLayouts : layouts
const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const printers = {
  chromium: chromiumPrinter(chromiumPath, true),
  'chromium-one-weight': chromiumPrinter(chromiumPath, false),
  'chromium-119-one-weight': chromiumPrinter(process.env['OLD_CHROMIUM_PATH'] ?? '', false),
}

// With opacity wkhtmltopdf makes a picture of the text; WeasyPrint leaves out the outlines of letters.
const notDrawn = new Set(['wkhtmltopdf.gradient', 'weasyprint.outline'])

/** @typedef {{ id: string, kind: string, layouts: number, people: number, make: (order: import('./producers.mjs').Order) => unknown }} Producer */

/** @type {Producer[]} */
const producers = [
  ...Object.entries(printers).map(([id, { print }]) => ({ id, kind: 'pdf', layouts: 9, people: 2, make: print })),
  { id: 'wkhtmltopdf', kind: 'pdf', layouts: 9, people: 1, make: wkhtmltopdf },
  { id: 'weasyprint', kind: 'pdf', layouts: 9, people: 1, make: weasyprint },
  { id: 'latex', kind: 'pdf', layouts: 1, people: 3, make: latex },
  { id: 'libreoffice', kind: 'pdf', layouts: 1, people: 3, make: libreOffice('pdf') },
  { id: 'libreoffice', kind: 'docx', layouts: 1, people: 3, make: libreOffice('docx') },
  { id: 'libreoffice', kind: 'doc', layouts: 1, people: 3, make: libreOffice('doc') },
  { id: 'word', kind: 'docx', layouts: 1, people: 3, make: word },
  { id: 'scan', kind: 'pdf', layouts: 2, people: 2, make: scan },
]

mkdirSync(folder, { recursive: true })
for (const { id, kind, make, ...counts } of producers) {
  if (only.length > 0 && !only.includes(id)) continue
  for (const person of people.slice(isHidden ? -1 : -counts.people)) {
    for (const layout of chosen.slice(0, counts.layouts)) {
      if (notDrawn.has(`${id}.${layout.id}`)) continue
      const scratch = mkdtempSync(join(tmpdir(), 'resume-'))
      const target = resolve(folder, `${id}.${layout.id}.${person.id}.${kind}`)
      try {
        await make({ person, layout, folder: scratch, target })
        console.log(target)
      } catch (error) {
        console.error(`${target}: ${String(error).split('\n')[0]}`)
        process.exitCode = 1
      } finally {
        rmSync(scratch, { recursive: true, force: true })
      }
    }
  }
}
for (const printer of Object.values(printers)) await printer.close()
