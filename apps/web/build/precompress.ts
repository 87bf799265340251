import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|mjs|css|html|svg)$/
const smallest = 1024
/** Bytes; above it brotli's best quality takes seconds and saves little. */
const large = 300_000

/** Writes a `.br` and a `.gz` next to each text file, so that the server compresses nothing per request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      await Promise.all(names.filter((name) => worthIt.test(name)).map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(path: string) {
  const text = await readFile(path)
  if (text.length < smallest) return
  const quality = text.length > large ? 6 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [small, smaller] = await Promise.all([
    promisify(gzip)(text, { level: 9 }),
    promisify(brotliCompress)(text, { params }),
  ])
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
}
