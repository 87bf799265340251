import { unzipSync, type Zippable, zipSync } from 'fflate'
import type { Random } from '../../../apps/server/src/demo-world/random.ts'
import { mutateBytes } from './mutate-bytes.ts'

/** A DOCX whose entries were changed and packed again, so that the damage is not in the wrapping. */
export function mutateZip(bytes: Buffer, random: Random, other: Buffer): Buffer {
  const entries: Zippable = { ...unzipSync(bytes) }
  for (let left = random.int(1, 3); left > 0; left--) random.pick(changes)(entries, random, other)
  return Buffer.from(zipSync(entries, { level: random.pick([0, 6]) }))
}

type Change = (entries: Zippable, random: Random, other: Buffer) => void

const changes: readonly Change[] = [mutateXml, mutateXml, mutateXml, mutateEntry, dropEntry, renameEntry, addEntries]

const anyName = (entries: Zippable, random: Random): string => random.pick(Object.keys(entries))
const contentOf = (entries: Zippable, name: string) => Buffer.from(entries[name] as Uint8Array)

function mutateXml(entries: Zippable, random: Random) {
  const name = random.chance(0.7) ? 'word/document.xml' : anyName(entries, random)
  if (!(name in entries)) return
  const tags = contentOf(entries, name).toString('utf8').split(/(?=<)/)
  const at = random.int(0, tags.length - 1)
  tags.splice(at, random.int(0, 2), ...random.pick(xmlParts)(tags[at] ?? '', random))
  entries[name] = Buffer.from(tags.join(''))
}

const namesOfEntities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>'

const xmlParts: readonly ((tag: string, random: Random) => string[])[] = [
  (tag, random) => Array.from({ length: random.int(1, 2000) }, () => tag),
  (_tag, random) => Array.from({ length: random.int(1, 5000) }, () => random.pick(['<w:tbl><w:tr><w:tc>', '<w:p>'])),
  () => [`${namesOfEntities}&a;&b;&#0;&#xD800;&#1114112;&undefined;`],
  (tag, random) => [tag, 'Python Java SQL '.repeat(random.int(0, 4999))],
  (tag) => [tag, '<![CDATA[', '<!--', '<?xml'],
  (tag, random) => [tag.replace(/"[^"]*"/, () => `"${'9'.repeat(random.int(0, 399))}"`)],
  (tag) => [tag.replace(/^<\/?/, (start) => (start === '<' ? '</' : '<'))],
  () => ['\u202e\u200b\ufeff\u0000\u0600'.repeat(200)],
]

function mutateEntry(entries: Zippable, random: Random, other: Buffer) {
  const name = anyName(entries, random)
  entries[name] = mutateBytes(contentOf(entries, name), random, other)
}

function dropEntry(entries: Zippable, random: Random) {
  if (Object.keys(entries).length > 1) delete entries[anyName(entries, random)]
}

function renameEntry(entries: Zippable, random: Random) {
  const name = anyName(entries, random)
  const content = contentOf(entries, name)
  delete entries[name]
  entries[random.pick(['../../../tmp/climbed-out', 'word/document.xml', 'word/vbaProject.bin', name.toUpperCase()])] =
    content
}

function addEntries(entries: Zippable, random: Random) {
  const count = random.pick([1, 10, 1_900, 2_100])
  for (let index = 0; index < count; index++) entries[`word/more${index}.xml`] = Buffer.from('<w:x/>')
}
