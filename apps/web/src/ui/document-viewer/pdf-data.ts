/** Fonts and character maps that a PDF may reference without embedding them, bundled as assets. */
const addresses = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
  ],
  { query: '?url', import: 'default', eager: true },
)
const byName = new Map(Object.entries(addresses).map(([path, address]) => [path.split('/').at(-1), address]))

/** Loads these files for pdf.js (its option BinaryDataFactory). Throws for an unknown filename. */
export class PdfData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename)
    if (!address) throw new Error(`pdf.js asked for ${filename}, which is not in the bundle`)
    const reply = await fetch(address)
    if (!reply.ok) throw new Error(`${filename} could not be loaded`)
    return new Uint8Array(await reply.arrayBuffer())
  }
}
