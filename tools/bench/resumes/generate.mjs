import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { htmlLayouts } from './generated/html-layouts.mjs'
import { renderHtml } from './generated/html-pages.mjs'
import { latexLayouts } from './generated/latex-layouts.mjs'
import { createPerson } from './generated/person.mjs'
import { convert, htmlPrograms, latex, word } from './generated/produce.mjs'
import { truthOf } from './generated/truth.mjs'
import { wordLayouts } from './generated/word-layouts.mjs'
import { chromiumPrinter, oneWeight } from './producers.mjs'

/*
 * Makes resumes with known content: node tools/bench/resumes/generate.mjs <folder> <dev | held-out> [producer …]
 * Next to each file is a JSON file of the same name with its content. The seeds of the two sets have nothing in
 * common; the held-out set is for the end of a change and is not looked at before. `score.mjs` compares.
 */
const [folder = 'generated', set = 'dev', ...only] = process.argv.slice(2)
if (set !== 'dev' && set !== 'held-out') throw new Error(`The set is dev or held-out, not ${set}.`)
mkdirSync(folder, { recursive: true })
const scratch = mkdtempSync(join(tmpdir(), 'resumes-'))
const isChosen = (/** @type {string} */ producer) => only.length === 0 || only.includes(producer)

let used = 0
const nextPerson = () => createPerson(2 * ++used + (set === 'dev' ? 0 : 1))

/** @param {string} producer @param {string} layout @param {import('./generated/person.mjs').Person} person @param {string} kind */
function place(producer, layout, person, kind) {
  const name = `${producer}.${layout}.${person.seed}`
  return { target: resolve(folder, `${name}.${kind}`), truth: resolve(folder, `${name}.${kind}.json`) }
}

/**
 * @param {string} producer
 * @param {string} layout
 * @param {string} kind
 * @param {import('./generated/person.mjs').Person} person
 * @param {(order: import('./generated/produce.mjs').Order) => unknown} make
 */
async function produce(producer, layout, kind, person, make) {
  if (!isChosen(producer)) return
  const { target, truth } = place(producer, layout, person, kind)
  try {
    await make({ person, folder: scratch, target })
    writeFileSync(truth, JSON.stringify(truthOf(person)))
  } catch (error) {
    console.error(`${target}: ${String(error).split('\n')[0]}`)
    process.exitCode = 1
  }
}

const browsers = { chromium: '', 'chromium-one-weight': oneWeight() }
const printer = chromiumPrinter(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', true)
for (const layout of htmlLayouts) {
  for (const [producer, font, count] of /** @type {const} */ ([
    ['chromium', '', 2],
    ['chromium-one-weight', browsers['chromium-one-weight'], 1],
  ]))
    for (let copy = 0; copy < count; copy++)
      await produce(producer, layout.id, 'pdf', nextPerson(), ({ person, target }) =>
        printer.printHtml(renderHtml(layout, person, font), target),
      )
  const programs = htmlPrograms(layout)
  for (const [producer, make] of Object.entries(programs)) {
    const person = nextPerson()
    // Text recognition is slow, and reads the simpler half of the layouts.
    if (producer !== 'scan' || htmlLayouts.indexOf(layout) % 3 === 0)
      await produce(producer, layout.id, 'pdf', person, make)
  }
}
await printer.close()
for (const layout of latexLayouts)
  for (let copy = 0; copy < 4; copy++)
    await produce('latex', layout.id, 'pdf', nextPerson(), (order) => latex(layout, order))

/** @type {{ layout: string, person: import('./generated/person.mjs').Person }[]} */
const words = []
for (const layout of wordLayouts)
  for (let copy = 0; copy < 3; copy++) {
    const person = nextPerson()
    words.push({ layout: layout.id, person })
    await produce('word', layout.id, 'docx', person, (order) => word(layout, order))
    await word(layout, { person, folder: scratch, target: join(scratch, `${layout.id}.${person.seed}.docx`) })
  }
if (isChosen('libreoffice'))
  for (const kind of ['pdf', 'docx', 'doc']) {
    convert(
      kind,
      words.map(({ layout, person }) => join(scratch, `${layout}.${person.seed}.docx`)),
      scratch,
    )
    for (const { layout, person } of words)
      await produce('libreoffice', layout, kind, person, ({ target }) =>
        copyFileSync(join(scratch, kind, `${layout}.${person.seed}.${kind}`), target),
      )
  }
rmSync(scratch, { recursive: true, force: true })
