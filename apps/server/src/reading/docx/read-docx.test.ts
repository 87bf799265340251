import { ExternalHyperlink, Header, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { docx, paragraph, rawDocx } from '../testing/word-files.ts'
import { readDocx } from './read-docx.ts'

function linesOf(bytes: Uint8Array) {
  const outcome = readDocx(bytes)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.text.lines
}
const textsOf = (bytes: Uint8Array) => linesOf(bytes).map(({ text }) => text)
const p = (text: string) => new Paragraph({ text })
const cell = (...texts: string[]) => new TableCell({ children: texts.map(p) })
const table = (...rows: TableCell[][]) => new Table({ rows: rows.map((children) => new TableRow({ children })) })

describe('reads visible text', () => {
  test('paragraphs, line breaks, tabs and non-breaking hyphens', () => {
    const body = `${paragraph('Python')}<w:p><w:r><w:t>Asha</w:t><w:tab/><w:t>2024</w:t><w:br/><w:t>e</w:t><w:noBreakHyphen/><w:t>mail</w:t></w:r></w:p>`
    expect(textsOf(rawDocx(body))).toEqual(['Python', 'Asha\t2024', 'e-mail'])
  })

  test('and where empty paragraphs set it apart', () => {
    const body = [paragraph('Asha'), '<w:p/>', paragraph(' '), paragraph('Pune'), paragraph('Desks')].join('')
    expect(linesOf(rawDocx(body)).map(({ text, y }) => [text, y])).toEqual([
      ['Asha', 0],
      ['Pune', 3],
      ['Desks', 4],
    ])
  })

  test('bold paragraphs, headings and the marks of lists', async () => {
    const bytes = await docx([
      new Paragraph({ children: [new TextRun({ text: 'Intern', bold: true })] }),
      new Paragraph({ text: 'Skills', heading: 'Heading1' }),
      new Paragraph({ text: 'Java', bullet: { level: 0 } }),
    ])
    expect(linesOf(bytes).map(({ text, bold }) => [text, bold])).toEqual([
      ['Intern', true],
      ['Skills', true],
      ['• Java', false],
    ])
  })

  test('letter sizes of the text, its style or the usual one', async () => {
    const bytes = await docx([
      new Paragraph({ children: [new TextRun({ text: 'Asha Rao', size: 40 })] }),
      p('Pune'),
      new Paragraph({ children: [new TextRun({ text: 'B', size: 40 }), new TextRun({ text: 'uilt maps', size: 22 })] }),
    ])
    expect(linesOf(bytes).map(({ text, size }) => [text, size])).toEqual([
      ['Asha Rao', 20],
      ['Pune', 10],
      ['Built maps', 11],
    ])
  })

  test('rows of a table as lines', async () => {
    const bytes = await docx([
      table([cell('B.Tech'), cell('Foo College'), cell('2024')], [cell('HSC'), cell('Bar School'), cell('2020')]),
    ])
    expect(textsOf(bytes)).toEqual(['B.Tech\tFoo College\t2024', 'HSC\tBar School\t2020'])
  })

  test('columns made by a table in order, a date at the margin next to its entry', async () => {
    const columns = await docx([table([cell('Skills', 'Java', 'Go'), cell('Experience', 'Intern', 'Acme')])])
    expect(textsOf(columns)).toEqual(['Skills', 'Java', 'Go', 'Experience', 'Intern', 'Acme'])
    const margin = await docx([table([cell('2024'), cell('Intern, Acme', 'Made maps.')])])
    expect(textsOf(margin)).toEqual(['2024\tIntern, Acme', 'Made maps.'])
  })

  test('the header before the body', async () => {
    const header = new Header({ children: [p('Asha Rao'), p('asha@example.com')] })
    expect(textsOf(await docx([p('Skills')], { default: header }))).toEqual(['Asha Rao', 'asha@example.com', 'Skills'])
  })

  test('text boxes once, after the paragraph that holds them', () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
    const body = `<w:p><w:r><w:t>Asha</w:t><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:drawing>${box('Skills')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('Skills')}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraph('Java')}`
    expect(textsOf(rawDocx(body))).toEqual(['Asha', 'Skills', 'Java'])
  })

  test('neither deleted nor moved text nor field codes', () => {
    const body =
      '<w:p><w:r><w:instrText>HYPERLINK "https://evil.example"</w:instrText></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>' +
      '<w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom><w:ins><w:r><w:t>kept</w:t></w:r></w:ins></w:p>'
    expect(textsOf(rawDocx(body))).toEqual(['kept'])
  })

  test('footnotes and endnotes after the body', () => {
    const notes = (kind: string, text: string) =>
      strToU8(`<w:${kind}s xmlns:w="w"><w:${kind} w:id="1">${paragraph(text)}</w:${kind}></w:${kind}s>`)
    const parts = {
      'word/footnotes.xml': notes('footnote', 'Ranked third of 240 teams'),
      'word/endnotes.xml': notes('endnote', 'Published as open source'),
    }
    expect(textsOf(rawDocx(paragraph('Robotics Intern'), parts))).toEqual([
      'Robotics Intern',
      'Ranked third of 240 teams',
      'Published as open source',
    ])
  })
})

describe('reads the addresses behind links', () => {
  const targets = (bytes: Uint8Array) =>
    linesOf(bytes).flatMap(({ text, links = [] }) =>
      links.map(({ start, end, target }) => [text.slice(start, end), target]),
    )

  test('of hyperlinks, also in lists and tables', async () => {
    const link = (text: string, target: string) =>
      new ExternalHyperlink({ link: target, children: [new TextRun(text)] })
    const bytes = await docx([
      new Paragraph({
        children: [link('Email', 'mailto:asha@x.in'), new TextRun(' | '), link('GitHub', 'https://github.com/asha')],
      }),
      new Paragraph({ bullet: { level: 0 }, children: [link('Demo', 'https://demo.in/a')] }),
      table([
        cell('Site'),
        new TableCell({ children: [new Paragraph({ children: [link('Behance', 'https://behance.net/asha')] })] }),
      ]),
    ])
    expect(targets(bytes)).toEqual([
      ['Email', 'mailto:asha@x.in'],
      ['GitHub', 'https://github.com/asha'],
      ['Demo', 'https://demo.in/a'],
      ['Behance', 'https://behance.net/asha'],
    ])
  })

  test('of simple and of complex fields', () => {
    const field = (change: string) => `<w:r><w:fldChar w:fldCharType="${change}"/></w:r>`
    const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
    const text = '<w:r><w:t>GitHub</w:t></w:r>'
    const instruction = 'HYPERLINK &quot;https://github.com/asha&quot;'
    const complex = `${field('begin')}${code('HYPERLINK ')}${code('&quot;https://github.com/asha&quot;')}${field('separate')}${text}${field('end')}`
    const body = `<w:p>${complex}</w:p><w:p><w:fldSimple w:instr="${instruction}">${text}</w:fldSimple></w:p>`
    expect(targets(rawDocx(body))).toEqual([
      ['GitHub', 'https://github.com/asha'],
      ['GitHub', 'https://github.com/asha'],
    ])
  })

  test('not where the relationships are damaged', () => {
    const body = '<w:p><w:hyperlink r:id="a"><w:r><w:t>Site</w:t></w:r></w:hyperlink></w:p>'
    expect(targets(rawDocx(body, { 'word/_rels/document.xml.rels': strToU8('<Relationships><') }))).toEqual([])
  })
})

test('a document inside the document is named with advice', () => {
  const outcome = readDocx(rawDocx(`${paragraph('Asha')}<w:altChunk r:id="a"/>`))
  expect(outcome).toMatchObject({
    ok: false,
    reason: 'embedded_text',
    message: expect.stringContaining('Open it in Word'),
  })
})

describe('separates hidden text', () => {
  const hiddenOf = (body: string, styles = '') =>
    linesOf(
      rawDocx(body, styles === '' ? {} : { 'word/styles.xml': strToU8(`<w:styles xmlns:w="w">${styles}</w:styles>`) }),
    ).map(({ text, hidden }) => [text, hidden])

  test.each([
    ['vanish', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['white', '<w:color w:val="FDFDFD"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('%s: %s', (reason, properties) => {
    const body = `<w:p><w:r><w:t>Java </w:t></w:r><w:r><w:rPr>${properties}</w:rPr><w:t>Rust</w:t></w:r><w:r><w:t>and Go</w:t></w:r></w:p>`
    expect(hiddenOf(body)).toEqual([
      ['Java and Go', null],
      ['Rust', reason],
    ])
  })

  test('text hidden by a style', () => {
    const styles =
      '<w:style w:styleId="A"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>'
    expect(
      hiddenOf(`<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr><w:r><w:t>Rust</w:t></w:r></w:p>${paragraph('Go')}`, styles),
    ).toEqual([
      ['Rust', 'vanish'],
      ['Go', null],
    ])
  })

  test('keeps white letters on a dark background', () => {
    const white = '<w:color w:val="FFFFFF"/>'
    const shaded = `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3A4D"/></w:pPr><w:r><w:rPr>${white}</w:rPr><w:t>Skills</w:t></w:r></w:p>`
    const darkCell = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="000000"/></w:tcPr>${paragraph('Java', white)}</w:tc></w:tr></w:tbl>`
    expect(hiddenOf(shaded + darkCell)).toEqual([
      ['Skills', null],
      ['Java', null],
    ])
  })

  test.each([
    ['white', '<w:color w:val="FFFFFF"/>', '<w:color w:val="000000"/>'],
    [null, '', '<w:vanish/>'],
  ])('uses the properties after a tracked change: %s', (reason, properties, former) => {
    const change = `<w:rPrChange w:id="1" w:author="A"><w:rPr>${former}</w:rPr></w:rPrChange>`
    expect(hiddenOf(paragraph('Go') + paragraph('Rust', properties + change))).toEqual([
      ['Go', null],
      ['Rust', reason],
    ])
  })

  test('ignores the former style in a tracked change', () => {
    const styles = '<w:style w:styleId="A"><w:rPr><w:vanish/></w:rPr></w:style>'
    const former = '<w:pPrChange w:id="1" w:author="A"><w:pPr><w:pStyle w:val="B"/></w:pPr></w:pPrChange>'
    const properties = `<w:pPr><w:pStyle w:val="A"/>${former}</w:pPr>`
    expect(hiddenOf(`${paragraph('Go')}<w:p>${properties}<w:r><w:t>Rust</w:t></w:r></w:p>`, styles)).toEqual([
      ['Go', null],
      ['Rust', 'vanish'],
    ])
  })

  test('ignores a hidden paragraph mark', () => {
    expect(hiddenOf('<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>Java</w:t></w:r></w:p>')).toEqual([
      ['Java', null],
    ])
  })
})

describe('hostile files', () => {
  test('entities of a document type are not expanded and no file is read', () => {
    const xml =
      '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>'
    expect(readDocx(rawDocx('', { 'word/document.xml': strToU8(xml) }))).toMatchObject({ ok: false, reason: 'damaged' })
  })

  test('reads twenty thousand nested tables like one', () => {
    const depth = 20_000
    const body = '<w:tbl><w:tr><w:tc>'.repeat(depth) + paragraph('Java') + '</w:tc></w:tr></w:tbl>'.repeat(depth)
    expect(textsOf(rawDocx(body))).toEqual(['Java'])
  })

  test('reports a body that unpacks beyond the limit as too complex', () => {
    const bomb = Buffer.alloc(45 * 1024 * 1024, 32)
    expect(readDocx(rawDocx('', { 'word/document.xml': new Uint8Array(bomb) }))).toMatchObject({
      reason: 'too_complex',
    })
  })

  test('names that climb out of a folder are never used', () => {
    expect(
      textsOf(rawDocx(paragraph('Java'), { '../../evil.xml': strToU8('x'), '/etc/cron.d/x': strToU8('x') })),
    ).toEqual(['Java'])
  })

  test('truncates an endless text', () => {
    const lines = linesOf(rawDocx(paragraph('Java and SQL. '.repeat(100)).repeat(1_000)))
    expect(lines.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(205_000)
  })

  test.each([
    ['no text', rawDocx('<w:p/>'), 'empty'],
    ['only a picture', rawDocx('<w:p/>', { 'word/media/image1.png': strToU8('x') }), 'scanned'],
    ['broken XML', rawDocx('<w:p><w:r></w:p>'), 'damaged'],
    ['cut off', rawDocx(paragraph('x')).slice(0, 200), 'damaged'],
  ])('%s', (_what, bytes, reason) => {
    expect(readDocx(bytes)).toMatchObject({ ok: false, reason })
  })
})
