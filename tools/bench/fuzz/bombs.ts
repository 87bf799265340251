import { zipSync } from 'fflate'
import { packedStream, pageOf, rawPdf } from '../../../apps/server/src/reading/testing/pdf-files.ts'
import { paragraph, rawDocx } from '../../../apps/server/src/reading/testing/word-files.ts'

export type Kind = 'pdf' | 'docx' | 'doc'
type Bomb = { name: string; kind: Kind; make: () => Uint8Array }

/** Small files that want much. Making them takes half a minute. */
export const bombs: readonly Bomb[] = [
  {
    name: 'half a gigabyte of zeros, packed twice',
    kind: 'pdf',
    make: () => pageOf(packedStream(zeros(1024 ** 3 / 2), 2)),
  },
  { name: 'a gigabyte of spaces', kind: 'pdf', make: () => pageOf(packedStream(Buffer.alloc(1024 ** 3, ' '), 1)) },
  { name: '100 MB of text', kind: 'pdf', make: () => pageOf(packedStream(Buffer.alloc(1e8, '(Java) Tj '), 1)) },
  { name: 'a hundred thousand pages', kind: 'pdf', make: () => pages(100_000) },
  { name: 'a page count of two billion', kind: 'pdf', make: () => pages(1, 2_000_000_000) },
  { name: 'a page tree that contains itself', kind: 'pdf', make: circle },
  { name: 'forms inside forms', kind: 'pdf', make: formsInForms },
  { name: 'a Word file of 300 MB', kind: 'docx', make: () => rawDocx('', { 'word/document.xml': zeros(3e8) }) },
  { name: 'a Word file of 50 MB of text', kind: 'docx', make: () => rawDocx(paragraph('Java '.repeat(1e7))) },
  { name: 'a Word file of 38 MB of elements', kind: 'docx', make: () => rawDocx('<w:p/>'.repeat(6_300_000)) },
  {
    name: 'twenty thousand tables in each other',
    kind: 'docx',
    make: () => rawDocx('<w:tbl><w:tr><w:tc>'.repeat(20_000)),
  },
  { name: 'a billion laughs', kind: 'docx', make: laughs },
  { name: 'a size that is forged', kind: 'docx', make: forged },
  { name: 'entries that share their bytes', kind: 'docx', make: overlapping },
  { name: 'a hundred thousand entries', kind: 'docx', make: () => manyEntries(100_000) },
  { name: 'a single line of 10 MB', kind: 'docx', make: () => rawDocx(paragraph('a'.repeat(1e7))) },
]

const zeros = (size: number) => new Uint8Array(size)

function pages(count: number, declared = count): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>'
  const tree = `<< /Type /Pages /Count ${declared} /Kids [${kids}] >>`
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', tree, ...Array.from({ length: count }, () => page)])
}

function circle(): Uint8Array {
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] /Parent 2 0 R >>'])
}

/** Each of twenty forms draws the next ten times. */
function formsInForms(): Uint8Array {
  const depth = 20
  const form = (index: number) => {
    const content = index === depth ? 'BT (Java) Tj ET' : '/X Do '.repeat(10)
    const resources = `/Resources << /XObject << /X ${index + 5} 0 R >> >>`
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`
  }
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /X 4 0 R >> >> >>',
    ...Array.from({ length: depth + 1 }, (_, index) => form(index)),
  ])
}

function laughs(): Uint8Array {
  const entities = Array.from({ length: 10 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')
  const body = `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&e10;</w:t></w:r></w:p></w:body></w:document>`
  return rawDocx('', { 'word/document.xml': Buffer.from(body) })
}

/** 100 MB that declare to be ten bytes. */
function forged(): Uint8Array {
  const zip = Buffer.from(rawDocx('', { 'word/document.xml': zeros(1e8) }))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(1e8)
  for (let at = zip.indexOf(size); at >= 0; at = zip.indexOf(size, at + 1)) zip.writeUInt32LE(10, at)
  return zip
}

/** The directory names the same packed bytes again and again. */
function overlapping(): Uint8Array {
  const zip = Buffer.from(
    rawDocx(paragraph('Java'), { 'word/styles.xml': zeros(30e6), 'word/numbering.xml': zeros(30e6) }),
  )
  const entry = Buffer.from('PK\x01\x02', 'latin1')
  const offsets: number[] = []
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 1)) offsets.push(at + 42)
  for (const offset of offsets) zip.writeUInt32LE(zip.readUInt32LE(offsets.at(-1)!), offset)
  return zip
}

function manyEntries(count: number): Uint8Array {
  const entries = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, new Uint8Array()]))
  return zipSync({ ...entries, 'word/document.xml': Buffer.from('x') }, { level: 0 })
}
