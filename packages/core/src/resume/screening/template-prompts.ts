/**
 * Whether a line is what a template asks its user to fill in, and nothing else: '[Job Title], [Company Name]',
 * '<Your name>', 'Click or tap here to enter text.' Tags such as '[Python] [SQL]' and dates are none.
 */
export function isTemplatePrompt(text: string): boolean {
  if (text.length > longestPrompt) return false
  if (ofWord.test(text.trim())) return true
  const prompts = text.match(brackets) ?? []
  const rest = text.replace(brackets, ' ')
  return prompts.length > 0 && prompts.every((prompt) => asked.test(prompt)) && !/\p{L}{4}|\d/u.test(rest)
}

/** Whether an item of a list is what a template has in its place: 'Skill One', 'Language 2'. */
export const isPlaceholder = (text: string): boolean =>
  /^(?:your )?(?:skill|tool|language|software|technology)(?: name)? ?#?(?:one|two|three|four|five|six|\d{1,2}|here|name)$/i.test(
    text,
  )

const longestPrompt = 200
const brackets = /\[[^[\]]{2,100}\]|<[^<>]{2,100}>|\{{1,2}[^{}]{2,100}\}{1,2}/g
const asked =
  /\b(?:your|name|title|company|employer|organi[sz]ation|date|degree|field|major|university|college|school|institution|city|state|country|location|year|month|start|end|describe|description|insert|enter|add|write|list|phone|number|e-?mail|address|link(?:edin)?|url|role|position|responsibilit(?:y|ies)|accomplishments?|achievements?|summary|objective|certifications?|awards?|gpa|skill|project|here)\b/i
// Content controls of Word, and the filling of pages.
const ofWord =
  /^[•\s-]*(?:(?:insert|enter|type|add) (?:your |the |an? )?[\p{L} ]{0,25}\b(?:name|title|here)\b\s*(?:$|\().{0,60}|(?:click|tap)(?: or tap| or click)?(?: here)? to (?:enter|add|choose|edit)\b.{0,60}|choose an item\.?|lorem ipsum\b.*)$/iu
