import { SaxesParser } from 'saxes'

/** The properties that determine the visibility of text. Undefined: inherited. */
export type Look = { bold?: boolean; vanish?: boolean; color?: string; halfPoints?: number; shaded?: boolean }

/** The text properties of a style. */
export type Style = Look & { heading: boolean; list: boolean }

export type Styles = { of: (id: string | undefined) => Style; defaults: Look }

const plain: Style = { heading: false, list: false }

/** Reads the styles of a Word document with inherited properties. */
export function readStyles(xml: string | null): Styles {
  const raw = new Map<string, RawStyle>()
  const defaults: Look = {}
  if (xml !== null) parseStyles(xml, raw, defaults)
  return { of: (id) => (id === undefined ? plain : inherited(raw, id)), defaults }
}

type RawStyle = { look: Look; basedOn: string | null; heading: boolean; list: boolean }

function parseStyles(xml: string, raw: Map<string, RawStyle>, defaults: Look) {
  const parser = new SaxesParser({ xmlns: false })
  let style: RawStyle | null = null
  let inDefaults = false
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:style') {
      style = { look: {}, basedOn: null, heading: false, list: false }
      raw.set(attributes['w:styleId'] ?? '', style)
    }
    if (name === 'w:docDefaults') inDefaults = true
    if (style) describe(style, name, attributes)
    else if (inDefaults) applyLook(defaults, name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'w:style') style = null
    if (name === 'w:docDefaults') inDefaults = false
  })
  parser.write(xml).close()
}

function describe(style: RawStyle, name: string, attributes: Record<string, string>) {
  const value = attributes['w:val'] ?? ''
  if (name === 'w:basedOn') style.basedOn = value
  if (name === 'w:name') style.heading = /^(?:heading [1-9]|title)$/i.test(value)
  if (name === 'w:numPr') style.list = true
  // A table style may shade some rows: white letters may be on any of them.
  const shaded = style.look.shaded
  applyLook(style.look, name, attributes)
  if (shaded) style.look.shaded = true
}

/** Applies one element of run or paragraph properties. */
export function applyLook(look: Look, name: string, attributes: Record<string, string>): void {
  const value = attributes['w:val'] ?? ''
  const isOn = value !== '0' && value !== 'false' && value !== 'none'
  if (name === 'w:b') look.bold = isOn
  if (name === 'w:vanish' || name === 'w:webHidden') look.vanish = isOn
  if (name === 'w:color') look.color = value
  if (name === 'w:sz') look.halfPoints = Number(value)
  if (name === 'w:highlight') look.shaded = isOn && value !== 'white'
  if (name === 'w:shd') look.shaded = isDark(attributes)
}

/** Whether a shading is neither missing, automatic nor white. */
function isDark(attributes: Record<string, string>): boolean {
  const fill = (attributes['w:fill'] ?? 'auto').toLowerCase()
  return (
    attributes['w:themeFill'] !== undefined || (fill !== 'auto' && fill !== 'ffffff') || attributes['w:val'] === 'solid'
  )
}

const deepestChain = 20

function inherited(raw: ReadonlyMap<string, RawStyle>, id: string): Style {
  const chain: RawStyle[] = []
  for (let next: string | null = id; next !== null && chain.length < deepestChain; ) {
    const style = raw.get(next)
    if (!style) break
    chain.unshift(style)
    next = style.basedOn
  }
  const look: Look = Object.assign({}, ...chain.map((style) => style.look))
  return { ...look, heading: chain.some(({ heading }) => heading), list: chain.at(-1)?.list ?? false }
}
