import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { column, type Draw, packedStream, pageOf, pdf, rawPdf, scanOf } from '../testing/pdf-files.ts'
import { readPdf } from './read-pdf.ts'

async function linesOf(bytes: Uint8Array) {
  const outcome = await readPdf(bytes)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.text.lines
}
const textsOf = async (draw: Draw, options = {}) => (await linesOf(await pdf(draw, options))).map(({ text }) => text)

const filler = Array.from(
  { length: 8 },
  (_, index) => `Line ${index + 1} of a text that fills its column from edge to edge`,
)

const words = ['Principles', 'of', 'encryption']

/** One page with text operators in Helvetica of 10 points. */
const pageOfText = (operators: string) => pageOf(packedStream(Buffer.from(`BT /F1 10 Tf 50 700 Td ${operators} ET`), 1))

describe('reads lines', () => {
  test('with their place, size and weight', async () => {
    const lines = await linesOf(
      await pdf((document) => {
        document.font('Helvetica-Bold').fontSize(20).text('Asha Rao', 50, 60)
        document.font('Helvetica').fontSize(10).text('asha@example.com and some more text to be read', 50, 100)
      }),
    )
    expect(lines.map(({ text, bold, page, hidden }) => [text, bold, page, hidden])).toEqual([
      ['Asha Rao', true, 1, null],
      ['asha@example.com and some more text to be read', false, 1, null],
    ])
    expect(lines[0]).toMatchObject({ x: 50, size: 20 })
    expect(lines[0]?.y).toBeGreaterThan(50)
    expect(lines[0]?.y).toBeLessThan(70)
  })

  test('with a tab where the gap is wide', async () => {
    const texts = await textsOf((document) => {
      column(document, 50, 60, ['Backend Intern, Acme Laboratories of Pune', 'Zomato, Gurugram in the north of India'])
      column(document, 450, 60, ['Jun 2024', 'May 2023'])
    })
    expect(texts).toEqual([
      'Backend Intern, Acme Laboratories of Pune\tJun 2024',
      'Zomato, Gurugram in the north of India\tMay 2023',
    ])
  })

  test('letter-spaced words as words', async () => {
    const texts = await textsOf((document) => {
      document.fontSize(14).text('WORK EXPERIENCE', 50, 60, { characterSpacing: 6 })
      document.fontSize(10).text('Backend Intern, Acme Laboratories of Pune', 50, 100)
    })
    expect(texts[0]).toBe('WORK EXPERIENCE')
  })

  test('words that are printed letter by letter as words', async () => {
    const texts = await textsOf((document) => {
      document.fontSize(12)
      let x = 50
      for (const letter of 'Backend Intern at Acme Laboratories of Pune') {
        if (letter !== ' ') document.text(letter, x, 60, { lineBreak: false })
        x += document.widthOfString(letter)
      }
    })
    expect(texts).toEqual(['Backend Intern at Acme Laboratories of Pune'])
  })

  test.each([0.11, 0.13, 0.2])('words as words where the gap between them is %f of their size', async (gap) => {
    const inOneOperator = `[${words.map((word) => `(${word})`).join(` ${-1000 * gap} `)}] TJ`
    expect((await linesOf(pageOfText(inOneOperator)))[0]?.text).toBe(words.join(' '))
    const placedOneByOne = await textsOf((document) => {
      document.fontSize(10)
      let x = 50
      for (const word of words) {
        document.text(word, x, 60, { lineBreak: false })
        x += document.widthOfString(word) + gap * 10
      }
    })
    expect(placedOneByOne).toEqual([words.join(' ')])
  })

  test.each([0.09, 0.12, 0.14, 0.3])('words as words where their letters are %f of their size apart', async (gap) => {
    const heading = 'EDUCATION AND COURSES'
    const letters = [...heading].map((letter) => (letter === ' ' ? -300 : `(${letter}) ${-1000 * gap}`))
    expect((await linesOf(pageOfText(`[${letters.join(' ')}] TJ`)))[0]?.text).toBe(heading)
    const placedOneByOne = await textsOf((document) => {
      document.fontSize(10)
      let x = 50
      for (const letter of heading) {
        if (letter !== ' ') document.text(letter, x, 60, { lineBreak: false })
        x += document.widthOfString(letter) + gap * 10
      }
    })
    expect(placedOneByOne).toEqual([heading])
  })

  test('a letter-spaced word that goes on in the next operator as one word', async () => {
    const letters = (word: string) => [...word].map((letter) => `(${letter}) -120`).join(' ')
    const text = `[${letters('Typog')}] TJ [${letters('raphy')}] TJ`
    expect((await linesOf(pageOfText(text)))[0]?.text).toBe('Typography')
  })

  test('short words with gaps between them as several words', async () => {
    const text = '[(Go) -250 (JS) -250 (R) -250 (C) -250 (D3) -250 (AV)] TJ'
    expect((await linesOf(pageOfText(text)))[0]?.text).toBe('Go JS R C D3 AV')
  })

  test('raised letters next to their word, and double-printed bold once', async () => {
    const texts = await textsOf((document) => {
      document.fontSize(12).text('Winner on the 12', 50, 60, { lineBreak: false })
      const x = 50 + document.widthOfString('Winner on the 12')
      document.fontSize(7).text('th', x, 60, { lineBreak: false })
      document
        .fontSize(12)
        .text('Skills and abilities of many kinds', 50, 90)
        .text('Skills and abilities of many kinds', 50.3, 90)
    })
    expect(texts).toEqual(['Winner on the 12th', 'Skills and abilities of many kinds'])
  })

  test('a text that is turned after the others', async () => {
    const texts = await textsOf((document) => {
      document
        .save()
        .rotate(90, { origin: [580, 60] })
        .fontSize(12)
        .text('CURRICULUM VITAE', 580, 60)
        .restore()
      column(document, 50, 60, filler)
    })
    expect(texts).toEqual([...filler, 'CURRICULUM VITAE'])
  })

  test('at most the first fifty pages', async () => {
    const lines = await linesOf(
      await pdf((document) => {
        for (let page = 1; page <= 55; page++)
          document.addPage().text(`This is page number ${page} of a very long resume`)
      }),
    )
    expect(lines.at(-1)?.page).toBe(50)
  })
})

describe('separates hidden text, with the reason', () => {
  const seen = 'Excel and Tally, which everybody can see on this page'
  const hiddenOf = async (draw: Draw) =>
    (
      await linesOf(
        await pdf((document) => {
          document.fontSize(11).text(seen, 50, 60)
          draw(document)
        }),
      )
    ).map(({ text, hidden }) => [text, hidden])

  test.each<[string, Draw]>([
    ['white', (document) => document.fillColor('white').text('Kubernetes and Rust', 50, 100)],
    ['white', (document) => document.fillColor('#fafafa').text('Kubernetes and Rust', 50, 100)],
    ['invisible', (document) => document.fillOpacity(0).text('Kubernetes and Rust', 50, 100)],
    ['invisible', (document) => document.rect(400, 700, 60, 20).clip().text('Kubernetes and Rust', 50, 100)],
    [
      'invisible',
      (document) =>
        document.rect(50, 90, 300, 40).clip().rect(50, 300, 300, 40).clip().text('Kubernetes and Rust', 50, 100),
    ],
    ['tiny', (document) => document.fontSize(0.5).text('Kubernetes and Rust', 50, 100)],
    [
      'tiny',
      (document) => document.scale(0.1).fontSize(10).text('Kubernetes and Rust', 500, 1000, { lineBreak: false }),
    ],
    ['off_page', (document) => document.text('Kubernetes and Rust', 800, 100, { lineBreak: false })],
    ['off_page', (document) => document.text('Kubernetes and Rust', -300, 100, { lineBreak: false })],
  ])('%s', async (reason, draw) => {
    expect(await hiddenOf(draw)).toEqual([
      [seen, null],
      ['Kubernetes and Rust', reason],
    ])
  })

  test('render mode 3', async () => {
    const content =
      '/F1 12 Tf BT 50 700 Td (Excel and Tally which everybody can see here) Tj ET BT 3 Tr 50 600 Td (Rust) Tj ET'
    const lines = await linesOf(pageOf(packedStream(Buffer.from(content), 1)))
    expect(lines.map(({ text, hidden }) => [text, hidden])).toEqual([
      ['Excel and Tally which everybody can see here', null],
      ['Rust', 'invisible'],
    ])
  })

  test('a hidden word between visible ones without splitting their line', async () => {
    const lines = await hiddenOf((document) => {
      document
        .fillColor('black')
        .text('Java ', 50, 100, { continued: true })
        .fillColor('white')
        .text('Rust ', { continued: true })
      document.fillColor('black').text('and SQL in use')
    })
    expect(lines[1]?.[0]).toMatch(/^Java\s+and SQL in use$/)
    expect(lines[2]).toEqual(['Rust', 'white'])
  })

  test.each<[string, Draw]>([
    [
      'white letters on a dark ground',
      (document) =>
        document.rect(40, 90, 300, 40).fill('#1f3a4d').fillColor('white').text('Kubernetes and Rust', 50, 100),
    ],
    [
      'white letters on a picture',
      (document) =>
        document
          .image(picture, 40, 90, { width: 300, height: 40 })
          .fillColor('white')
          .text('Kubernetes and Rust', 50, 100),
    ],
    [
      'letters that a path cuts off a little',
      (document) => document.rect(50, 103, 400, 40).clip().text('Kubernetes and Rust', 50, 100),
    ],
    [
      'letters after the end of what was cut off',
      (document) => document.save().rect(400, 700, 60, 20).clip().restore().text('Kubernetes and Rust', 50, 100),
    ],
    [
      'small letters of a large matrix',
      (document) => document.scale(20).fontSize(0.5).text('Kubernetes and Rust', 2.5, 5, { lineBreak: false }),
    ],
  ])('%s are seen', async (_what, draw) => {
    expect(await hiddenOf(draw)).toEqual([
      [seen, null],
      ['Kubernetes and Rust', null],
    ])
  })
})

// One blue point.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
)

test('reads the addresses behind links, each on its own line', async () => {
  const bytes = await pdf((document) => {
    document.fontSize(11)
    document.text('Email', 50, 60, { link: 'mailto:asha@x.in', lineBreak: false })
    document.text('| GitHub', 100, 60, { link: 'https://github.com/asha', lineBreak: false })
    document.text('GitHub', 50, 90, { link: 'https://github.com/asha/demo', lineBreak: false })
  })
  const links = (await linesOf(bytes)).flatMap(({ text, links = [] }) =>
    links.map(({ start, end, target }) => [text.slice(start, end), target]),
  )
  expect(links).toEqual([
    ['Email', 'mailto:asha@x.in'],
    ['| GitHub', 'https://github.com/asha'],
    ['GitHub', 'https://github.com/asha/demo'],
  ])
})

describe('files without readable text', () => {
  test.each(['text of glyph numbers', 'text of private use'])('one whose font has only %s says so', async (kind) => {
    const shown = kind === 'text of private use' ? 0xe020 : 3
    const letters = Array.from({ length: 90 }, (_, index) => shown + (index % 25))
    const glyphs = letters.map((code) => code.toString(16).padStart(4, '0')).join('')
    const map = '1 beginbfrange <0000> <FFFF> <0000> endbfrange'
    const content = Buffer.from(`BT /F1 12 Tf 50 700 Td <${glyphs}> Tj ET`)
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      packedStream(content, 1),
      '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>',
      packedStream(Buffer.from(`/CIDInit /ProcSet findresource begin begincmap ${map} endcmap`), 1),
    ])
    expect(await readPdf(bytes)).toMatchObject({ ok: false, reason: 'no_letters' })
  })

  test('one whose headings have a font without a map to letters says so', async () => {
    const numbers = (text: string) =>
      [...text].map((letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('')
    const read = (heading: string) =>
      readPdf(
        rawPdf([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 7 0 R >> >> >>',
          packedStream(
            Buffer.from(
              `BT /F1 12 Tf 50 700 Td <${numbers(heading)}> Tj /F2 10 Tf 0 -20 Td (${filler.join(' ')}) Tj ET`,
            ),
            1,
          ),
          '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>',
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        ]),
      )
    expect(await read('Education and Experience of Asha Rao '.repeat(3))).toMatchObject({
      ok: false,
      reason: 'no_letters',
    })
    expect(await read('x'), 'an icon').toMatchObject({ ok: true })
  })

  test('a scan says that it has only pictures', async () => {
    const scan = await pdf((document) => document.image(picture, 0, 0, { width: 595, height: 842 }))
    const outcome = await readPdf(scan)
    expect(outcome).toMatchObject({ ok: false, reason: 'scanned' })
    expect(!outcome.ok && outcome.message).toContain('Export it')
  })

  test('a scan with the mark of its app says the same', async () => {
    const scan = await pdf((document) =>
      document.image(picture, 0, 0, { width: 595, height: 842 }).text('CamScanner', 400, 800),
    )
    expect(await readPdf(scan)).toMatchObject({ reason: 'scanned' })
  })

  test('a scan with recognised text over its picture is read', async () => {
    expect((await linesOf(scanOf(filler, filler))).map(({ text, hidden }) => [text, hidden])).toEqual(
      filler.map((line) => [line, null]),
    )
  })

  test.each(['JBIG2Decode', 'JPXDecode'])('a scan whose picture cannot be decoded (%s) is read', async (filter) => {
    const lines = await linesOf(scanOf(filler, filler, filter))
    expect(lines.map(({ text, hidden }) => [text, hidden])).toEqual(filler.map((line) => [line, null]))
  })

  test('recognised text where the picture shows nothing is hidden', async () => {
    const lines = await linesOf(scanOf(filler, [...filler, 'Kubernetes Rust']))
    expect(lines.filter(({ hidden }) => hidden !== null).map(({ text }) => text)).toEqual(['Kubernetes Rust'])
    expect(lines).toHaveLength(filler.length + 1)
  })

  test('a picture that is decoded late hides the same words', async () => {
    const { DecompressionStream } = globalThis
    onTestFinished(() => void vi.unstubAllGlobals())
    let streams = 0
    // pdf.js unpacks the page's content, twice, then the picture of the operator list, and last that of the rendered page.
    vi.stubGlobal('DecompressionStream', function sometimesLate(format: 'deflate') {
      const stream = new DecompressionStream(format)
      streams += 1
      if (streams !== 3) return stream
      const wait = (chunk: unknown, out: TransformStreamDefaultController) => sleep(100).then(() => out.enqueue(chunk))
      return {
        readable: stream.readable.pipeThrough(new TransformStream({ transform: wait })),
        writable: stream.writable,
      }
    })
    const lines = await linesOf(scanOf(filler, [...filler, 'Kubernetes Rust']))
    expect(lines.filter(({ hidden }) => hidden !== null).map(({ text }) => text)).toEqual(['Kubernetes Rust'])
  })

  test('an empty one is empty', async () => {
    expect(await readPdf(await pdf(() => undefined))).toMatchObject({ reason: 'empty' })
  })

  test('one behind a password is encrypted, one that only restricts its use is read', async () => {
    const draw: Draw = (document) => column(document, 50, 60, filler)
    expect(await readPdf(await pdf(draw, { userPassword: 'secret' }))).toMatchObject({ reason: 'encrypted' })
    expect(await readPdf(await pdf(draw, { ownerPassword: 'secret', permissions: {} }))).toMatchObject({ ok: true })
  })

  test.each([
    ['nothing but a header', Buffer.from('%PDF-1.7\n')],
    ['noise behind a header', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 0xa7)])],
    ['no pages', rawPdf(['<< /Type /Catalog >>'])],
    [
      'a count of pages that lies',
      rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 2000000000 >>']),
    ],
  ])('%s is damaged', async (_what, bytes) => {
    expect(await readPdf(new Uint8Array(bytes))).toMatchObject({ ok: false, reason: 'damaged' })
  })

  test('a file that lost its end is read as far as it goes, or damaged', async () => {
    const whole = await pdf((document) => column(document, 50, 60, filler))
    const outcome = await readPdf(whole.slice(0, whole.length - 400))
    expect(outcome.ok || outcome.reason === 'damaged').toBe(true)
  })
})
