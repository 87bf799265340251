import { expect, test } from 'vitest'
import { isTemplatePrompt } from './template-prompts.ts'

test.each([
  '[Job Title], [Company Name]',
  '[Start Date] – [End Date]',
  '• [Describe what you did here]',
  '[Degree] in [Field of Study]',
  '<Your Name>',
  '{{email}} | {{phone number}}',
  '[University Name, City]',
  'Click or tap here to enter text.',
  'Choose an item.',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
])('%s is an unfilled prompt', (text) => {
  expect(isTemplatePrompt(text)).toBe(true)
})

test.each([
  '[Python] [SQL] [Docker]',
  '[2022 – 2026]',
  'B.Tech in [Field of Study], Foo College',
  'Backend Intern [Remote]',
  'List<String> and Map<String, Integer>',
  'Excel [Expert]',
  'Won the [Smart Campus] hackathon',
])('%s is read', (text) => {
  expect(isTemplatePrompt(text)).toBe(false)
})
