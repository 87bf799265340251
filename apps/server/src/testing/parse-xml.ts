import { SaxesParser } from 'saxes'

export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

/** The root element of an XML document. Throws when it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  const parser = new SaxesParser()
  const addText = (text: string) => {
    open.at(-1)!.text += text
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return top.children[0]!
}

/** The child elements with a name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** The text of the first child element with a name. */
export const textOf = (element: XmlElement, name: string): string | undefined => childrenOf(element, name)[0]?.text
