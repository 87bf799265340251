/** What a message template can name, with the braces around it left out. */
export const templateFields = ['first name', 'internship', 'company'] as const
export type TemplateField = (typeof templateFields)[number]
export type TemplateValues = Record<TemplateField, string>

const inBraces = /\{([^{}]*)\}/g

/** The text with names filled in. Braces in a filled-in name stay as they are. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(inBraces, (braces: string, name: string) => {
    const field = fieldNamed(name)
    return field === undefined ? braces : values[field]
  })

/** The first braces that name nothing that can be filled in, such as '{salary}', or null. */
export const findUnknownField = (text: string): string | null =>
  [...text.matchAll(inBraces)].find(([, name = '']) => fieldNamed(name) === undefined)?.[0] ?? null

const fieldNamed = (name: string): TemplateField | undefined => {
  const wanted = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return templateFields.find((field) => field === wanted)
}
