import { SaxesParser } from 'saxes'

/** The addresses of a part's relationships by their ids; those before a fault of the XML. */
export function readTargets(xml: string | null): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  try {
    if (xml !== null) parseTargets(xml, targets)
  } catch {
    return targets
  }
  return targets
}

function parseTargets(xml: string, targets: Map<string, string>) {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'Relationship' && attributes.TargetMode === 'External')
      targets.set(attributes.Id ?? '', attributes.Target ?? '')
  })
  parser.write(xml).close()
}

/** The address in the instruction of a field: 'HYPERLINK "https://github.com/asha" \h'. */
export const instructedTarget = (instruction: string): string | null =>
  /^\s*HYPERLINK\s+"([^"]{1,500})"/.exec(instruction)?.[1] ?? null

/** The links around the current text, from the outside in; complex fields show their text behind 'separate'. */
export type OpenLinks = { elements: (string | null)[]; fields: { instruction: string; shows: boolean }[] }

export function currentTarget({ elements, fields }: OpenLinks): string | null {
  const field = fields.findLast(({ shows }) => shows)
  return elements.at(-1) ?? (field ? instructedTarget(field.instruction) : null)
}

// More are never nested.
const deepest = 50
const longestInstruction = 1_000

export function changeField({ fields }: OpenLinks, change: string | undefined): void {
  const field = fields.at(-1)
  if (change === 'begin' && fields.length < deepest) fields.push({ instruction: '', shows: false })
  if (change === 'separate' && field) field.shows = true
  if (change === 'end') fields.pop()
}

export function addInstruction({ fields }: OpenLinks, text: string): void {
  const field = fields.at(-1)
  if (field && field.instruction.length < longestInstruction) field.instruction += text
}
