import { getDocument } from 'unpdf/pdfjs'

/** The reference: pdf.js's own text of all pages, in a process like our reader's. */
process.on('message', async (message: { bytes: Uint8Array }) => {
  const task = getDocument({ data: new Uint8Array(message.bytes), verbosity: 0, useSystemFonts: true })
  const document = await task.promise
  let letters = 0
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) letters += item.str.length
  }
  const { numPages } = document
  await task.destroy()
  process.send?.({ letters, pages: numPages })
})
process.on('disconnect', () => process.exit())
