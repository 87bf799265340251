import { BorderStyle, Paragraph, Table, TableCell, TableRow, TabStopType, TextRun, WidthType } from 'docx'

/**
 * Parts of a Word document.
 *
 * @typedef {import('./person.mjs').School} School
 * @typedef {Paragraph | Table} Block
 */

/** @param {string} text @param {{ bold?: boolean, italics?: boolean, size?: number }} [look] */
export const line = (text, look = {}) => new Paragraph({ children: [new TextRun({ text, ...look })] })
/** @param {string} text */
export const item = (text) => new Paragraph({ text, bullet: { level: 0 } })
/** @param {string} left @param {string} right @param {{ bold?: boolean, italics?: boolean }} [look] */
export const edges = (left, right, look = {}) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, ...look }), new TextRun({ text: `\t${right}` })],
  })
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const open = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
/** @param {Block[][][]} rows @param {number[]} widths @param {boolean} [ruled] */
export const table = (rows, widths, ruled = false) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(ruled ? {} : { borders: open }),
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({ width: { size: widths[index] ?? 50, type: WidthType.PERCENTAGE }, children }),
          ),
        }),
    ),
  })

/** @param {{ from: string, to: string }} period */
export const dates = ({ from, to }, dash = ' – ') => `${from}${dash}${to}`
/** @param {School} school */
export const degree = ({ degree: name, field }, glue = ' in ') => (field ? `${name}${glue}${field}` : name)
