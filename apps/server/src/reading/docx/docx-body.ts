import { type HiddenReason, type Line, unplacedLine } from '@fledge/core/resume/layout/resume-lines'
import { SaxesParser } from 'saxes'
import { placeLinks } from '../line-links.ts'
import {
  type DocLine,
  defaultHalfPoints,
  emptyLine,
  fewestHalfPoints,
  linesOfParagraph,
  mergeRow,
  numberLines,
  type Run,
} from './docx-lines.ts'
import { addInstruction, changeField, currentTarget, instructedTarget, type OpenLinks } from './docx-links.ts'
import { applyLook, type Look, type Style, type Styles } from './docx-styles.ts'

/**
 * Reads the lines of a part of a Word document (body, header or footer): paragraphs, rows of tables with tabs between
 * cells, text boxes after their paragraph; without deleted text and field codes. Reads at most `room` characters.
 * `targets` are the addresses of its relationships.
 */
export function readBody(
  xml: string,
  styles: Styles,
  { room, targets }: { room: number; targets: ReadonlyMap<string, string> },
): Line[] {
  if (xml === '') return []
  const walk = createWalk(styles, room, targets)
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => open(walk, name, attributes))
  parser.on('closetag', ({ name }) => close(walk, name))
  parser.on('text', (text) => addText(walk, text))
  parser.write(xml).close()
  return numberLines(walk.frames[0]?.lines ?? []).map(toLine)
}

function toLine(line: DocLine & { y: number }): Line {
  const links = placeLinks(line.text, line.links)
  return { ...unplacedLine(line.text, line), y: line.y, ...(links.length > 0 && { links }) }
}

/** A container of paragraphs: the part itself, a cell or a text box. */
type Frame = { lines: DocLine[]; shaded: boolean }
type Paragraph = { runs: Run[]; style: Style; list: boolean; shaded: boolean; boxes: DocLine[] }

type Walk = {
  styles: Styles
  room: number
  frames: Frame[]
  rows: DocLine[][][]
  tables: { shaded: boolean }[]
  paragraphs: Paragraph[]
  run: Look
  targets: ReadonlyMap<string, string>
  links: OpenLinks
  inText: boolean
  inInstruction: boolean
  inParagraphProperties: boolean
  inRunProperties: boolean
  inCellProperties: boolean
  inOutline: boolean
  boxFilled: boolean
  /** The number of ignored elements around the current one. */
  skipped: number
}

function createWalk(styles: Styles, room: number, targets: ReadonlyMap<string, string>): Walk {
  return {
    styles,
    room,
    frames: [{ lines: [], shaded: false }],
    rows: [],
    tables: [],
    paragraphs: [],
    run: {},
    targets,
    links: { elements: [], fields: [] },
    inText: false,
    inInstruction: false,
    inParagraphProperties: false,
    inRunProperties: false,
    inCellProperties: false,
    inOutline: false,
    boxFilled: false,
    skipped: 0,
  }
}

// Alternatives for old programs, deleted text, properties before tracked changes.
const passedOver = new Set([
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:delText',
  'w:delInstrText',
  'w:rPrChange',
  'w:pPrChange',
  'w:tcPrChange',
  'w:tblPrChange',
])

type Attributes = Record<string, string>

function open(walk: Walk, name: string, attributes: Attributes) {
  if (passedOver.has(name)) walk.skipped++
  if (walk.skipped > 0) return
  if (walk.inParagraphProperties) return paragraphProperty(walk, name, attributes)
  if (walk.inRunProperties) return runProperty(walk, name, attributes)
  if (walk.inCellProperties && name === 'w:shd') return shadeCell(walk, attributes)
  openers[name]?.(walk, attributes)
}

const openers: Record<string, (walk: Walk, attributes: Attributes) => void> = {
  'w:background': (walk, attributes) => shade(walk, !/^(?:auto|ffffff)$/i.test(attributes['w:color'] ?? 'auto')),
  'w:p': (walk) =>
    walk.paragraphs.push({ runs: [], style: walk.styles.of(undefined), list: false, shaded: false, boxes: [] }),
  'w:pPr': switches('inParagraphProperties', true),
  'w:r': startRun,
  'w:rPr': switches('inRunProperties', true),
  'w:t': switches('inText', true),
  'w:hyperlink': (walk, attributes) => walk.links.elements.push(walk.targets.get(attributes['r:id'] ?? '') ?? null),
  'w:fldSimple': (walk, attributes) => walk.links.elements.push(instructedTarget(attributes['w:instr'] ?? '')),
  'w:fldChar': (walk, attributes) => changeField(walk.links, attributes['w:fldCharType']),
  'w:instrText': switches('inInstruction', true),
  'w:tab': (walk) => addCharacter(walk, '\t'),
  'w:ptab': (walk) => addCharacter(walk, '\t'),
  'w:br': (walk) => addCharacter(walk, '\n'),
  'w:cr': (walk) => addCharacter(walk, '\n'),
  'w:noBreakHyphen': (walk) => addCharacter(walk, '-'),
  'w:sym': (walk) => addCharacter(walk, ' '),
  'w:tbl': (walk) => walk.tables.push({ shaded: false }),
  'w:tblStyle': (walk, attributes) => shadeTable(walk, walk.styles.of(attributes['w:val']).shaded === true),
  'w:tr': (walk) => walk.rows.push([]),
  'w:tc': (walk) => walk.frames.push({ lines: [], shaded: isShaded(walk) || (walk.tables.at(-1)?.shaded ?? false) }),
  'w:tcPr': switches('inCellProperties', true),
  'v:shape': startOldBox,
  'v:rect': startOldBox,
  'v:roundrect': startOldBox,
  'wps:wsp': switches('boxFilled', false),
  'a:ln': switches('inOutline', true),
  'a:solidFill': fillBox,
  'a:gradFill': fillBox,
  'a:blipFill': fillBox,
  'a:pattFill': fillBox,
  'w:txbxContent': (walk) => walk.frames.push({ lines: [], shaded: isShaded(walk) || walk.boxFilled }),
}

const closers: Record<string, (walk: Walk) => void> = {
  'w:pPr': switches('inParagraphProperties', false),
  'w:rPr': switches('inRunProperties', false),
  'w:tcPr': switches('inCellProperties', false),
  'w:t': switches('inText', false),
  'w:hyperlink': (walk) => void walk.links.elements.pop(),
  'w:fldSimple': (walk) => void walk.links.elements.pop(),
  'w:instrText': switches('inInstruction', false),
  'a:ln': switches('inOutline', false),
  'w:p': endParagraph,
  'w:tc': endCell,
  'w:tr': endRow,
  'w:tbl': (walk) => void walk.tables.pop(),
  'w:txbxContent': endBox,
}

type Switch =
  | 'inText'
  | 'inInstruction'
  | 'inParagraphProperties'
  | 'inRunProperties'
  | 'inCellProperties'
  | 'inOutline'
  | 'boxFilled'

function switches(key: Switch, on: boolean) {
  return (walk: Walk) => {
    walk[key] = on
  }
}

function close(walk: Walk, name: string) {
  if (walk.skipped === 0) {
    const isNested = walk.inParagraphProperties && name === 'w:rPr'
    if (!isNested) closers[name]?.(walk)
  }
  if (passedOver.has(name)) walk.skipped--
}

function paragraphProperty(walk: Walk, name: string, attributes: Attributes) {
  const paragraph = walk.paragraphs.at(-1)
  if (!paragraph) return
  if (name === 'w:pStyle') paragraph.style = walk.styles.of(attributes['w:val'])
  if (name === 'w:numId') paragraph.list = attributes['w:val'] !== '0'
  if (name === 'w:shd') paragraph.shaded = shadingOf(attributes)
}

function runProperty(walk: Walk, name: string, attributes: Attributes) {
  if (name === 'w:rStyle') walk.run = { ...walk.styles.of(attributes['w:val']), ...walk.run }
  else applyLook(walk.run, name, attributes)
}

function shadingOf(attributes: Attributes): boolean {
  const look: Look = {}
  applyLook(look, 'w:shd', attributes)
  return look.shaded === true
}

function shade(walk: Walk, shaded: boolean) {
  const frame = walk.frames.at(-1)
  if (frame && shaded) frame.shaded = true
}

const shadeCell = (walk: Walk, attributes: Attributes) => shade(walk, shadingOf(attributes))
const isShaded = (walk: Walk) => walk.frames.at(-1)?.shaded ?? false

function shadeTable(walk: Walk, shaded: boolean) {
  const table = walk.tables.at(-1)
  if (table) table.shaded = shaded
}

function startRun(walk: Walk) {
  walk.run = {}
}

function startOldBox(walk: Walk, { fillcolor = 'white' }: Attributes) {
  walk.boxFilled = !/^(?:white|#fff(?:fff)?)\b/i.test(fillcolor)
}

function fillBox(walk: Walk) {
  if (!walk.inOutline) walk.boxFilled = true
}

function addText(walk: Walk, text: string) {
  if (walk.skipped > 0) return
  if (walk.inText) addCharacter(walk, text)
  if (walk.inInstruction) addInstruction(walk.links, text)
}

function addCharacter(walk: Walk, text: string) {
  const paragraph = walk.paragraphs.at(-1)
  if (!paragraph || walk.room <= 0) return
  walk.room -= text.length
  const look = { ...walk.styles.defaults, ...paragraph.style, ...walk.run }
  const shaded = paragraph.shaded || look.shaded === true || isShaded(walk)
  const bold = look.bold === true || paragraph.style.heading
  const size = (look.halfPoints ?? defaultHalfPoints) / 2
  paragraph.runs.push({ text, bold, size, hidden: hiddenReason(look, shaded), target: currentTarget(walk.links) })
}

function hiddenReason({ vanish, color, halfPoints }: Look, shaded: boolean): HiddenReason | null {
  if (vanish) return 'vanish'
  if (halfPoints !== undefined && halfPoints < fewestHalfPoints) return 'tiny'
  return !shaded && color !== undefined && /^(?:f[0-9a-f]){3}$/i.test(color) ? 'white' : null
}

function endParagraph(walk: Walk) {
  const paragraph = walk.paragraphs.pop()
  if (!paragraph) return
  const isItem = (paragraph.list || paragraph.style.list) && !paragraph.style.heading
  const lines = [...linesOfParagraph(paragraph.runs, isItem), ...paragraph.boxes]
  const isInBody = walk.frames.length === 1
  walk.frames.at(-1)?.lines.push(...(lines.length === 0 && isInBody ? [emptyLine] : lines))
}

function endCell(walk: Walk) {
  const cell = walk.frames.pop()
  if (cell) walk.rows.at(-1)?.push(cell.lines)
}

function endRow(walk: Walk) {
  const row = walk.rows.pop()
  if (row) walk.frames.at(-1)?.lines.push(...mergeRow(row))
}

function endBox(walk: Walk) {
  const box = walk.frames.pop()
  const paragraph = walk.paragraphs.at(-1)
  if (box && paragraph) paragraph.boxes.push(...box.lines)
  else if (box) walk.frames.at(-1)?.lines.push(...box.lines)
}
