import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { people } from './people.mjs'

/*
 * Packs a folder of made files into one fixture for the tests: node tools/bench/resumes/pack.mjs <folder> <fixture.zip.br>
 * It also has 'expected.json': the visible words of each file.
 */
const [folder = 'resumes', target = 'resumes.zip.br'] = process.argv.slice(2)

/** @type {Record<string, Uint8Array>} */
const files = {}
/** @type {Record<string, { name: string, words: string[] }>} */
const expected = {}
for (const name of readdirSync(folder).sort()) {
  const person = people.find(({ id }) => name.includes(`.${id}.`))
  if (!person) continue
  files[name] = readFileSync(join(folder, name))
  // Text recognition does not read white headings on a dark band.
  const headings = name.startsWith('scan.band') ? [] : ['Experience', 'Education', 'Skills']
  expected[name] = {
    name: person.name,
    words: [
      ...headings,
      ...person.jobs.flatMap(({ title, company, from, to }) => [title, company, from, to]),
      ...person.schools.flatMap(({ degree, school }) => [degree, school]),
    ],
  }
}
// Stored, so that what the files share (fonts) is packed once for all of them.
const zip = zipSync({ ...files, 'expected.json': strToU8(JSON.stringify(expected)) }, { level: 0, mtime: '2024-01-01' })
const packed = brotliCompressSync(zip, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 10 },
})
writeFileSync(target, packed)
console.log(`${Object.keys(files).length} files, ${packed.length} bytes`)
