import { deflateSync, inflateSync } from 'node:zlib'
import type { Random } from '../../../apps/server/src/demo-world/random.ts'
import { mutateBytes } from './mutate-bytes.ts'

/** A PDF whose objects and streams were changed. Offsets are wrong afterwards, as in files that tools repaired. */
export function mutatePdf(bytes: Buffer, random: Random, other: Buffer): Buffer {
  const parts = bytes.toString('latin1').split(/(?=\b\d+ 0 obj\b)/)
  for (let left = random.int(1, 4); left > 0; left--) {
    const at = random.int(1, Math.max(1, parts.length - 1))
    parts.splice(at, 1, ...random.pick(changes)(parts[at] ?? '', random, parts, other))
  }
  return Buffer.from(parts.join(''), 'latin1')
}

type Change = (object: string, random: Random, all: readonly string[], other: Buffer) => string[]

const changes: readonly Change[] = [
  changeStream,
  changeStream,
  changeContent,
  changeContent,
  changeNumber,
  changeReference,
  changeName,
  nestDeeply,
  () => [],
  (object) => [object, object],
  (object, random, all) => [random.pick(all), object],
]

const streamPattern = /stream\r?\n([\s\S]*?)\r?\nendstream/

/** The unpacked stream with this change, packed again; as it is when there is none. */
function withStream(object: string, change: (content: Buffer) => Buffer): string[] {
  const packed = streamPattern.exec(object)?.[1]
  if (packed === undefined) return [object]
  const content = unpacked(Buffer.from(packed, 'latin1'))
  if (!content) return [object]
  const again = deflateSync(change(content)).toString('latin1')
  return [
    object
      .replace(streamPattern, () => `stream\n${again}\nendstream`)
      .replace(/\/Length \d+/, `/Length ${again.length}`),
  ]
}

function unpacked(packed: Buffer): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: 5_000_000 })
  } catch {
    return null
  }
}

function changeStream(object: string, random: Random, _all: readonly string[], other: Buffer): string[] {
  return withStream(object, (content) => mutateBytes(content, random, other))
}

const operators = [
  'q '.repeat(5000),
  'Q '.repeat(5000),
  'BT '.repeat(3000),
  '1e30 0 0 1e30 0 0 cm ',
  '0 0 0 0 0 0 Tm ',
  '(Python) Tj '.repeat(3000),
  '[(a) -1e9 (b)] TJ ',
  '/F1 -1 Tf ',
  '/F9 1e9 Tf ',
  '3 Tr ',
  '1 1 1 rg ',
  ...['/X1 Do ', 'BI /W 99999 /H 99999 ID ', '<ff00ff00d800> Tj ', 'nan nan Td ', '(((((((( Tj '],
]

/** Operators of a page that a writer would not have meant. */
function changeContent(object: string, random: Random): string[] {
  return withStream(object, (content) => {
    const at = random.int(0, content.length)
    return Buffer.concat([content.subarray(0, at), Buffer.from(` ${random.pick(operators)}`), content.subarray(at)])
  })
}

const numbers = ['-1', '0', '1e309', '2147483648', '99999999999999999999', '0.0000001', 'null', '[]', '<<>>']

function changeNumber(object: string, random: Random): string[] {
  return [replaceOne(object, /(?<=[\s[/A-Za-z])-?\d+(?:\.\d+)?(?! \d+ R)/g, random.pick(numbers), random)]
}

/** Objects that contain themselves, or something of another kind. */
function changeReference(object: string, random: Random, all: readonly string[]): string[] {
  return [replaceOne(object, /\d+ 0 R/g, `${random.int(0, all.length + 1)} 0 R`, random)]
}

const names = (
  'FlateDecode LZWDecode ASCII85Decode JBIG2Decode JPXDecode Crypt Type3 Type0 Identity-H Pages Page XObject ' +
  'JavaScript Launch Encrypt ObjStm XRef'
).split(' ')

function changeName(object: string, random: Random): string[] {
  return [replaceOne(object, /\/[A-Za-z]\w*/g, `/${random.pick(names)}`, random)]
}

function nestDeeply(object: string, random: Random): string[] {
  const depth = random.pick([50, 1000, 50_000])
  const [open, close] = random.pick([['[', ']'] as const, ['<< /A ', ' >>'] as const, ['(', ')'] as const])
  return [object.replace('<<', () => `<< /Deep ${open.repeat(depth)}1${close.repeat(depth)} `)]
}

function replaceOne(text: string, pattern: RegExp, by: string, random: Random): string {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return text
  const { 0: old, index } = random.pick(found)
  return text.slice(0, index) + by + text.slice(index + old.length)
}
