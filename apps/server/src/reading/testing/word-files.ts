import {
  Document,
  type FileChild,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { strToU8, type Zippable, zipSync } from 'fflate'

/** A Word document of one section made by the library docx. */
export async function docx(
  children: readonly FileChild[],
  headers: ISectionOptions['headers'] = {},
): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children, headers }] })))
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

/** A Word document with this XML as its body, and further entries. */
export function rawDocx(body: string, more: Zippable = {}): Uint8Array {
  const document = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`
  return zipSync({ '[Content_Types].xml': strToU8(contentTypes), 'word/document.xml': strToU8(document), ...more })
}

/** A paragraph of one run; `properties` are those of the run. */
export const paragraph = (text: string, properties = '') =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`

/** The resume of an invented person; testing/tara-menon.pdf and .doc are this, saved by LibreOffice. */
export function taraMenon(): Promise<Uint8Array> {
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
  const line = (text: string) => new Paragraph({ text })
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
  const entry = (what: string, when: string) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text: what, bold: true }), new TextRun({ text: `\t${when}` })],
    })
  return docx([
    new Paragraph({ children: [new TextRun({ text: 'Tara Menon', bold: true, size: 36 })] }),
    line('Bengaluru, India | tara.menon@example.com | +91 99001 22334 | github.com/taramenon'),
    heading('Education'),
    entry('RV College of Engineering, Bengaluru', 'Aug 2021 – May 2025'),
    line('B.E. in Information Science and Engineering, CGPA 8.7/10'),
    heading('Experience'),
    entry('Backend Intern, Lumora Systems', 'Jan 2025 – Apr 2025'),
    bullet(
      'Wrote a Go service that ingests 20 million events a day and stores them in PostgreSQL by month and customer.',
    ),
    bullet('Added Prometheus metrics and Grafana dashboards.'),
    entry('Teaching Assistant, RV College of Engineering', 'Aug 2024 – Dec 2024'),
    bullet('Ran weekly labs on data structures for 120 students.'),
    heading('Projects'),
    entry('Campus Ride Share', '2024'),
    bullet('React Native app with Firebase.'),
    heading('Skills'),
    line('Languages: Go, Python, TypeScript, SQL'),
    line('Tools: Docker, Kubernetes, Git, Linux'),
    heading('Languages'),
    line('English, Kannada, Malayalam'),
  ])
}
