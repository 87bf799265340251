/** What a message template can name, with the braces around it left out. */
export const templateFields = ['first name', 'internship', 'company'] as const
export type TemplateField = (typeof templateFields)[number]
export type TemplateValues = Record<TemplateField, string>

export const writtenTemplateFields = templateFields.map((field) => `{${field}}`)

const inBraces = /\{([^{}]*)\}/g

/** The text with names filled in. Braces in a filled-in name stay as they are. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(inBraces, (braces: string, name: string) => {
    const field = fieldNamed(name)
    return field === undefined ? braces : values[field]
  })

/** Why the text is no template: it has braces that name nothing that can be filled in. Null when it is one. */
export function describeUnknownField(text: string): string | null {
  const unknown = [...text.matchAll(inBraces)].find(([, name = '']) => fieldNamed(name) === undefined)
  if (!unknown) return null
  return `${unknown[0]} cannot be filled in. Use ${writtenTemplateFields.join(', ')}, or remove the braces.`
}

const fieldNamed = (name: string): TemplateField | undefined => {
  const wanted = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return templateFields.find((field) => field === wanted)
}
